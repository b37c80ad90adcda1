import { expect, test } from 'vitest';
import { mergeEntries } from './merge-entries.ts';

const base = { name: 'Pier 39', phone: '', tags: ['north'], lines: [{ key: 'a', role: 'cook' }] };

test('a draft on an unchanged record comes back as it was typed', () => {
  const entry = { ...base, phone: '555' };
  expect(mergeEntries({ base, entry }, base)).toEqual({ entry, clashes: [] });
});

test('what somebody else saved meanwhile stays where nothing was typed', () => {
  const entry = { ...base, phone: '555' };
  const current = { ...base, name: 'Pier 40', tags: ['south'] };
  expect(mergeEntries({ base, entry }, current)).toEqual({ entry: { ...current, phone: '555' }, clashes: [] });
});

test('a field that both changed keeps what was typed and is named', () => {
  const entry = { ...base, name: 'The Pier', phone: '555' };
  const current = { ...base, name: 'Pier 40', phone: '555' };
  expect(mergeEntries({ base, entry }, current)).toEqual({
    entry: { ...current, name: 'The Pier' },
    clashes: ['name'],
  });
});

test('the same lines under other keys are no change', () => {
  const current = { ...base, lines: [{ key: 'b', role: 'cook' }] };
  expect(mergeEntries({ base, entry: base }, current)).toEqual({ entry: current, clashes: [] });
});
