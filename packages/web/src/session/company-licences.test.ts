import { expect, test } from 'vitest';
import { buildSession, buildTenant } from '../testing/build-session.ts';
import { companyLicences } from './company-licences.ts';
import { openSession } from './session-store.ts';

const none = { online: false, delivery: false, tableService: false };

function buildCompany(...held: (typeof none)[]) {
  const accessibleTenants = held.map((licences, index) => buildTenant({ id: `l${index}`, licences }));
  return buildSession({ userId: crypto.randomUUID(), accessibleTenants });
}

test.each([
  ['RL-30', 'online'],
  ['RL-31', 'delivery'],
  ['RL-32', 'tableService'],
] as const)('%s the company has the licence %s as soon as one of its locations has it', (_rule, licence) => {
  expect(companyLicences(buildCompany(none, { ...none, [licence]: true }), null)).toEqual({ ...none, [licence]: true });
  expect(companyLicences(buildCompany(none, none), null)).toEqual(none);
});

test('RL-33 they are kept in local storage, by person and company', () => {
  const session = buildCompany({ ...none, delivery: true });
  openSession(session);
  const kept = Object.entries(localStorage).find(([key]) => key.includes(`licences.${session.userId}`));
  expect(JSON.parse(String(kept?.[1]))).toEqual({ ...none, delivery: true });
  expect(companyLicences({ ...session, accessibleTenants: [] }, null)).toEqual({ ...none, delivery: true });
});

test('RL-34 at a location the company’s licences are all false', () => {
  expect(companyLicences(buildCompany({ online: true, delivery: true, tableService: true }), 'l0')).toEqual(none);
});
