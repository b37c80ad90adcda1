import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { layoutFaults } from '../../../../tools/src/layout-faults.ts';

/** The widths at which every screen must keep its parts apart. */
const screenWidths = [360, 768, 820, 1024, 1152, 1440] as const;

/** At each width no part lies over another and none leaves the page. */
export async function expectTidy(widths: readonly number[] = screenWidths, height = 900): Promise<void> {
  // SH-05: until then the sidebar lies over a narrow page.
  await expect.poll(() => document.querySelector('aside[data-settling]')).toBeNull();
  const found: string[] = [];
  for (const width of widths) {
    await page.viewport(width, height);
    await laidOut();
    found.push(...layoutFaults().map((fault) => `${width} px: ${fault}`));
  }
  expect(found).toEqual([]);
}

function laidOut(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}
