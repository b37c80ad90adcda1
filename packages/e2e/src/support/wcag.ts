import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { colorRules, wcagTags } from '../../../../tools/src/wcag-rules.ts';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

/** Read once for the worker, and by a page once for each of its documents: a third of the cost of a look. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const everyRule: axe.RunOnly = { type: 'tag', values: wcagTags };
const ofColors: axe.RunOnly = { type: 'rule', values: colorRules };

/** The violations of WCAG 2.2 AA on the page as it is: by every rule, or by those of colors only. */
export async function violationsOf(page: Page, rules: 'every' | 'colors' = 'every'): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(
    async (runOnly) => {
      // A frame that runs no scripts answers no questions: its content is drawn by the preview's own tests.
      const context = { exclude: ['iframe[sandbox]'] };
      // Only violations are described, by their markup: selectors would take half of the time.
      const found = await window.axe.run(context, {
        runOnly,
        resultTypes: ['violations'],
        selectors: false,
        iframes: false,
      });
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    rules === 'every' ? everyRule : ofColors,
  );
}
