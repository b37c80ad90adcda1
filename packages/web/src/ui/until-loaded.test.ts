import { expect, test, vi } from 'vitest';
import { untilLoaded } from './until-loaded.ts';

test('code that does not come is asked for again, until it comes', async () => {
  vi.useFakeTimers();
  const load = vi.fn(async () => 'code');
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const loaded = untilLoaded(load);
  await vi.advanceTimersByTimeAsync(1999);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2001);
  await expect(loaded).resolves.toBe('code');
  expect(load).toHaveBeenCalledTimes(3);
  vi.useRealTimers();
});
