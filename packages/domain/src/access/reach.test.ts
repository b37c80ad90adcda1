import { describe, expect, test } from 'vitest';
import type { Grant, GrantObject } from './grants.ts';
import type { Permission } from './permissions.ts';
import { holdsAllRightsOf, reachesPerson } from './reach.ts';

const company = { type: 'GLOBAL', id: null } as const;
const west = { type: 'GROUP', id: 'west' } as const;
const one = { type: 'LOCATION', id: 'one' } as const;
const three = { type: 'LOCATION', id: 'three' } as const;

const groupOf = (location: string) => (location === 'one' ? 'west' : 'east');
const grant = (grantedOn: GrantObject, ...permissions: Permission[]): Grant => ({
  roleId: 'r',
  roleName: 'Role',
  permissions,
  grantedOn,
});

describe('who reaches whom', () => {
  test('a group reaches the people of its locations, and no others', () => {
    const own = [grant(west, 'USER_ADMIN')];
    expect(reachesPerson({ own, permission: 'USER_ADMIN' }, [grant(one, 'DASHBOARD')], groupOf)).toBe(true);
    expect(reachesPerson({ own, permission: 'USER_ADMIN' }, [grant(west, 'DASHBOARD')], groupOf)).toBe(true);
    expect(reachesPerson({ own, permission: 'USER_ADMIN' }, [grant(three, 'DASHBOARD')], groupOf)).toBe(false);
    expect(reachesPerson({ own, permission: 'USER_ADMIN' }, [grant(one), grant(three)], groupOf)).toBe(false);
    expect(reachesPerson({ own, permission: 'USER_ADMIN' }, [grant(company)], groupOf)).toBe(false);
  });

  test('somebody without roles is reached from the whole company only', () => {
    expect(reachesPerson({ own: [grant(west, 'USER_ADMIN')], permission: 'USER_ADMIN' }, [], groupOf)).toBe(false);
    expect(reachesPerson({ own: [grant(company, 'USER_ADMIN')], permission: 'USER_ADMIN' }, [], groupOf)).toBe(true);
  });

  test('a grant without the permission reaches nobody', () => {
    expect(reachesPerson({ own: [grant(company, 'DASHBOARD')], permission: 'USER_ADMIN' }, [grant(one)], groupOf)).toBe(
      false,
    );
  });
});

describe('whether one may all that another may', () => {
  test('the same right on less is held, on more it is not', () => {
    expect(holdsAllRightsOf([grant(company, 'DASHBOARD')], [grant(one, 'DASHBOARD')], groupOf)).toBe(true);
    expect(holdsAllRightsOf([grant(one, 'DASHBOARD')], [grant(company, 'DASHBOARD')], groupOf)).toBe(false);
    expect(holdsAllRightsOf([grant(west, 'DASHBOARD')], [grant(one, 'DASHBOARD')], groupOf)).toBe(true);
  });

  test('one right more is upwards', () => {
    const own = [grant(company, 'DASHBOARD', 'USER_ADMIN')];
    expect(holdsAllRightsOf(own, [grant(one, 'DASHBOARD', 'MANAGE_MENUS')], groupOf)).toBe(false);
    expect(holdsAllRightsOf(own, [], groupOf)).toBe(true);
  });

  test('rights may come from several roles', () => {
    const own = [grant(company, 'DASHBOARD'), grant(west, 'MANAGE_MENUS')];
    expect(holdsAllRightsOf(own, [grant(one, 'DASHBOARD', 'MANAGE_MENUS')], groupOf)).toBe(true);
    expect(holdsAllRightsOf(own, [grant(three, 'DASHBOARD', 'MANAGE_MENUS')], groupOf)).toBe(false);
  });

  test('who administers the company holds every right at the point of sale', () => {
    expect(holdsAllRightsOf([grant(company, 'COMPANY_ADMIN')], [grant(one, 'REQUIRE_VOID_REASON')], groupOf)).toBe(
      true,
    );
    expect(holdsAllRightsOf([grant(company, 'DASHBOARD')], [grant(one, 'REQUIRE_VOID_REASON')], groupOf)).toBe(false);
  });
});
