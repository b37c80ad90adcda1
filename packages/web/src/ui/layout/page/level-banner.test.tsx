import { Button } from '@mantine/core';
import { expect, test } from 'vitest';
import { expectTidy } from '../../../testing/expect-tidy.ts';
import { render } from '../../../testing/render.ts';
import { UiProvider } from '../../ui-provider.tsx';
import { LevelBanner } from './level-banner.tsx';

test.each(['Bay Area', 'Northern California and the Coast'])(
  'the banner of %s keeps its words apart on a phone, with both links at its end',
  async (name) => {
    const screen = await render(
      <UiProvider>
        <LevelBanner level="group" name={name} reach={3}>
          <Button variant="link">1 store has its own values</Button>
          <Button variant="link">Show overrides</Button>
        </LevelBanner>
      </UiProvider>,
    );
    await expect.element(screen.getByText(/reaches 3 stores/)).toBeVisible();
    await expectTidy([360, 390, 768, 1440]);
  },
);
