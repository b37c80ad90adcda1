import { describe, expect, test } from 'vitest';
import { type Grant, grantCovers, mayAccess, mayAnywhere, mayOn, mayOnCompany } from './grants.ts';
import { featureOf } from './permissions.ts';

function buildGrant(grantedOn: Grant['grantedOn']): Grant {
  return { roleId: 'r1', roleName: 'Role', permissions: ['MANAGE_MENUS'], grantedOn };
}

const pier = { id: 'pier', type: 'LOCATION', groupId: 'bay' } as const;
const navy = { id: 'navy', type: 'LOCATION', groupId: 'east' } as const;
const bay = { id: 'bay', type: 'GROUP', groupId: null } as const;

describe('grants', () => {
  test('PM-58 RL-29 a grant on GLOBAL covers the company', () => {
    const grant = buildGrant({ type: 'GLOBAL', id: null });
    expect([pier, navy, bay].every((target) => grantCovers(grant, target))).toBe(true);
    expect(mayOnCompany([grant], ['MANAGE_MENUS'])).toBe(true);
  });

  test('PM-58 RL-29 a grant on a group covers the group and its locations, not the others', () => {
    const grant = buildGrant({ type: 'GROUP', id: 'bay' });
    expect([pier, bay, navy].map((target) => grantCovers(grant, target))).toEqual([true, true, false]);
    expect(mayOnCompany([grant], ['MANAGE_MENUS'])).toBe(false);
  });

  test('PM-58 RL-29 a grant on a location covers that location only', () => {
    const grant = buildGrant({ type: 'LOCATION', id: 'pier' });
    expect([pier, navy, bay].map((target) => grantCovers(grant, target))).toEqual([true, false, false]);
    expect(mayAccess([grant], navy)).toBe(false);
  });

  test('PM-57 a covering grant without the permission allows nothing', () => {
    const grants = [buildGrant({ type: 'LOCATION', id: 'pier' })];
    expect(mayOn(grants, ['MANAGE_MENUS'], pier)).toBe(true);
    expect(mayOn(grants, ['USER_ADMIN'], pier)).toBe(false);
    expect(mayAnywhere(grants, ['MANAGE_MENUS'])).toBe(true);
  });
});

describe('feature flags', () => {
  test('PM-03 PM-04 PM-06 PM-07 PM-12 PM-17 PM-28 PM-31 PM-32 PM-33 a permission gives its flag in camelCase', () => {
    expect(featureOf('DASHBOARD')).toBe('dashboard');
    expect(featureOf('USER_ADMIN')).toBe('userAdmin');
    expect(featureOf('USER_ROLES_ADMIN')).toBe('userRolesAdmin');
    expect(featureOf('DEFAULT_ROLE_ADMIN')).toBe('defaultRoleAdmin');
    expect(featureOf('EDIT_COMPANIES')).toBe('editCompanies');
    expect(featureOf('MANAGE_MENUS')).toBe('manageMenus');
    expect(featureOf('ACCESS_CONFIGURATION_OPTIONS')).toBe('accessConfigurationOptions');
    expect(featureOf('LOCATION_SETTINGS')).toBe('locationSettings');
    expect(featureOf('CONFIGURE_HARDWARE')).toBe('configureHardware');
    expect(featureOf('CONFIGURE_CREDIT_CARDS')).toBe('configureCreditCards');
  });

  test('PM-13 PM-20 PM-21 PM-30 RL-28 flags with names of their own', () => {
    expect(featureOf('MODIFY_ONLINE_ORDERING_CONFIGURATION')).toBe('manageOnline');
    expect(featureOf('LIMITED_MANAGE_ONLINE')).toBe('limitedManageOnline');
    expect(featureOf('HAS_TOL_ADMIN_ACCESS')).toBe('tolLicense');
    expect(featureOf('PROVIDER_STAFF')).toBe('providerStaff');
    expect(featureOf('ENGINEERING_USER')).toBe('engineeringUser');
  });
});
