import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const journeys = join(import.meta.dirname, '../../../packages/e2e/src');

/** People click: a journey types no address but that of the login. The effect of an address itself is tried in `addresses`. */
const typed = /\.goto\((?!\s*'\/login'\s*\))/g;

function typedIn(source: string): number {
  return [...source.matchAll(typed)].length;
}

test('journeys begin at the login and click; no other address is typed', () => {
  const files = globSync('**/*.ts', { cwd: journeys }).filter((file) => !file.startsWith('addresses'));
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => typedIn(readFileSync(join(journeys, file), 'utf8')) > 0)).toEqual([]);
});

test('a typed address is seen', () => {
  expect(typedIn("await page.goto('/login');")).toBe(0);
  expect(typedIn("await page.goto('/home'); await page.goto(`/x`); await page.goto(address);")).toBe(3);
});
