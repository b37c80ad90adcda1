import { expect, test } from 'vitest';
import { render } from '../../testing/render.ts';
import { UiProvider } from '../ui-provider.tsx';
import { Explained } from './explained.tsx';

test('words that need explaining say it on hover, and always to screen readers', async () => {
  const screen = await render(
    <UiProvider>
      <main>
        <Explained about="The console of the company">TCC</Explained>
      </main>
    </UiProvider>,
  );
  const words = screen.getByRole('button', { name: 'TCC' });
  await expect.element(words).toHaveAccessibleDescription('The console of the company');
  await words.hover();
  await expect.element(screen.getByRole('tooltip')).toHaveTextContent('The console of the company');
});
