import { describe, expect, test } from 'vitest';
import type { Grant } from './grants.ts';
import type { Permission } from './permissions.ts';
import { holdsRole, mayAdminister, mayViewWages } from './reach.ts';

const west = { id: 'west', type: 'GROUP', groupId: null } as const;
const one = { id: 'one', type: 'LOCATION', groupId: 'west' } as const;
const three = { id: 'three', type: 'LOCATION', groupId: 'east' } as const;

function buildActor(grantedOn: Grant['grantedOn'], ...permissions: Permission[]): Grant[] {
  return [{ roleId: 'r', roleName: 'Role', permissions: ['USER_ADMIN', ...permissions], grantedOn }];
}
const company = { type: 'GLOBAL', id: null } as const;
const onWest = { type: 'GROUP', id: 'west' } as const;

describe('reach', () => {
  test('EE-01 a group manager administers people of the group only', () => {
    const actor = buildActor(onWest, 'DASHBOARD');
    expect(mayAdminister(actor, [{ permissions: ['DASHBOARD'], place: one }])).toBe(true);
    expect(mayAdminister(actor, [{ permissions: [], place: west }])).toBe(true);
    expect(mayAdminister(actor, [{ permissions: [], place: three }])).toBe(false);
    expect(mayAdminister(actor, [{ permissions: [], place: null }])).toBe(false);
    expect(
      mayAdminister(actor, [
        { permissions: [], place: one },
        { permissions: [], place: three },
      ]),
    ).toBe(false);
  });

  test('EE-01 nobody administers someone above them', () => {
    expect(mayAdminister(buildActor(onWest), [{ permissions: ['MANAGE_MENUS'], place: one }])).toBe(false);
    expect(holdsRole(buildActor(company, 'PAYROLL'), { permissions: ['PAYROLL'], place: null })).toBe(true);
  });

  test('EE-01 people without any role belong to the administrators of the company', () => {
    expect(mayAdminister(buildActor(company), [])).toBe(true);
    expect(mayAdminister(buildActor(onWest), [])).toBe(false);
  });

  test('PM-37 wages are seen at the places where the permission holds', () => {
    expect(mayViewWages(buildActor(onWest, 'VIEW_WAGE_DATA'), [{ permissions: [], place: one }])).toBe(true);
    expect(mayViewWages(buildActor(onWest, 'VIEW_WAGE_DATA'), [{ permissions: [], place: three }])).toBe(false);
    expect(mayViewWages(buildActor(company), [{ permissions: [], place: one }])).toBe(false);
    expect(mayViewWages(buildActor(company, 'VIEW_WAGE_DATA'), [])).toBe(true);
  });
});
