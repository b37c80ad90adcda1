import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';

/** The number of files that a person reads at a glance; a fuller folder holds two nouns. */
const mostFiles = 25;
const sources = '{packages,tools,bench}/**/*.{ts,tsx,mjs,css}';
const notOurs = ['**/node_modules/**', '**/dist/**'];

function fullFolders(files: readonly string[]): string[] {
  const counts = Map.groupBy(files, dirname);
  return [...counts].filter(([, inside]) => inside.length > mostFiles).map(([folder]) => folder);
}

test('no folder of the sources holds more than 25 files', () => {
  const files = globSync(sources, { exclude: notOurs });
  expect(files.length).toBeGreaterThan(2_000);
  expect(fullFolders(files)).toEqual([]);
});

test('a folder of 26 files is seen', () => {
  const files = Array.from({ length: 26 }, (_, at) => `packages/web/src/full/file-${at}.ts`);
  expect(fullFolders([...files.slice(1), 'packages/web/src/other/a.ts'])).toEqual([]);
  expect(fullFolders(files)).toEqual(['packages/web/src/full']);
});
