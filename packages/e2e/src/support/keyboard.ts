import { expect, type Page } from '@playwright/test';

/** A screen may still be loading when the walk begins, and some walks are long. */
const patienceMs = 45_000;

/** Presses Tab until the focus is on the element that has this name; an element that Tab does not reach cannot be used by keyboard. */
export async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (const end = Date.now() + patienceMs; Date.now() < end; ) {
    await page.keyboard.press('Tab');
    const focused = await nameOfFocused(page);
    if (typeof name === 'string' ? focused === name : name.test(focused)) return;
  }
  throw new Error(`Tab never comes to ${name}`);
}

/** By its own label, the label of its field, or its words. */
function nameOfFocused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === document.body) return '';
    const label = focused instanceof HTMLInputElement ? focused.labels?.[0]?.textContent : undefined;
    return (focused?.getAttribute('aria-label') ?? label ?? focused?.textContent ?? '').trim();
  });
}

/** Goes down an open list of options to the one of this name, and takes it. */
export async function chooseOption(page: Page, name: string): Promise<void> {
  const option = page.getByRole('option', { name, exact: true });
  await expect(option).toBeVisible();
  while ((await option.getAttribute('data-combobox-selected')) === null) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}
