import { describe, expect, test } from 'vitest';
import { explainPermission } from './explain-permission.ts';
import { foldGrants, lackingRights, type RoleOn, repeatedPlace } from './granting.ts';
import type { Grant, GrantObject } from './grants.ts';
import type { Permission } from './permissions.ts';

const company: GrantObject = { type: 'GLOBAL', id: null };
const bay: GrantObject = { type: 'GROUP', id: 'bay' };
const pierObject: GrantObject = { type: 'LOCATION', id: 'pier' };
const pier = { id: 'pier', type: 'LOCATION', groupId: 'bay' } as const;
const navy = { id: 'navy', type: 'LOCATION', groupId: 'east' } as const;

function buildGrant(grantedOn: GrantObject, permissions: Permission[], maxDiscountPct: number | null = null): Grant {
  return { roleId: 'r1', roleName: 'Role', permissions, maxDiscountPct, grantedOn };
}

const role = (permissions: Permission[], maxDiscountPct: number | null = null) => ({ permissions, maxDiscountPct });

describe('nobody hands on more than they have', () => {
  test('every permission of the role must be held where the role is granted', () => {
    const own = [buildGrant(bay, ['USER_ADMIN', 'LOCATION_SETTINGS'])];
    expect(lackingRights(own, role(['LOCATION_SETTINGS']), pier)).toEqual([]);
    expect(lackingRights(own, role(['LOCATION_SETTINGS', 'PAYROLL']), pier)).toEqual(['PAYROLL']);
  });

  test('a reach that one lacks is beyond one as well', () => {
    const own = [buildGrant(bay, ['LOCATION_SETTINGS'])];
    expect(lackingRights(own, role(['LOCATION_SETTINGS']), navy)).toEqual(['LOCATION_SETTINGS']);
    expect(lackingRights(own, role(['LOCATION_SETTINGS']), null)).toEqual(['LOCATION_SETTINGS']);
  });

  test('RL-20 a higher discount than one’s own is beyond one', () => {
    const own = [buildGrant(company, ['PAYROLL'], 20)];
    expect(lackingRights(own, role(['PAYROLL'], 20), null)).toEqual([]);
    expect(lackingRights(own, role(['PAYROLL'], 21), null)).toEqual(['MAX_DISCOUNT_PERCENTAGE']);
  });

  test('who administers the company may hand on the rights of the point of sale, and only those', () => {
    const own = [buildGrant(company, ['COMPANY_ADMIN'])];
    expect(lackingRights(own, role(['VOID_ENTIRE_TICKET'], 100), null)).toEqual([]);
    expect(lackingRights(own, role(['PAYROLL']), null)).toEqual(['PAYROLL']);
  });
});

describe('the grants of one person', () => {
  const on = (roleId: string, grantedOn: GrantObject): RoleOn => ({ roleId, grantedOn });
  const groupOf = (id: string) => (id === 'pier' ? 'bay' : null);

  test('EE-04 a second role at one place is found', () => {
    expect(repeatedPlace(['bay', 'pier', 'bay'])).toBe(2);
    expect(repeatedPlace(['bay', null, undefined])).toBe(2);
    expect(repeatedPlace(['', null])).toBe(1);
  });

  test('EE-05 roles at different places are no repetition', () => {
    expect(repeatedPlace(['bay', 'pier', null])).toBe(-1);
    expect(repeatedPlace([])).toBe(-1);
  });

  test('the same role on a wider object makes the narrower grant needless', () => {
    expect(foldGrants([on('a', pierObject), on('a', bay)], groupOf)).toEqual([on('a', bay)]);
    expect(foldGrants([on('a', pierObject), on('a', company), on('a', bay)], groupOf)).toEqual([on('a', company)]);
  });

  test('EE-05 another role, or a group that does not hold the location, folds nothing', () => {
    const kept = [on('a', pierObject), on('b', bay), on('a', { type: 'GROUP', id: 'east' })];
    expect(foldGrants(kept, groupOf)).toEqual(kept);
  });
});

describe('why can this person do this', () => {
  const grants = [
    buildGrant(bay, ['LOCATION_SETTINGS']),
    buildGrant({ type: 'LOCATION', id: 'navy' }, ['LOCATION_SETTINGS']),
    buildGrant(company, ['DASHBOARD'], 10),
  ];

  test('the grants that give it, those that lie elsewhere and those that do not carry it', () => {
    expect(explainPermission(grants, 'LOCATION_SETTINGS', pier)).toEqual({
      isAllowed: true,
      because: [grants[0]],
      elsewhere: [grants[1]],
      without: [grants[2]],
    });
  });

  test('nothing gives it on the whole company', () => {
    expect(explainPermission(grants, 'LOCATION_SETTINGS', null)).toMatchObject({ isAllowed: false, because: [] });
  });

  test('RL-20 a maximum discount comes from the roles that have one', () => {
    expect(explainPermission(grants, 'MAX_DISCOUNT_PERCENTAGE', pier).because).toEqual([grants[2]]);
  });
});
