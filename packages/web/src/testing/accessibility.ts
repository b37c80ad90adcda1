import axe from 'axe-core';
import { expect } from 'vitest';

/** No violation of WCAG 2.2 AA that a machine can find, colours included, on what the page shows now. */
export async function expectAccessible(): Promise<void> {
  await settled();
  const { violations } = await axe.run(document.body, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    rules: { region: { enabled: false } },
  });
  const found = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, any }) => `${html.slice(0, 160)} ${any[0]?.message ?? ''}`).join('\n  ')}`,
  );
  expect(found).toEqual([]);
}

/** Puts the page into a theme, as the user menu does. */
export function chooseTheme(theme: 'light' | 'dark'): void {
  localStorage.setItem('mantine-color-scheme-value', theme);
}

/** What fades or slides has ended (the longest takes 250 ms); what turns for ever is not waited for. */
async function settled(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 300));
  const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.all(ending.map((animation) => animation.finished.catch(() => undefined)));
}
