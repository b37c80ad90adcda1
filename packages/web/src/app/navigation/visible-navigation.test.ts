import { describe, expect, test } from 'vitest';
import { screenNames } from '../../configuration/screen-sections.ts';
import { navigationTable } from './navigation-table.ts';
import { type NavigationContext, visibleNavigation } from './visible-navigation.ts';

const everything: NavigationContext = {
  enabledFeatures: [],
  hasActiveLocation: false,
  overridesMenusHere: false,
  hasKiosk: true,
  supportsOnline: true,
  hasCompanyRights: true,
  isProviderStaff: false,
  isProviderCompany: true,
  isBuilt: () => true,
};

function seen(overrides: Partial<NavigationContext>): string[] {
  return visibleNavigation(navigationTable, { ...everything, ...overrides }).flatMap((group) =>
    group.entries.map((entry) => `${group.id}/${entry.id}`),
  );
}

function entries(group: string): string[] {
  return navigationTable.find(({ id }) => id === group)?.entries.map(({ id }) => id) ?? [];
}

function entry(group: string, id: string) {
  return navigationTable.find((candidate) => candidate.id === group)?.entries.find((candidate) => candidate.id === id);
}

describe('the table', () => {
  test('NG-01 has nine groups in the order of the specification', () => {
    expect(navigationTable.map(({ id }) => id)).toEqual([
      'home',
      'analytics',
      'accounts',
      'employment',
      'customer',
      'configuration',
      'hardware',
      'kiosk',
      'menu',
    ]);
  });

  test('NG-02 Home is public and leads to /home', () => {
    expect(entry('home', 'home')).toMatchObject({ path: '/home', feature: null });
  });

  test('NG-03 Analytics lists its seven entries in order', () => {
    expect(entries('analytics')).toEqual([
      'storeSummary',
      'productMix',
      'serverPerformance',
      'deliveries',
      'employeePayroll',
      'allReports',
      'ticketFinder',
    ]);
  });

  test('NG-11 Accounts lists Companies, Locations, Groups', () => {
    expect(entries('accounts')).toEqual(['companies', 'locations', 'groups']);
  });

  test('NG-15 Employment lists its five entries in order', () => {
    expect(entries('employment')).toEqual([
      'employmentAdmin',
      'employees',
      'securityRoles',
      'defaultSecurityRoles',
      'employmentForm',
    ]);
  });

  test('NG-22 Configuration lists its eleven entries in order', () => {
    expect(entries('configuration')).toEqual([
      'onlineOrdering',
      'hours',
      'orderTypes',
      'delivery',
      'tableAndBar',
      'onlineDesign',
      'posDesign',
      'marketing',
      'payments',
      'creditAndGift',
      'mobileApp',
    ]);
  });

  test('NG-34 Hardware lists Stations, Printers, Printer Options, Cash Drawers', () => {
    expect(entries('hardware')).toEqual(['stations', 'printers', 'printerOptions', 'cashDrawers']);
  });

  test('NG-41 Menu lists its thirteen entries in order', () => {
    expect(entries('menu')).toEqual([
      'menusAdmin',
      'menuItems',
      'taxStructures',
      'menuPrinters',
      'kps',
      'pricingSchemes',
      'modifiers',
      'messages',
      'requirements',
      'offers',
      'menuLayout',
      'onlineLayout',
      'imageManager',
    ]);
  });
});

const rules = [
  ['NG-04', 'analytics', 'storeSummary', 'dashboard', '/storeSummary'],
  ['NG-05', 'analytics', 'productMix', 'dashboard', '/productMix'],
  ['NG-06', 'analytics', 'serverPerformance', 'dashboard', '/serverPerformance'],
  ['NG-07', 'analytics', 'deliveries', 'dashboard', '/deliveries'],
  ['NG-08', 'analytics', 'employeePayroll', 'dashboard', '/employeePayroll'],
  ['NG-09', 'analytics', 'allReports', 'dashboard', '/allReports'],
  ['NG-10', 'analytics', 'ticketFinder', 'dashboard', '/ticket-finder/search'],
  ['NG-12', 'accounts', 'companies', 'editCompanies', '/companies'],
  ['NG-13', 'accounts', 'locations', null, '/locations'],
  ['NG-14', 'accounts', 'groups', null, '/groups'],
  ['NG-16', 'employment', 'employmentAdmin', 'manageMenus', '/employment/admin'],
  ['NG-17', 'employment', 'employees', 'userAdmin', '/employees'],
  ['NG-18', 'employment', 'securityRoles', null, '/roles'],
  ['NG-19', 'employment', 'defaultSecurityRoles', 'defaultRoleAdmin', '/defaultRoles'],
  ['NG-20', 'employment', 'employmentForm', 'accessConfigurationOptions', '/employment/employment'],
  ['NG-21', 'customer', 'pushNotifications', 'manageOnline', '/customer/pushNotifications'],
  ['NG-23', 'configuration', 'onlineOrdering', 'limitedManageOnline', '/locationSettings/thriveOnline'],
  ['NG-24', 'configuration', 'hours', 'accessConfigurationOptions', '/locationSettings/hours'],
  ['NG-25', 'configuration', 'orderTypes', 'accessConfigurationOptions', '/locationSettings/orderTypes'],
  ['NG-26', 'configuration', 'delivery', 'locationSettings', '/locationSettings/deliverySettings'],
  ['NG-27', 'configuration', 'tableAndBar', 'accessConfigurationOptions', '/locationSettings/tableAndBar'],
  ['NG-28', 'configuration', 'onlineDesign', 'manageOnline', '/locationSettings/onlineDesign'],
  ['NG-29', 'configuration', 'posDesign', 'accessConfigurationOptions', '/locationSettings/posDesign'],
  ['NG-30', 'configuration', 'marketing', 'accessConfigurationOptions', '/locationSettings/marketing'],
  ['NG-31', 'configuration', 'payments', 'accessConfigurationOptions', '/locationSettings/payments'],
  ['NG-32', 'configuration', 'creditAndGift', 'configureCreditCards', '/locationSettings/creditAndGift'],
  ['NG-33', 'configuration', 'mobileApp', 'accessConfigurationOptions', '/locationSettings/mobileApp'],
  ['NG-35', 'hardware', 'stations', 'configureHardware', '/locationSettings/stations'],
  ['NG-36', 'hardware', 'printers', 'configureHardware', '/locationSettings/printers'],
  ['NG-37', 'hardware', 'printerOptions', 'configureHardware', '/locationSettings/printerOptions'],
  ['NG-38', 'hardware', 'cashDrawers', 'configureHardware', '/locationSettings/cashDrawers'],
  ['NG-39', 'kiosk', 'kioskMenu', 'manageMenus', '/kiosk/menu'],
  ['NG-40', 'kiosk', 'kioskDesign', 'accessConfigurationOptions', '/kiosk/design'],
  ['NG-42', 'menu', 'menusAdmin', 'manageMenus', '/menu/admin'],
  ['NG-43', 'menu', 'menuItems', 'manageMenus', '/menu/menuItems'],
  ['NG-44', 'menu', 'taxStructures', 'manageMenus', '/menu/taxStructures'],
  ['NG-45', 'menu', 'menuPrinters', 'manageMenus', '/menu/printers'],
  ['NG-46', 'menu', 'kps', 'manageMenus', '/menu/kps'],
  ['NG-47', 'menu', 'pricingSchemes', 'manageMenus', '/menu/pricingSchemes'],
  ['NG-48', 'menu', 'modifiers', 'manageMenus', '/menu/modifiers'],
  ['NG-49', 'menu', 'messages', 'manageMenus', '/menu/messages'],
  ['NG-50', 'menu', 'requirements', 'manageMenus', '/menu/requirements'],
  ['NG-51', 'menu', 'offers', 'manageMenus', '/menu/offers'],
  ['NG-52', 'menu', 'menuLayout', 'manageMenus', '/menu/layout'],
  ['NG-53', 'menu', 'onlineLayout', 'manageMenus', '/menu/onlineCategories'],
  ['NG-54', 'menu', 'imageManager', 'accessConfigurationOptions', '/menu/imageManager'],
] as const;

describe('features', () => {
  test.each(rules)('%s %s / %s needs %s and leads to %s', (_rule, group, id, feature, path) => {
    expect(entry(group, id)).toMatchObject({ path, feature });
    const name = `${group}/${id}`;
    expect(seen({ enabledFeatures: [feature ?? 'anything'] })).toContain(name);
    if (feature) expect(seen({ enabledFeatures: ['anything'] })).not.toContain(name);
  });

  test('NG-55 an empty feature list shows every entry', () => {
    expect(seen({ enabledFeatures: [] })).toHaveLength(navigationTable.flatMap(({ entries: all }) => [...all]).length);
  });

  test('NG-56 with a feature list an entry shows only with its feature', () => {
    expect(seen({ enabledFeatures: ['dashboard'] })).not.toContain('menu/menuItems');
  });

  test('NG-57 public entries always show', () => {
    expect(seen({ enabledFeatures: ['nothing'] })).toEqual([
      'home/home',
      'accounts/locations',
      'accounts/groups',
      'employment/securityRoles',
    ]);
  });

  test('NG-58 a group without an entry does not show', () => {
    const groups = visibleNavigation(navigationTable, { ...everything, enabledFeatures: ['dashboard'] });
    expect(groups.map(({ id }) => id)).toEqual(['home', 'analytics', 'accounts', 'employment']);
  });

  test('NG-66 a screen that this build does not have shows to nobody', () => {
    expect(seen({ isBuilt: (path) => path === '/home' })).toEqual(['home/home']);
  });
});

describe('conditions', () => {
  const features = ['manageMenus', 'manageOnline', 'accessConfigurationOptions', 'defaultRoleAdmin'];

  test('NG-59 Groups shows to provider staff and to those with a grant on the company', () => {
    const few = { enabledFeatures: features, hasCompanyRights: false };
    expect(seen(few)).not.toContain('accounts/groups');
    expect(seen({ ...few, hasCompanyRights: true })).toContain('accounts/groups');
    expect(seen({ ...few, isProviderStaff: true })).toContain('accounts/groups');
  });

  test('NG-60 provider staff always sees the kiosk', () => {
    expect(seen({ enabledFeatures: features, hasKiosk: false, isProviderStaff: true })).toContain('kiosk/kioskMenu');
  });

  test('NG-61 the kiosk shows only where a kiosk is active', () => {
    expect(seen({ enabledFeatures: features, hasKiosk: true })).toContain('kiosk/kioskDesign');
    expect(seen({ enabledFeatures: features, hasKiosk: false })).not.toContain('kiosk/kioskDesign');
  });

  test('NG-62 default roles show only in the provider company', () => {
    expect(seen({ enabledFeatures: features })).toContain('employment/defaultSecurityRoles');
    expect(seen({ enabledFeatures: features, isProviderCompany: false })).not.toContain(
      'employment/defaultSecurityRoles',
    );
  });

  test('NG-63 with a location active the menu needs the right to override menus', () => {
    const here = { enabledFeatures: features, hasActiveLocation: true };
    expect(seen(here)).not.toContain('menu/menuItems');
    expect(seen({ ...here, overridesMenusHere: true })).toContain('menu/menuItems');
  });

  test('NG-63 who overrides menus at the active location finds its items without managing those of the company', () => {
    const manager = { enabledFeatures: ['overrideMenus', 'accessConfigurationOptions'], overridesMenusHere: true };
    expect(seen({ ...manager, hasActiveLocation: true })).toContain('menu/menuItems');
    expect(seen({ ...manager, hasActiveLocation: true })).not.toContain('menu/menusAdmin');
    expect(seen(manager)).not.toContain('menu/menuItems');
  });

  test('NG-64 Online Design shows only where online is supported', () => {
    expect(seen({ enabledFeatures: features })).toContain('configuration/onlineDesign');
    expect(seen({ enabledFeatures: features, supportsOnline: false })).not.toContain('configuration/onlineDesign');
  });

  test('NG-65 Online Layout shows only where online is supported', () => {
    expect(seen({ enabledFeatures: features })).toContain('menu/onlineLayout');
    expect(seen({ enabledFeatures: features, supportsOnline: false })).not.toContain('menu/onlineLayout');
  });
});

test('what screens of settings are called elsewhere is what the navigation calls them', () => {
  const entries = navigationTable.flatMap((group) => group.entries.map(({ id, path }) => [path, id] as const));
  expect(entries.filter(([path]) => path in screenNames).toSorted()).toEqual(Object.entries(screenNames).toSorted());
});
