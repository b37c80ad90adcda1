import { describe, expect, test } from 'vitest';
import type { Reach } from '../granting.ts';
import type { Grant } from '../grants.ts';
import type { Permission } from '../permissions.ts';
import { mayKeepJob, mayKeepStaffData, maySeeJob, maySeeStaffData, mayViewWages, staffGrants } from './staff-data.ts';

const west = { id: 'west', type: 'GROUP', groupId: null } as const;
const one = { id: 'one', type: 'LOCATION', groupId: 'west' } as const;
const two = { id: 'two', type: 'LOCATION', groupId: 'west' } as const;
const three = { id: 'three', type: 'LOCATION', groupId: 'east' } as const;
const company = { type: 'GLOBAL', id: null } as const;
const onWest = { type: 'GROUP', id: 'west' } as const;
const onOne = { type: 'LOCATION', id: 'one' } as const;

function buildGrants(grantedOn: Grant['grantedOn'], ...permissions: Permission[]): Grant[] {
  return [{ roleId: 'r', roleName: 'Role', permissions, grantedOn }];
}
const held = (place: Reach, ...permissions: Permission[]) => ({ permissions, maxDiscountPct: null, place });

describe('who looks after staff data', () => {
  const seen = (grants: readonly Grant[], keeper: 'COMPANY' | 'PROVIDER', isOutsider = false) =>
    maySeeStaffData(staffGrants({ keeper, grants, isOutsider }));

  test('EE-08 EM-101 EM-103 EM-104 a company’s own people who administer employees, and no provider, unless it says so', () => {
    const manager = buildGrants(onOne, 'USER_ADMIN');
    const provider = buildGrants(company, 'USER_ADMIN', 'PROVIDER_STAFF');
    expect([seen(manager, 'COMPANY'), seen(manager, 'COMPANY', true), seen(manager, 'PROVIDER')]).toEqual([
      true,
      false,
      false,
    ]);
    expect([seen(provider, 'COMPANY', true), seen(provider, 'PROVIDER', true)]).toEqual([false, true]);
    expect(seen(buildGrants(onOne, 'VIEW_WAGE_DATA'), 'COMPANY')).toBe(false);
    expect(seen(buildGrants(onWest, 'USER_ADMIN', 'PROVIDER_STAFF'), 'PROVIDER', true)).toBe(false);
  });
});

describe('jobs and wages by place', () => {
  test('PM-37 EM-102 wages are seen where both rights hold, at every place of the work', () => {
    const both = buildGrants(onWest, 'USER_ADMIN', 'VIEW_WAGE_DATA');
    expect(mayViewWages(both, [held(one)])).toBe(true);
    expect(mayViewWages(both, [held(one), held(three)])).toBe(false);
    expect(mayViewWages(buildGrants(company, 'USER_ADMIN'), [held(one)])).toBe(false);
    expect(mayViewWages(buildGrants(company, 'VIEW_WAGE_DATA'), [held(one)])).toBe(false);
    expect(mayViewWages(buildGrants(company, 'USER_ADMIN', 'VIEW_WAGE_DATA'), [])).toBe(true);
    expect(mayViewWages(both, [])).toBe(false);
  });

  test('EM-101 a manager of one store sees the jobs that are done there, and changes those of that store only', () => {
    const manager = buildGrants(onOne, 'USER_ADMIN');
    const roles = [held(one), held(three)];
    const sees = (place: Reach) => maySeeJob(manager, { place, held: roles });
    const keeps = (place: Reach) => mayKeepJob(manager, { place, held: roles });
    expect([one, west, null, two, three].map(sees)).toEqual([true, true, true, false, false]);
    expect([one, west, null, two, three].map(keeps)).toEqual([true, false, false, false, false]);
    expect(mayKeepJob(manager, { place: null, held: [held(one)] })).toBe(true);
    expect(maySeeJob(manager, { place: null, held: [held(three)] })).toBe(false);
    expect(maySeeJob(manager, { place: null, held: [] })).toBe(false);
    expect(mayKeepJob(buildGrants(company, 'USER_ADMIN'), { place: null, held: [] })).toBe(true);
  });

  test('EM-103 EM-104 the record of a person is kept at each place of the work, and by nobody below them there', () => {
    const manager = buildGrants(onOne, 'USER_ADMIN', 'DASHBOARD');
    expect(mayKeepStaffData(manager, [held(one, 'DASHBOARD'), held(three, 'PAYROLL')])).toBe(true);
    expect(mayKeepStaffData(manager, [held(one, 'PAYROLL')])).toBe(false);
    expect(mayKeepStaffData(manager, [held(three)])).toBe(false);
    expect(mayKeepStaffData(manager, [])).toBe(false);
    expect(mayKeepStaffData(buildGrants(company, 'USER_ADMIN'), [])).toBe(true);
  });
});
