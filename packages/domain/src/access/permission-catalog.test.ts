import { describe, expect, test } from 'vitest';
import { isHiddenPermission, listPermissions, permissionEntry, permissionGroups } from './permission-catalog.ts';
import { everyPermission, featureOf, permissions } from './permissions.ts';

const names = listPermissions({ isProvider: true }).map(({ name }) => name);

describe('the permission catalog', () => {
  test('RL-02 every code has a group and a name of its own', () => {
    const entries = everyPermission.map(permissionEntry);
    expect(entries.every(({ group, name }) => permissionGroups.includes(group) && name !== '')).toBe(true);
    expect(new Set(entries.map(({ name }) => name)).size).toBe(entries.length);
  });

  test('RL-03 the groups, in their order, none of them empty', () => {
    expect(permissionGroups.join(', ')).toBe(
      'Employee Management, Cashier, Cash Management, Delivery, Manager, Customers, Master Admin, Online, POS Configuration, Reports, Server, Voiding, System',
    );
    expect(new Set(listPermissions({ isProvider: false }).map(({ group }) => group))).toEqual(
      new Set(permissionGroups),
    );
  });

  test('RL-04 the permissions that the specification names', () => {
    expect(names).toEqual(
      expect.arrayContaining([
        'View Wage Data',
        'Max Discount Percentage',
        'Bypass Age Verification',
        'Register Drop',
        'Close Register',
        'Issue API Credentials',
        'Super User',
        'Security Roles & Permissions',
        'Void Entire Ticket',
        'Require Void Reason',
      ]),
    );
  });

  test('RL-05 listed group by group', () => {
    const groups = listPermissions({ isProvider: false }).map(({ group }) => group);
    expect(groups).toEqual([...groups].sort((a, b) => permissionGroups.indexOf(a) - permissionGroups.indexOf(b)));
  });

  test.each([
    ['RL-21', 'REQUISITION_ITEMS_FOR_PRODUCTION'],
    ['RL-22', 'WASTE_MENU_ITEMS'],
    ['RL-23', 'CHANGE_INVENTORY_PURCHASE_PRICES'],
    ['RL-24', 'CHANGE_INVENTORY_POSTING'],
    ['RL-25', 'REMOTE_ACCESS_TO_CONTROL_CENTER'],
  ] as const)('%s %s is always hidden', (_rule, code) => {
    expect(isHiddenPermission(code)).toBe(true);
    expect(names).not.toContain(permissionEntry(code).name);
  });

  test('what belongs to the provider shows to the provider only', () => {
    const elsewhere = listPermissions({ isProvider: false }).map(({ code }) => code);
    expect(elsewhere).not.toContain('PROVIDER_STAFF');
    expect(names).toContain('Provider Staff');
  });

  test('RL-26 PM-05 PM-08 PM-09 PM-10 PM-11 PM-14 PM-15 PM-16 PM-18 PM-19 PM-22 PM-23 PM-24 PM-25 PM-26 PM-27 PM-29 PM-34 PM-35 PM-36 PM-37 PM-38 the codes exist', () => {
    expect(permissions).toEqual(
      expect.arrayContaining([
        ...['GLOBAL_ROLE_GRANTING', 'EDIT_LOCATION', 'ADD_LOCATION', 'COMPANY_ADMIN', 'ADD_COMPANIES'],
        ...['VIEW_API_CREDS', 'API_CRED_ADMIN', 'MANAGE_MENU_TEMPLATES', 'MANAGE_MENUS', 'OVERRIDE_MENUS'],
        ...['MANAGE_LOCAL_ITEMS', 'MODIFY_ONLINE_ORDERING_CONFIGURATION', 'LIMITED_MANAGE_ONLINE'],
        ...['PUSH_NOTIFICATIONS', 'SET_CUSTOM_CSS', 'TOL_LICENSE', 'DELIVERY_LICENSE', 'TABLE_SERVICE_LICENSE'],
        ...['LOYALTY_LICENSE', 'LOCATION_LICENSING', 'LOCATION_SETTINGS', 'CONFIGURE_HARDWARE'],
        ...['CONFIGURE_CREDIT_CARDS', 'OVERRIDE_PRICE_AND_TAX', 'OVERRIDE_PRINTING_AND_KPS'],
        ...['CHANGE_PRINTER_SETTING', 'VIEW_WAGE_DATA', 'PAYROLL', 'SET_CUSTOM_CSS'],
      ]),
    );
  });

  test('PM-02 RL-27 each code has its own flag; only the two about the license terms share theirs', () => {
    const flags = everyPermission.filter((code) => code !== 'TOL_LICENSE').map(featureOf);
    expect(new Set(flags).size).toBe(flags.length);
    expect(featureOf('TOL_LICENSE')).toBe(featureOf('HAS_TOL_ADMIN_ACCESS'));
    expect(flags).toEqual(
      expect.arrayContaining([
        ...['dashboard', 'editCompanies', 'manageMenus', 'userAdmin', 'userRolesAdmin', 'defaultRoleAdmin'],
        ...['accessConfigurationOptions', 'manageOnline', 'limitedManageOnline', 'locationSettings'],
        ...['configureCreditCards', 'configureHardware', 'engineeringUser', 'providerStaff', 'tolLicense'],
      ]),
    );
  });
});
