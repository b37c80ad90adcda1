import type { Feature } from '../../session/rights.ts';

/** The conditions beside a feature that decide whether an entry shows. */
export type Condition = 'companyRights' | 'kiosk' | 'providerCompany' | 'online' | 'menuHere';

export type NavigationEntry = {
  /** Its named route, where the specification names one. RT-105 to RT-126 */
  readonly id: string;
  readonly path: string;
  /** All addresses below it belong to the entry, not only those below its path. */
  readonly area?: string;
  /** Null: public. */
  readonly feature: Feature | null;
  /** NG-63: with a location or group active, a person who overrides menus there needs no right on the company's. */
  readonly orOverriding?: true;
  readonly when?: readonly Condition[];
};

export type NavigationGroup = {
  readonly id: string;
  /** With a path, the group is an entry of its own and does not open. */
  readonly path?: string;
  readonly entries: readonly NavigationEntry[];
};

/** The sidebar, whole and in order. NG-01 to NG-54, NG-59 to NG-65 */
export const navigationTable = [
  { id: 'home', path: '/home', entries: [{ id: 'home', path: '/home', feature: null }] },
  {
    id: 'analytics',
    entries: [
      { id: 'storeSummary', path: '/storeSummary', feature: 'dashboard' },
      { id: 'productMix', path: '/productMix', feature: 'dashboard' },
      { id: 'serverPerformance', path: '/serverPerformance', feature: 'dashboard' },
      { id: 'deliveries', path: '/deliveries', feature: 'dashboard' },
      { id: 'employeePayroll', path: '/employeePayroll', feature: 'dashboard' },
      { id: 'allReports', path: '/allReports', feature: 'dashboard' },
      { id: 'ticketFinderSearch', path: '/ticket-finder/search', area: '/ticket-finder', feature: 'dashboard' },
    ],
  },
  {
    id: 'accounts',
    entries: [
      { id: 'companiesList', path: '/companies', feature: 'editCompanies' },
      { id: 'locationsList', path: '/locations', feature: null },
      { id: 'groupsList', path: '/groups', feature: null, when: ['companyRights'] },
    ],
  },
  {
    id: 'employment',
    entries: [
      { id: 'employmentAdmin', path: '/employment/admin', feature: 'manageMenus' },
      { id: 'employees', path: '/employees', feature: 'userAdmin' },
      { id: 'RolePermissions', path: '/roles', feature: null },
      { id: 'DefaultRolePermissions', path: '/defaultRoles', feature: 'defaultRoleAdmin', when: ['providerCompany'] },
      { id: 'employment', path: '/employment/employment', feature: 'accessConfigurationOptions' },
    ],
  },
  {
    id: 'customer',
    entries: [{ id: 'pushNotifications', path: '/customer/pushNotifications', feature: 'manageOnline' }],
  },
  {
    id: 'configuration',
    entries: [
      { id: 'limitedManageOnlineForm', path: '/locationSettings/thriveOnline', feature: 'limitedManageOnline' },
      { id: 'hoursForm', path: '/locationSettings/hours', feature: 'accessConfigurationOptions' },
      { id: 'orderTypes', path: '/locationSettings/orderTypes', feature: 'accessConfigurationOptions' },
      { id: 'deliverySettingsForm', path: '/locationSettings/deliverySettings', feature: 'locationSettings' },
      { id: 'tableAndBar', path: '/locationSettings/tableAndBar', feature: 'accessConfigurationOptions' },
      { id: 'onlineDesign', path: '/locationSettings/onlineDesign', feature: 'manageOnline', when: ['online'] },
      { id: 'posDesign', path: '/locationSettings/posDesign', feature: 'accessConfigurationOptions' },
      { id: 'marketing', path: '/locationSettings/marketing', feature: 'accessConfigurationOptions' },
      { id: 'payments', path: '/locationSettings/payments', feature: 'accessConfigurationOptions' },
      { id: 'creditAndGift', path: '/locationSettings/creditAndGift', feature: 'configureCreditCards' },
      { id: 'mobileApp', path: '/locationSettings/mobileApp', feature: 'accessConfigurationOptions' },
    ],
  },
  {
    id: 'hardware',
    entries: [
      { id: 'stations', path: '/locationSettings/stations', feature: 'configureHardware' },
      { id: 'printers', path: '/locationSettings/printers', feature: 'configureHardware' },
      { id: 'printerOptions', path: '/locationSettings/printerOptions', feature: 'configureHardware' },
      { id: 'cashDrawers', path: '/locationSettings/cashDrawers', feature: 'configureHardware' },
    ],
  },
  {
    id: 'kiosk',
    entries: [
      {
        id: 'kioskMenu',
        path: '/kiosk/menu',
        feature: 'manageMenus',
        orOverriding: true,
        when: ['kiosk', 'menuHere'],
      },
      { id: 'kioskDesign', path: '/kiosk/design', feature: 'accessConfigurationOptions', when: ['kiosk'] },
    ],
  },
  {
    id: 'menu',
    entries: [
      { id: 'menusAdmin', path: '/menu/admin', feature: 'manageMenus', when: ['menuHere'] },
      { id: 'menuItems', path: '/menu/menuItems', feature: 'manageMenus', orOverriding: true, when: ['menuHere'] },
      { id: 'outOfStock', path: '/menu/outOfStock', feature: 'manageMenus', orOverriding: true, when: ['menuHere'] },
      {
        id: 'taxStructures',
        path: '/menu/taxStructures',
        feature: 'manageMenus',
        orOverriding: true,
        when: ['menuHere'],
      },
      { id: 'menuPrinters', path: '/menu/printers', feature: 'manageMenus', orOverriding: true, when: ['menuHere'] },
      { id: 'kps', path: '/menu/kps', feature: 'manageMenus', orOverriding: true, when: ['menuHere'] },
      {
        id: 'pricingSchemes',
        path: '/menu/pricingSchemes',
        feature: 'manageMenus',
        orOverriding: true,
        when: ['menuHere'],
      },
      { id: 'modifiersList', path: '/menu/modifiers', feature: 'manageMenus', orOverriding: true, when: ['menuHere'] },
      { id: 'menuMessages', path: '/menu/messages', feature: 'manageMenus', orOverriding: true, when: ['menuHere'] },
      {
        id: 'menuRequirements',
        path: '/menu/requirements',
        feature: 'manageMenus',
        orOverriding: true,
        when: ['menuHere'],
      },
      { id: 'offersList', path: '/menu/offers', feature: 'manageMenus', orOverriding: true, when: ['menuHere'] },
      { id: 'menuLayout', path: '/menu/layout', feature: 'manageMenus', orOverriding: true, when: ['menuHere'] },
      {
        id: 'onlineCategories',
        path: '/menu/onlineCategories',
        feature: 'manageMenus',
        orOverriding: true,
        when: ['menuHere', 'online'],
      },
      { id: 'imageManager', path: '/menu/imageManager', feature: 'accessConfigurationOptions' },
    ],
  },
] as const satisfies readonly NavigationGroup[];

export type GroupId = (typeof navigationTable)[number]['id'];
export type EntryId = (typeof navigationTable)[number]['entries'][number]['id'];
