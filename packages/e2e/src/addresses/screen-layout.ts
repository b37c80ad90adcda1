import type { Page } from '@playwright/test';
import { layoutFaults } from '../../../../tools/src/layout-faults.ts';
import { mostShift, shiftOf } from '../support/page-shift.ts';

const sizes = [
  { width: 1440, height: 900 },
  { width: 1152, height: 900 },
  { width: 1024, height: 900 },
  { width: 768, height: 900 },
  { width: 360, height: 800 },
] as const;

/** The parts that moved while the screen opened, if they moved too far. */
export async function movedWhileOpening(page: Page): Promise<readonly string[]> {
  const { sum, parts } = await shiftOf(page);
  return sum > mostShift ? [`shifts by ${sum.toFixed(3)} while it opens: ${parts.join(' ')}`] : [];
}

/** The parts that are covered, cut off or beyond their frame at each width, from a desk to a phone; the page stays as narrow as a phone. */
export async function untidyParts(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  // SH-05: until then the sidebar lies over a narrow page.
  await page.locator('aside[data-settling]').waitFor({ state: 'detached' });
  for (const size of sizes) {
    await page.setViewportSize(size);
    found.push(...(await settled(() => untidyNow(page))).map((fault) => `at ${size.width} px: ${fault}`));
  }
  return found;
}

/** Looks again where something is wrong: maps and lists of many rows are drawn a moment after a resize. */
async function settled(look: () => Promise<readonly string[]>): Promise<readonly string[]> {
  const faults = await look();
  if (faults.length === 0) return faults;
  await new Promise((resolve) => setTimeout(resolve, 200));
  return look();
}

async function untidyNow(page: Page): Promise<readonly string[]> {
  return [...(await beyondFrame(page)), ...(await page.evaluate(layoutFaults))];
}

/** Once it is drawn. A screen scrolls in its own frame: content that lies outside of it moves the save bar out of sight. */
function beyondFrame(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
    const isFramed = document.querySelector('nav[aria-label="Main"]') !== null;
    const [wide, high] = [scrollWidth - clientWidth, isFramed ? scrollHeight - clientHeight : 0];
    return [...(wide > 0 ? [`${wide} px too wide`] : []), ...(high > 0 ? [`${high} px too high`] : [])];
  });
}
