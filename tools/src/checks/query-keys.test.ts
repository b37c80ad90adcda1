import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Where the one table of keys is. */
const keys = 'packages/web/src/api/keys.ts';
const bare = /queryKey: ?\[|(?:Query|Queries)(?:Data)?\((?:\{ queryKey: )?\[\s*['.]/;

test('keys of queries come from one table: none is written out where it is used', () => {
  const listed = spawnSync('git', ['ls-files', 'packages/web/src'], { encoding: 'utf8' }).stdout.split('\n');
  const files = listed.filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file) && file !== keys,
  );
  expect(files.length).toBeGreaterThan(1_000);
  expect(files.filter((file) => bare.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test.each(["useQuery({ queryKey: ['tenants', id] })", "queries.invalidateQueries({ queryKey: ['tenants'] })"])(
  'a planted one is found: %s',
  (text) => expect(bare.test(text)).toBe(true),
);
