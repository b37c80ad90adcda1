import axe from 'axe-core';
import { expect } from 'vitest';
import { colorRules, wcagTags } from '../../../../tools/src/wcag-rules.ts';

/**
 * No violation of WCAG 2.2 AA that a machine can find, colors included, on the current content of the page, in either theme.
 * @param root the part that is looked at: its surroundings were looked at before
 */
export async function expectAccessible(root: Element = document.body): Promise<void> {
  const before = shownTheme();
  const found: string[] = [];
  for (const theme of themes) {
    showTheme(theme);
    await settled();
    const violations = await violationsOf(root, theme === 'light' ? everyRule : ofColors);
    found.push(...violations.map((violation) => `${theme} ${violation}`));
  }
  showTheme(before);
  expect(found).toEqual([]);
}

/** Opens the page in a theme, as the user menu chose it before. */
export function chooseTheme(theme: Theme): void {
  localStorage.setItem('mantine-color-scheme-value', theme);
}

type Theme = 'light' | 'dark';
const themes = ['light', 'dark'] as const;

const everyRule: axe.RunOnly = { type: 'tag', values: [...wcagTags, 'best-practice'] };
const ofColors: axe.RunOnly = { type: 'rule', values: colorRules };

async function violationsOf(root: Element, runOnly: axe.RunOnly): Promise<string[]> {
  const { violations } = await axe.run(root, {
    runOnly,
    rules: { region: { enabled: false } },
    resultTypes: ['violations'],
    // No sentence names a selector: finding one for each element took a quarter of the time.
    selectors: false,
  });
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, any }) => `${html.slice(0, 160)} ${any[0]?.message ?? ''}`).join('\n  ')}`,
  );
}

function shownTheme(): Theme {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}

function showTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  document.documentElement.dataset.mantineColorScheme = theme;
}

/** An animation that fades or slides has begun within a few frames, and has ended; one that turns for ever is not waited for. */
async function settled(): Promise<void> {
  for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
  const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.all(ending.map((animation) => animation.finished.catch(() => undefined)));
}
