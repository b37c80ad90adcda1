import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { accessMutants } from './access-mutants.ts';

test('what each mutant takes away is still in its file, once', () => {
  const stale = accessMutants.filter(({ file, find }) => readFileSync(file, 'utf8').split(find).length !== 2);
  expect(stale.map(({ file, find }) => `${file}: ${find}`)).toEqual([]);
});
