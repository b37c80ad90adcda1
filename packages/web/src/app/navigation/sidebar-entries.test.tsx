import type { Permission } from '@servery/domain';
import { describe, expect, test } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { buildSession, buildTenant, type SessionOverrides } from '../../testing/build-session.ts';
import { renderApp } from '../../testing/screens/render-app.tsx';
import { openOnly } from '../shell/sidebar/sidebar-store.ts';

const home = '/home?locationId=0';

interface Target {
  readonly path: string;
  readonly route: string | null;
}

type Sidebar = ReadonlyMap<string, Target>;

/** The sidebar of the console as it is built: its entries, as `Group / Entry`, with the address and the named route that each leads to. */
async function sidebarOf(overrides: SessionOverrides, path = home): Promise<Sidebar> {
  const session = buildSession({
    userCompanyId: '1',
    accessibleTenants: [store, buildTenant({ id: '102' })],
    ...overrides,
  });
  const { screen } = await renderApp({ isWholeBuild: true, session, path });
  openOnly(null);
  const sidebar = screen.getByRole('navigation', { name: 'Main' });
  await expect.element(sidebar.getByRole('link', { name: 'Home' })).toBeInTheDocument();
  const entries = new Map([['Home', targetOf(sidebar.getByRole('link', { name: 'Home' }).element())]]);
  for (const group of sidebar.getByRole('button').elements()) {
    const name = group.textContent ?? '';
    // Without a mouse: how a group opens is shown by the tests of the sidebar.
    if (group instanceof HTMLElement) group.click();
    const opened = sidebar.getByRole('button', { name, exact: true, expanded: true });
    await expect.element(opened).toBeInTheDocument();
    const list = document.getElementById(opened.element().getAttribute('aria-controls') ?? '');
    for (const link of list?.querySelectorAll('a') ?? []) entries.set(`${name} / ${link.textContent}`, targetOf(link));
  }
  await cleanup();
  return entries;
}

const store = buildTenant({ id: '101', name: 'Pier 39', kioskActive: true });

function targetOf(link: Element): Target {
  const { pathname } = new URL(link.getAttribute('href') ?? '', window.location.origin);
  return { path: pathname, route: link.getAttribute('data-route') };
}

function entriesOf(sidebar: Sidebar, group: string): string[] {
  return [...sidebar.keys()].filter((name) => name.startsWith(`${group} / `)).map((name) => name.split(' / ')[1] ?? '');
}

const rules = [
  ['NG-04', 'Analytics / Store Summary', 'dashboard', '/storeSummary'],
  ['NG-05', 'Analytics / Product Mix', 'dashboard', '/productMix'],
  ['NG-06', 'Analytics / Server Performance', 'dashboard', '/serverPerformance'],
  ['NG-07', 'Analytics / Deliveries', 'dashboard', '/deliveries'],
  ['NG-08', 'Analytics / Employee Payroll', 'dashboard', '/employeePayroll'],
  ['NG-09', 'Analytics / All Reports', 'dashboard', '/allReports'],
  ['NG-10', 'Analytics / Ticket Finder', 'dashboard', '/ticket-finder/search'],
  ['NG-12 RT-109', 'Accounts / Companies', 'editCompanies', '/companies'],
  ['NG-13 RT-110', 'Accounts / Locations', null, '/locations'],
  ['NG-14 RT-111', 'Accounts / Groups', null, '/groups'],
  ['NG-16 RT-112', 'Employment / Employment Admin', 'manageMenus', '/employment/admin'],
  ['NG-17 RT-113', 'Employment / Employees', 'userAdmin', '/employees'],
  ['NG-18 RT-114', 'Employment / Security Roles', null, '/roles'],
  ['NG-19 RT-115', 'Employment / Default Security Roles', 'defaultRoleAdmin', '/defaultRoles'],
  ['NG-20 RT-116', 'Employment / Employment', 'accessConfigurationOptions', '/employment/employment'],
  ['NG-21 RT-117', 'Customer / Push Notifications', 'manageOnline', '/customer/pushNotifications'],
  ['NG-23 RT-118', 'Configuration / Online Ordering', 'limitedManageOnline', '/locationSettings/thriveOnline'],
  ['NG-24 RT-119', 'Configuration / Hours', 'accessConfigurationOptions', '/locationSettings/hours'],
  ['NG-25 RT-120', 'Configuration / Order Types', 'accessConfigurationOptions', '/locationSettings/orderTypes'],
  ['NG-26 RT-121', 'Configuration / Delivery', 'locationSettings', '/locationSettings/deliverySettings'],
  ['NG-27', 'Configuration / Table & Bar', 'accessConfigurationOptions', '/locationSettings/tableAndBar'],
  ['NG-28', 'Configuration / Online Design', 'manageOnline', '/locationSettings/onlineDesign'],
  ['NG-29', 'Configuration / POS Design', 'accessConfigurationOptions', '/locationSettings/posDesign'],
  ['NG-30', 'Configuration / Marketing', 'accessConfigurationOptions', '/locationSettings/marketing'],
  ['NG-31', 'Configuration / Payments', 'accessConfigurationOptions', '/locationSettings/payments'],
  ['NG-32', 'Configuration / Credit & Gift', 'configureCreditCards', '/locationSettings/creditAndGift'],
  ['NG-33', 'Configuration / Mobile App', 'accessConfigurationOptions', '/locationSettings/mobileApp'],
  ['NG-35', 'Hardware / Stations', 'configureHardware', '/locationSettings/stations'],
  ['NG-36', 'Hardware / Printers', 'configureHardware', '/locationSettings/printers'],
  ['NG-37', 'Hardware / Printer Options', 'configureHardware', '/locationSettings/printerOptions'],
  ['NG-38', 'Hardware / Cash Drawers', 'configureHardware', '/locationSettings/cashDrawers'],
  ['NG-39', 'Kiosk / Kiosk Menu', 'manageMenus', '/kiosk/menu'],
  ['NG-40', 'Kiosk / Kiosk Design', 'accessConfigurationOptions', '/kiosk/design'],
  ['NG-42', 'Menu / Menus Admin', 'manageMenus', '/menu/admin'],
  ['NG-43', 'Menu / Menu Items', 'manageMenus', '/menu/menuItems'],
  ['NG-41', 'Menu / Out of Stock', 'manageMenus', '/menu/outOfStock'],
  ['NG-44', 'Menu / Tax Structures', 'manageMenus', '/menu/taxStructures'],
  ['NG-45', 'Menu / Menu Printers', 'manageMenus', '/menu/printers'],
  ['NG-46', 'Menu / KPS', 'manageMenus', '/menu/kps'],
  ['NG-47', 'Menu / Pricing Schemes', 'manageMenus', '/menu/pricingSchemes'],
  ['NG-48 RT-123', 'Menu / Modifiers', 'manageMenus', '/menu/modifiers'],
  ['NG-52', 'Menu / Menu Layout', 'manageMenus', '/menu/layout'],
  ['NG-49', 'Menu / Messages', 'manageMenus', '/menu/messages'],
  ['NG-50', 'Menu / Requirements', 'manageMenus', '/menu/requirements'],
  ['NG-51', 'Menu / Offers', 'manageMenus', '/menu/offers'],
  ['NG-53 RT-122', 'Menu / Online Layout', 'manageMenus', '/menu/onlineCategories'],
  ['NG-54', 'Menu / Image Manager', 'accessConfigurationOptions', '/menu/imageManager'],
] as const;

/** The names that the specification gives to routes of the navigation. */
const namedRoutes = [
  ['RT-106', 'Analytics / Store Summary', 'storeSummary'],
  ['RT-108', 'Analytics / Ticket Finder', 'ticketFinderSearch'],
  ['RT-109', 'Accounts / Companies', 'companiesList'],
  ['RT-110', 'Accounts / Locations', 'locationsList'],
  ['RT-111', 'Accounts / Groups', 'groupsList'],
  ['RT-112', 'Employment / Employment Admin', 'employmentAdmin'],
  ['RT-113', 'Employment / Employees', 'employees'],
  ['RT-114', 'Employment / Security Roles', 'RolePermissions'],
  ['RT-115', 'Employment / Default Security Roles', 'DefaultRolePermissions'],
  ['RT-116', 'Employment / Employment', 'employment'],
  ['RT-117', 'Customer / Push Notifications', 'pushNotifications'],
  ['RT-118', 'Configuration / Online Ordering', 'limitedManageOnlineForm'],
  ['RT-119', 'Configuration / Hours', 'hoursForm'],
  ['RT-120', 'Configuration / Order Types', 'orderTypes'],
  ['RT-121', 'Configuration / Delivery', 'deliverySettingsForm'],
  ['RT-122', 'Menu / Online Layout', 'onlineCategories'],
  ['RT-123', 'Menu / Modifiers', 'modifiersList'],
  ['RT-124', 'Menu / Messages', 'menuMessages'],
  ['RT-125', 'Menu / Requirements', 'menuRequirements'],
  ['RT-126', 'Menu / Offers', 'offersList'],
] as const;

const read = new Map<string, Promise<Sidebar>>();

/** The sidebar of people whose features are not listed: every entry; rendered once. */
function everyEntry(): Promise<Sidebar> {
  const sidebar = read.get('') ?? sidebarOf({ enabledFeatures: [] });
  read.set('', sidebar);
  return sidebar;
}

/** The sidebar of people with exactly this feature; each is rendered once. */
function sidebarWith(feature: string): Promise<Sidebar> {
  const sidebar = read.get(feature) ?? sidebarOf({ enabledFeatures: [feature] });
  read.set(feature, sidebar);
  return sidebar;
}

describe('the sidebar of this build', () => {
  test('NG-01 the groups are listed in the order of the specification', async () => {
    const groups = [...(await everyEntry()).keys()].map((name) => name.split(' / ')[0]);
    const asListed = ['Home', 'Analytics', 'Accounts', 'Employment', 'Customer', 'Configuration', 'Hardware', 'Kiosk'];
    expect([...new Set(groups)]).toEqual([...asListed, 'Menu']);
  });

  test('NG-02 RT-105 Home is public and leads to /home', async () => {
    expect((await sidebarWith('none')).get('Home')).toEqual({ path: '/home', route: 'home' });
  });

  test.each([
    [
      'NG-03',
      'Analytics',
      [
        'Store Summary',
        'Product Mix',
        'Server Performance',
        'Deliveries',
        'Employee Payroll',
        'All Reports',
        'Ticket Finder',
      ],
    ],
    ['NG-11', 'Accounts', ['Companies', 'Locations', 'Groups']],
    [
      'NG-15',
      'Employment',
      ['Employment Admin', 'Employees', 'Security Roles', 'Default Security Roles', 'Employment'],
    ],
    [
      'NG-22',
      'Configuration',
      [
        'Online Ordering',
        'Hours',
        'Order Types',
        'Delivery',
        'Table & Bar',
        'Online Design',
        'POS Design',
        'Marketing',
        'Payments',
        'Credit & Gift',
        'Mobile App',
      ],
    ],
    ['NG-34', 'Hardware', ['Stations', 'Printers', 'Printer Options', 'Cash Drawers']],
    [
      'NG-41',
      'Menu',
      [
        'Menus Admin',
        'Menu Items',
        'Out of Stock',
        'Tax Structures',
        'Menu Printers',
        'KPS',
        'Pricing Schemes',
        'Modifiers',
        'Messages',
        'Requirements',
        'Offers',
        'Menu Layout',
        'Online Layout',
        'Image Manager',
      ],
    ],
  ])('%s %s lists its entries in order', async (_rule, group, entries) => {
    expect(entriesOf(await sidebarOf({ enabledFeatures: [] }), group)).toEqual(entries);
  });

  test.each(rules)('%s %s needs %s and leads to %s', async (_rule, name, feature, path) => {
    expect((await sidebarWith(feature ?? 'none')).get(name)?.path).toBe(path);
  });

  test.each(namedRoutes)('%s %s is the route %s', async (_rule, name, route) => {
    expect((await everyEntry()).get(name)?.route).toBe(route);
  });

  test('NG-55 an empty feature list shows every entry', async () => {
    const everything = await sidebarOf({ enabledFeatures: [] });
    expect([...everything.keys()].toSorted()).toEqual(['Home', ...rules.map(([, name]) => name)].toSorted());
  });

  test('NG-57 NG-58 without a feature that any entry needs, those that are public show, and the groups that have any', async () => {
    expect([...(await sidebarWith('none')).keys()]).toEqual([
      'Home',
      'Accounts / Locations',
      'Accounts / Groups',
      'Employment / Security Roles',
    ]);
  });

  test('NG-56 with a feature, the entries that need it show besides, and no other', async () => {
    expect([...(await sidebarWith('userAdmin')).keys()]).toEqual([
      'Home',
      'Accounts / Locations',
      'Accounts / Groups',
      'Employment / Employees',
      'Employment / Security Roles',
    ]);
  });
});

const features = ['manageMenus', 'manageOnline', 'accessConfigurationOptions', 'defaultRoleAdmin'];
const staff = [...features, 'providerStaff'];
const atStore = { type: 'LOCATION', id: '101' } as const;
const atStoreAlone = [{ grantedOn: atStore }];
const overriding = [{ grantedOn: atStore, permissions: ['OVERRIDE_MENUS' as const] }];
const managing = [{ grantedOn: atStore, permissions: ['MANAGE_MENUS' as const] }];
const withoutKiosk = [buildTenant({ id: '101', kioskActive: false })];
const offline = [buildTenant({ id: '101', licences: { online: false, delivery: false, tableService: false } })];
const here = '/home?locationId=101';

const conditions: readonly (readonly [string, string, boolean, string, SessionOverrides])[] = [
  ['NG-59 with a grant on the company', 'Accounts / Groups', true, home, { enabledFeatures: features }],
  ['NG-59 with grants on stores alone', 'Accounts / Groups', false, home, { grantedRoles: atStoreAlone }],
  ['NG-59 staff', 'Accounts / Groups', true, home, { enabledFeatures: staff, grantedRoles: atStoreAlone }],
  ['NG-61 with an active kiosk', 'Kiosk / Kiosk Design', true, home, {}],
  ['NG-61 without an active kiosk', 'Kiosk / Kiosk Design', false, home, { accessibleTenants: withoutKiosk }],
  ['NG-60 staff', 'Kiosk / Kiosk Design', true, home, { enabledFeatures: staff, accessibleTenants: withoutKiosk }],
  ['NG-62 in the company of the provider', 'Employment / Default Security Roles', true, home, {}],
  ['NG-62 in another company', 'Employment / Default Security Roles', false, home, { providerCompanyId: '9' }],
  ['NG-63 at a store, not overriding there', 'Menu / Menu Items', false, here, { grantedRoles: managing }],
  ['NG-63 at a store', 'Menu / Menu Items', true, here, { enabledFeatures: ['none'], grantedRoles: overriding }],
  ['NG-63 at a store', 'Menu / Menus Admin', false, here, { enabledFeatures: ['none'], grantedRoles: overriding }],
  ['NG-63 at company level', 'Menu / Menu Items', false, home, { enabledFeatures: ['none'], grantedRoles: overriding }],
  ['NG-63 at a store', 'Kiosk / Kiosk Menu', true, here, { enabledFeatures: ['none'], grantedRoles: overriding }],
  ['NG-63 at a store, not overriding there', 'Kiosk / Kiosk Menu', false, here, { grantedRoles: managing }],
  ['NG-64 at a store with online ordering', 'Configuration / Online Design', true, here, {}],
  ['NG-65 at a store with online ordering', 'Menu / Online Layout', true, here, { grantedRoles: overriding }],
  ['NG-65 without it', 'Menu / Online Layout', false, here, { grantedRoles: overriding, accessibleTenants: offline }],
  ['NG-64 without it', 'Configuration / Online Design', false, here, { accessibleTenants: offline }],
];

test.each(conditions)('%s: %s is shown: %s', async (_rule, name, isShown, path, overrides) => {
  const sidebar = await sidebarOf({ enabledFeatures: features, ...overrides }, path);
  expect(sidebar.has(name)).toBe(isShown);
});

const withRights = (...permissions: Permission[]) => ({
  enabledFeatures: features,
  grantedRoles: [{ grantedOn: atStore, permissions: [...permissions] }],
});

test.each([
  ['who may publish menus', withRights('ACCESS_CONFIGURATION_OPTIONS', 'OVERRIDE_MENUS'), ['/menu/publish']],
  ['who only looks on', { ...withRights('ACCESS_CONFIGURATION_OPTIONS', 'OVERRIDE_MENUS'), isReadOnly: true }, []],
  ['who may not publish', withRights('MANAGE_MENUS'), []],
] as const)('RT-51 PM-57 for %s the entry Publish leads to %o', async (_who, overrides, paths) => {
  const session = buildSession({ userCompanyId: '1', accessibleTenants: [store], ...overrides });
  const { screen } = await renderApp({ isWholeBuild: true, session, path: home });
  const sidebar = screen.getByRole('navigation', { name: 'Main' });
  await expect.element(sidebar.getByRole('link', { name: 'Home' })).toBeInTheDocument();
  const links = sidebar.getByRole('link', { name: 'Publish', exact: true }).elements();
  expect(links.map((link) => targetOf(link).path)).toEqual(paths);
});
