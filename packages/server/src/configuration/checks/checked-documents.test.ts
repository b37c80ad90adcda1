import { expect, test } from 'vitest';
import { noteChecked, storedPart, wasChecked } from './checked-documents.ts';

test('employment that a thread has checked is not checked again without its people', () => {
  const blob = { departments: [], employees: [{ id: 'usr', grantedRoles: [] }] };
  expect(wasChecked('employment', storedPart('employment', blob))).toBe(false);
  noteChecked('putCompanyEmployment', { blob });
  const stored = storedPart('employment', blob);
  expect([stored, wasChecked('employment', stored)]).toEqual([{ departments: [] }, true]);
});

test('licensing of a company’s own settings is stored', () => {
  const blob = { licensing: { deliveryAuth: true } };
  expect(storedPart('locationSettings', blob)).toBe(blob);
});
