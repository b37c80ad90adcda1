import { Select } from '@mantine/core';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../testing/render.ts';
import { UiProvider } from '../ui-provider.tsx';
import { useNoticeHistory } from './notice-history.ts';
import { notify } from './notify.ts';

test.each([
  ['SH-31 KE-21 BC-19', 'error', 20_000],
  ['SH-32 KE-22 BC-19', 'success', 10_000],
  ['SH-33 KE-23 BC-19', 'info', 10_000],
  ['SH-34 KE-24 BC-19', 'warning', 10_000],
] as const)('%s a notice of %s is there for %i ms and then goes', async (_rule, kind, duration) => {
  await render(<UiProvider>{null}</UiProvider>);
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  try {
    const shownAt = Date.now();
    notify[kind]('Menus are saved.');
    const notice = page.getByText('Menus are saved.');
    await expect.poll(() => notice.query()).not.toBeNull();
    // Polling has moved the clock.
    await vi.advanceTimersByTimeAsync(shownAt + duration - 1 - Date.now());
    expect(notice.query()).not.toBeNull();
    await vi.advanceTimersByTimeAsync(1000);
    await expect.poll(() => notice.query()).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

test('one that stays is there until it is hidden', async () => {
  await render(<UiProvider>{null}</UiProvider>);
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  try {
    const id = notify.info('The server is busy.', { stays: true });
    const notice = page.getByText('The server is busy.');
    await expect.poll(() => notice.query()).not.toBeNull();
    await vi.advanceTimersByTimeAsync(90_000);
    expect(notice.query()).not.toBeNull();
    notify.hide(id);
    await expect.poll(() => notice.query()).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

test('a notice floats in, is dismissed, and can be read again later', async () => {
  await render(<UiProvider>{null}</UiProvider>);
  notify.success('Reaches stores with the next publish.', { title: 'Saved version 132.' });
  await expect.element(page.getByText(/Reaches stores with the next publish/)).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect.element(page.getByText(/Reaches stores with the next publish/)).not.toBeInTheDocument();
  expect(useNoticeHistory.getState().notices[0]).toMatchObject({ kind: 'success', title: 'Saved version 132.' });
});

test('a list that is unfolded is over a notice: what it offers can be chosen', async () => {
  const handleChange = vi.fn();
  await render(
    <UiProvider>
      <div style={{ position: 'fixed', right: 40, bottom: 20 }}>
        <Select label="Paper" data={['Receipt paper', 'Labels', 'None']} onChange={handleChange} />
      </div>
    </UiProvider>,
  );
  notify.success('Menus are saved.');
  await expect.element(page.getByText('Menus are saved.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Paper' }).click();
  await page.getByRole('option', { name: 'None' }).click({ timeout: 3000 });
  expect(handleChange).toHaveBeenCalledWith('None', expect.anything());
});

test('the last 50 are kept', () => {
  for (let count = 0; count < 60; count += 1) notify.info(`Notice ${count}`);
  const { notices } = useNoticeHistory.getState();
  expect(notices).toHaveLength(50);
  expect(notices[0]?.message).toBe('Notice 59');
});
