import { expect, test } from 'vitest';
import { buildSession } from '../testing/build-session.ts';
import { hasCompanyRights } from './rights.ts';

const at = (type: 'GLOBAL' | 'GROUP' | 'LOCATION') => [{ grantedOn: { type, id: type === 'GLOBAL' ? null : 'x' } }];

test('PM-49 a role granted on GLOBAL gives company-level rights', () => {
  const session = buildSession({ enabledFeatures: ['dashboard'], grantedRoles: at('GLOBAL') });
  expect(hasCompanyRights(session)).toBe(true);
});

test('PM-50 without it, and not of the provider, nobody has them', () => {
  const session = buildSession({ enabledFeatures: ['dashboard'], grantedRoles: [...at('GROUP'), ...at('LOCATION')] });
  expect(hasCompanyRights(session)).toBe(false);
  expect(hasCompanyRights({ ...session, enabledFeatures: ['providerStaff'] })).toBe(true);
});
