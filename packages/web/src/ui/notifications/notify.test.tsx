import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { UiProvider } from '../ui-provider.tsx';
import { useNoticeHistory } from './notice-history.ts';
import { noticeDurations, notify } from './notify.ts';

test.each([
  ['SH-31 KE-21', 'error', 20_000],
  ['SH-32 KE-22', 'success', 10_000],
  ['SH-33 KE-23', 'info', 10_000],
  ['SH-34 KE-24', 'warning', 10_000],
] as const)('%s %s stays %i ms', (_rule, kind, duration) => {
  expect(noticeDurations[kind]).toBe(duration);
});

test('BC-19 errors stay 20 s, everything else 10 s', () => {
  expect(noticeDurations).toEqual({ error: 20_000, success: 10_000, info: 10_000, warning: 10_000 });
});

test('a notice floats in, is dismissed, and can be read again later', async () => {
  await render(<UiProvider>{null}</UiProvider>);
  notify.success('Reaches stores with the next publish.', { title: 'Saved version 132.' });
  await expect.element(page.getByText(/Reaches stores with the next publish/)).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect.element(page.getByText(/Reaches stores with the next publish/)).not.toBeInTheDocument();
  expect(useNoticeHistory.getState().notices[0]).toMatchObject({ kind: 'success', title: 'Saved version 132.' });
});

test('the last 50 are kept', () => {
  for (let count = 0; count < 60; count += 1) notify.info(`Notice ${count}`);
  const { notices } = useNoticeHistory.getState();
  expect(notices).toHaveLength(50);
  expect(notices[0]?.message).toBe('Notice 59');
});
