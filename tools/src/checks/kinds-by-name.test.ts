import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The engine: it serves each kind of documents alike, and takes the differences from hooks. */
const engine = [
  'packages/domain/src/overrides',
  'packages/domain/src/configuration',
  'packages/server/src/configuration/saving',
  'packages/server/src/configuration/versions',
  'packages/server/src/features/configuration',
  ...['conflict', 'document', 'draft', 'fields', 'list', 'page', 'reveal', 'review', 'saving'].map(
    (part) => `packages/web/src/editing/${part}`,
  ),
  'packages/web/src/editing/overrides/below',
  'packages/web/src/editing/overrides/own',
  'packages/web/src/editing/overrides/many',
];

/** The union of all kinds is said once. */
const union = 'packages/domain/src/configuration/configuration-kind.ts';

const files = engine
  .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`))
  .filter((file) => file !== union && !/\.test\.tsx?$|\/testing\//.test(file));

function kindsNamedIn(file: string): readonly string[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.flatMap((line, at) => (/'(menu|locationSettings|employment)'/.test(line) ? [`${file}:${at + 1}`] : []));
}

test('the engine of documents names no kind', () => {
  expect(files.length).toBeGreaterThan(150);
  expect(files.flatMap(kindsNamedIn)).toEqual([]);
});
