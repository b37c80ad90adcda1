import { expect, test } from 'vitest';
import { fieldRules, isSame } from './merge-entries.ts';

const base = { name: 'Pier 39', phone: '', tags: ['north'], lines: [{ key: 'a', role: 'cook' }] };
const { merge, copy } = fieldRules<typeof base>();

test('an edit on an unchanged record stays as it was typed', () => {
  const mine = { ...base, phone: '555' };
  expect(merge({ base, mine, theirs: base })).toEqual({ entry: mine, taken: [], clashes: [] });
});

test('what only they changed is taken over and named', () => {
  const mine = { ...base, phone: '555' };
  const theirs = { ...base, name: 'Pier 40', tags: ['south'] };
  expect(merge({ base, mine, theirs })).toEqual({
    entry: { ...theirs, phone: '555' },
    taken: ['name', 'tags'],
    clashes: [],
  });
});

test('a field that both changed keeps mine and is a clash, unless both changed it to the same', () => {
  const mine = { ...base, name: 'The Pier', phone: '555' };
  const theirs = { ...base, name: 'Pier 40', phone: '555' };
  expect(merge({ base, mine, theirs })).toEqual({
    entry: { ...theirs, name: 'The Pier' },
    taken: [],
    clashes: ['name'],
  });
});

test('a list of plain values that both changed has what each added and lacks what either removed', () => {
  const before = { ...base, tags: ['north', 'old'] };
  const merged = merge({
    base: before,
    mine: { ...before, tags: ['north', 'mine'] },
    theirs: { ...before, tags: ['old', 'theirs'] },
  });
  expect(merged).toEqual({ entry: { ...before, tags: ['mine', 'theirs'] }, taken: ['tags'], clashes: [] });
});

test('lines that both changed are a clash: which line is whose is not known', () => {
  const mine = { ...base, lines: [{ key: 'a', role: 'host' }] };
  const theirs = { ...base, lines: [{ key: 'a', role: 'bar' }] };
  expect(merge({ base, mine, theirs })).toMatchObject({ entry: mine, clashes: ['lines'] });
});

test('the same lines under other keys are no change', () => {
  const theirs = { ...base, lines: [{ key: 'b', role: 'cook' }] };
  expect(merge({ base, mine: base, theirs })).toEqual({ entry: theirs, taken: [], clashes: [] });
});

test('only one place is copied', () => {
  expect(copy('name', { ...base, name: 'Theirs', phone: '1' }, base)).toEqual({ ...base, name: 'Theirs' });
});

test('sets are the same in any order', () => {
  expect(isSame(new Set(['a', 'b']), new Set(['b', 'a']))).toBe(true);
  expect(isSame(new Set(['a']), new Set(['b']))).toBe(false);
});
