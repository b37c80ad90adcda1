import { describe, expect, test } from 'vitest';
import { mayAdminister, mayGrantAt } from './administering.ts';
import type { Reach } from './granting.ts';
import type { Grant } from './grants.ts';
import type { Permission } from './permissions.ts';

const west = { id: 'west', type: 'GROUP', groupId: null } as const;
const one = { id: 'one', type: 'LOCATION', groupId: 'west' } as const;
const three = { id: 'three', type: 'LOCATION', groupId: 'east' } as const;

function buildActor(grantedOn: Grant['grantedOn'], ...permissions: Permission[]): Grant[] {
  return [{ roleId: 'r', roleName: 'Role', permissions: ['USER_ADMIN', ...permissions], grantedOn }];
}
const company = { type: 'GLOBAL', id: null } as const;
const onWest = { type: 'GROUP', id: 'west' } as const;

const held = (place: Reach, ...permissions: Permission[]) => ({ permissions, maxDiscountPct: null, place });

describe('administering', () => {
  test('EE-01 a group manager administers people of the group only', () => {
    const actor = buildActor(onWest, 'DASHBOARD');
    expect(mayAdminister(actor, [held(one, 'DASHBOARD')])).toBe(true);
    expect(mayAdminister(actor, [held(west)])).toBe(true);
    expect(mayAdminister(actor, [held(three)])).toBe(false);
    expect(mayAdminister(actor, [held(null)])).toBe(false);
    expect(mayAdminister(actor, [held(one), held(three)])).toBe(false);
  });

  test('EE-01 nobody administers someone above them', () => {
    expect(mayAdminister(buildActor(onWest), [held(one, 'MANAGE_MENUS')])).toBe(false);
    expect(mayAdminister(buildActor(company, 'PAYROLL'), [held(null, 'PAYROLL')])).toBe(true);
  });

  test('EE-01 PM-05 roles on the whole company are granted by who may grant there', () => {
    expect(mayGrantAt(buildActor(company), null)).toBe(false);
    expect(mayGrantAt(buildActor(company, 'GLOBAL_ROLE_GRANTING'), null)).toBe(true);
    expect([one, west, three].map((place) => mayGrantAt(buildActor(onWest), place))).toEqual([true, true, false]);
  });

  test('EE-01 people without any role belong to the administrators of the company', () => {
    expect(mayAdminister(buildActor(company), [])).toBe(true);
    expect(mayAdminister(buildActor(onWest), [])).toBe(false);
  });
});
