import { expect, test } from 'vitest';
import { buildEditorSession } from '../../testing/build-session.ts';
import { placeLink } from './place-link.ts';

test('a saved place of employment leads to its field, at its level', () => {
  const place = {
    kind: 'employment',
    documentId: 'emp_harbor',
    tenantId: null,
    path: ['timeClock', 'enable'],
  } as const;
  const session = buildEditorSession();
  expect(placeLink(place, session)).toEqual({
    to: '/employment/employment',
    search: { companyId: session.userCompanyId, locationId: '0', field: 'timeClock.enable' },
  });
  expect(placeLink({ ...place, isGone: true }, session)?.search).not.toHaveProperty('field');
  expect(placeLink({ ...place, tenantId: 'elsewhere' }, session)).toBeNull();
});
