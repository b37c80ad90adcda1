import { afterEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../testing/render.ts';
import { UiProvider } from '../../ui/ui-provider.tsx';
import { ChunkFailed } from './chunk-failed.tsx';
import { PageCrash } from './page-crash.tsx';
import { chunkTimeoutMillis, PagePending } from './page-pending.tsx';

afterEach(() => vi.useRealTimers());

const crash = (message: string) =>
  render(
    <UiProvider>
      <PageCrash error={new TypeError(message)} reset={() => undefined} />
    </UiProvider>,
  );

describe('a part of the console that does not arrive', () => {
  test('BC-16 the time-out is 120000 ms', () => {
    expect(chunkTimeoutMillis).toBe(120_000);
  });

  test('ER-23 after the time-out it is a load error', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await render(
      <UiProvider>
        <PagePending />
      </UiProvider>,
    );
    vi.advanceTimersByTime(119_999);
    expect(page.getByRole('alert').elements()).toHaveLength(0);
    vi.advanceTimersByTime(1);
    vi.useRealTimers();
    await expect
      .element(page.getByRole('heading', { name: 'A part of the console could not be loaded' }))
      .toBeVisible();
  });

  test.each([
    'Failed to fetch dynamically imported module: https://harbor.example/assets/hours-x.js',
    'error loading dynamically imported module',
    'Importing a module script failed.',
  ])('ER-23 a script that fails (%s) is said so, with a way on', async (message) => {
    await crash(message);
    await expect
      .element(page.getByRole('heading', { name: 'A part of the console could not be loaded' }))
      .toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Load again' })).toBeVisible();
  });

  test('ER-24 a style file that fails is a failure to load', async () => {
    await crash('Unable to preload CSS for /assets/hours-x.css');
    await expect
      .element(page.getByRole('heading', { name: 'A part of the console could not be loaded' }))
      .toBeVisible();
  });

  test('ER-23 Load again loads the page again', async () => {
    const reload = vi.fn();
    await render(
      <UiProvider>
        <ChunkFailed onReload={reload} />
      </UiProvider>,
    );
    await page.getByRole('button', { name: 'Load again' }).click();
    expect(reload).toHaveBeenCalledOnce();
  });

  test('any other failure of a screen is no failure to load', async () => {
    await crash('x is not a function');
    await expect.element(page.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible();
  });
});
