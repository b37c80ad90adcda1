import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findDisguised } from './statements.ts';

/** A message that crosses to a thread of its own has no type there: both sides say it, with the reason. */
const messages = /^packages\/server\/src\/platform\/database\/engine-(client|thread)\.ts:/;

test('statements are statements, and nothing is cast', () => {
  const listed = spawnSync('git', ['ls-files', 'packages', 'bench', 'tools'], { encoding: 'utf8' }).stdout.split('\n');
  const files = listed.filter((file) => /\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(1_000);
  const found = files.flatMap((file) => findDisguised(file, readFileSync(file, 'utf8')));
  expect(found.filter((place) => !messages.test(place))).toEqual([]);
});

test.each([
  ['const a = <i onClick={() => [open(), close()]} />;', 'an array as statements'],
  ['run().catch((e) => [console.error(e), tell()]);', 'an array as statements'],
  ['const a = () => [setOpen(true), close()];', 'an array as statements'],
  ['[open(), close()];', 'an array as statements'],
  ['const isOpen = () => [open()].length > 0;', 'an array as statements'],
  ['const a = (open(), close());', 'a comma'],
  ['const a = {} as Answers;', 'a cast'],
])('a planted one is found: %s', (text, what) => {
  expect(findDisguised('planted.tsx', text)).toEqual([`planted.tsx:1 ${what}`]);
});

test.each(['const pair = () => [ids(mine), ids(theirs)];', 'const a = [1, 2] as const;'])(
  'what is a value stays: %s',
  (text) => expect(findDisguised('value.tsx', text)).toEqual([]),
);
