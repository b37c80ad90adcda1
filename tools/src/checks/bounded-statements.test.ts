import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** A list of unknown length as a parameter for each of its values: a statement takes 65,535. */
const unbounded = [
  /'(?:not )?in',\s*\[\.\.\./,
  /'(?:not )?in',\s*\w+\.map\(/,
  /'(?:not )?in',\s*(?:ids|\w+Ids)\b/,
  /\bIN \(\$\{sql\.join\(/,
];

function findUnbounded(text: string): string[] {
  return unbounded.flatMap((pattern) => pattern.exec(text)?.[0] ?? []);
}

test('no list of unknown length becomes parameters one by one: `anyOf` and `insertRows` of database/lists.ts bound them', () => {
  const files = globSync('packages/server/src/**/*.ts', { exclude: ['**/*.test.ts', '**/migrations/**'] });
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) => findUnbounded(readFileSync(file, 'utf8')).map((text) => `${file}: ${text}`));
  expect(found).toEqual([]);
});

test.each([
  `.where('id', 'in', [...locationIds])`,
  `.where(\n 'location_id',\n 'in',\n rows.map((row) => row.location_id),\n)`,
  `.where('id', 'in', ids)`,
  `location_id IN (\${sql.join(locationIds)})`,
])('a planted one is found: %s', (text) => expect(findUnbounded(text)).toHaveLength(1));
