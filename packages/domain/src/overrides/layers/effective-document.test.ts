import { expect, test } from 'vitest';
import type { Change } from '../change.ts';
import { effectiveDocument } from './effective-document.ts';

const set = (field: string, to: string): Change => ({ kind: 'SIMPLE_FIELD_CHANGED', path: [field], to });
const base = { name: 'company', color: 'company', size: 'company' };

test('OV-13 OV-15 the group changes the base and the location has the last word', () => {
  const { document } = effectiveDocument(base, [
    [set('name', 'group'), set('color', 'group')],
    [set('color', 'location')],
  ]);
  expect(document).toEqual({ name: 'group', color: 'location', size: 'company' });
});

test('OV-14 without a group only the base and the location decide', () => {
  expect(effectiveDocument(base, [[set('name', 'location')]]).document).toEqual({ ...base, name: 'location' });
  expect(effectiveDocument(base, []).document).toBe(base);
});

test('CT-31 changes without a home are returned for every layer', () => {
  const orphans = [set('gone', 'group'), set('lost', 'location')];
  expect(
    effectiveDocument(
      base,
      orphans.map((change) => [change]),
    ),
  ).toEqual({ document: base, orphans });
});
