import { expect, test } from 'vitest';
import { fieldRules } from './merge-entries.ts';
import { mergeLines, withLines } from './merge-lines.ts';

type Line = { readonly key: string; readonly job: string; readonly wage: string };
const line = (job: string, wage = '15.00', key = job): Line => ({ key, job, wage });
const jobOf = ({ job }: Line) => job;
const base: readonly Line[] = [line('cook'), line('host')];

test('lines that were added, removed or changed by one side come together', () => {
  const mine = [line('cook', '16.00'), line('host'), line('driver')];
  const theirs = [line('cook', '15.00', 'other key'), line('bar')];
  expect(mergeLines({ base, mine, theirs }, jobOf)).toEqual([line('cook', '16.00'), line('driver'), line('bar')]);
});

test('a line that both changed, or that one changed and the other removed, is for the person to decide', () => {
  const raised = [line('cook', '16.00'), line('host')];
  expect(mergeLines({ base, mine: raised, theirs: [line('cook', '17.00'), line('host')] }, jobOf)).toBeUndefined();
  expect(mergeLines({ base, mine: raised, theirs: [line('host')] }, jobOf)).toBeUndefined();
  expect(mergeLines({ base, mine: raised, theirs: [line('cook', '16.00')] }, jobOf)).toEqual([line('cook', '16.00')]);
});

test('lines that cannot be told apart do not come together', () => {
  expect(
    mergeLines({ base, mine: [...base, line('cook', '20.00', 'b')], theirs: [line('cook')] }, jobOf),
  ).toBeUndefined();
});

test('a merged list is taken over and no longer a clash; the others stay as they were', () => {
  const saved = { name: 'Noa', jobs: base };
  const sides = {
    base: saved,
    mine: { name: 'Mine', jobs: [...base, line('driver')] },
    theirs: { name: 'Theirs', jobs: [line('cook')] },
  };
  const jobs = mergeLines({ base: sides.base.jobs, mine: sides.mine.jobs, theirs: sides.theirs.jobs }, jobOf);
  expect(withLines(fieldRules<typeof saved>().merge(sides), { ...(jobs && { jobs }) })).toEqual({
    entry: { name: 'Mine', jobs: [line('cook'), line('driver')] },
    taken: ['jobs'],
    clashes: ['name'],
  });
});
