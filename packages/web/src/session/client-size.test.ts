import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { useClientSize } from './client-size.ts';

test('SH-30 a resize of the page updates the stored dimensions', async () => {
  await page.viewport(900, 700);
  await expect.poll(() => useClientSize.getState()).toEqual({ width: 900, height: 700 });
  await page.viewport(1440, 900);
  await expect.poll(() => useClientSize.getState()).toEqual({ width: 1440, height: 900 });
});
