import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The names of types that one file exports. */
function exportedTypes(text: string): string[] {
  return [...text.matchAll(/^export (?:type|interface|class) ([A-Z]\w*)/gm)].flatMap(([, name]) => name ?? []);
}

function twice(names: readonly string[]): string[] {
  return [...Map.groupBy(names, (name) => name)].filter(([, all]) => all.length > 1).map(([name]) => name);
}

test.each(['domain', 'contract', 'words', 'server', 'web'])('in %s a name means one exported type', (name) => {
  const files = globSync(`packages/${name}/src/**/*.{ts,tsx}`, { exclude: ['**/*.test.*', '**/testing/**'] });
  expect(files.length).toBeGreaterThan(20);
  expect(twice(files.flatMap((file) => exportedTypes(readFileSync(file, 'utf8'))))).toEqual([]);
});

test('a planted second one is found', () => {
  const texts = ['export type Place = string;', 'type Place = 1;', 'export interface Place {\n  id: string;\n}'];
  expect(twice(texts.flatMap(exportedTypes))).toEqual(['Place']);
});
