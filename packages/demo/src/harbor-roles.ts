import {
  administratorPermissions,
  isHiddenPermission,
  type Permission,
  type PointOfSalePermission,
  pointOfSalePermissions,
} from '@servery/domain';
import type { NewRole } from './company.ts';

const restrictions: readonly Permission[] = [
  'REQUIRE_VOID_REASON',
  'REQUIRE_MANAGER_FOR_VOIDS',
  'MAX_DISCOUNT_PERCENTAGE',
];
const wholePointOfSale = pointOfSalePermissions.filter(
  (code) => !restrictions.includes(code) && !isHiddenPermission(code),
);

const tickets: readonly PointOfSalePermission[] = [
  'OPEN_TICKETS',
  'SPLIT_TICKETS',
  'SEND_TO_KITCHEN',
  'TAKE_PAYMENTS',
  'REPRINT_RECEIPTS',
  'REQUIRE_VOID_REASON',
];

const shift: readonly PointOfSalePermission[] = [
  ...tickets,
  'TRANSFER_TICKETS',
  'MERGE_TICKETS',
  'EDIT_TIME_RECORDS',
  'CLOCK_OTHERS_IN_AND_OUT',
  'OPEN_CASH_DRAWER',
  'REGISTER_DROP',
  'PAID_IN_AND_OUT',
  'ASSIGN_CASH_DRAWERS',
  'ASSIGN_DRIVERS',
  'CLOCK_OFF_WITH_OPEN_DELIVERIES',
  'CHANGE_DELIVERY_FEE',
  'APPLY_DISCOUNTS',
  'REOPEN_CLOSED_TICKETS',
  'ACCEPT_ONLINE_ORDERS',
  'CHANGE_QUOTED_TIMES',
  'MARK_ITEMS_OUT_OF_STOCK',
  'VOID_ENTIRE_TICKET',
  'VOID_SENT_ITEMS',
];

const menuOverrides: readonly Permission[] = [
  'OVERRIDE_MENUS',
  'OVERRIDE_PRICE_AND_TAX',
  'OVERRIDE_PRINTING_AND_KPS',
  'MANAGE_LOCAL_ITEMS',
];
const management: readonly Permission[] = [
  ...menuOverrides,
  'ACCESS_CONFIGURATION_OPTIONS',
  'LOCATION_SETTINGS',
  'DASHBOARD',
];
const storeManagement: readonly Permission[] = [
  ...shift,
  'SEAT_GUESTS',
  'OPEN_BAR_TABS',
  'OVERRIDE_DELIVERY_ZONE',
  'EDIT_SCHEDULES',
  'APPROVE_OVERTIME',
  'CLOSE_REGISTER',
  'VIEW_EXPECTED_CASH',
  'BYPASS_AGE_VERIFICATION',
  'COMP_ITEMS',
  'RUN_END_OF_DAY',
  'VIEW_SALES_REPORTS',
  'VIEW_LABOR_REPORTS',
  'PAUSE_ONLINE_ORDERING',
  'VOID_PAYMENTS',
];

const office = 'Office';
const store = 'Store';

/** Company, area and store people, then those who work the shift. */
export const harborRoles: readonly NewRole[] = [
  {
    id: 'company-admin',
    name: 'Company Administrator',
    group: office,
    permissions: [...administratorPermissions, ...wholePointOfSale],
    maxDiscountPct: 100,
  },
  {
    id: 'menu-manager',
    name: 'Menu Manager',
    group: office,
    permissions: ['MANAGE_MENUS', ...menuOverrides],
  },
  {
    id: 'group-manager',
    name: 'Area Manager',
    group: office,
    // Sees the people of the stores without their wages.
    permissions: [...management, 'USER_ADMIN', ...storeManagement],
    maxDiscountPct: 50,
  },
  { id: 'analyst', name: 'Analyst', group: office, permissions: ['DASHBOARD'] },
  {
    id: 'location-manager',
    name: 'Store Manager',
    group: store,
    permissions: [...management, 'USER_ADMIN', 'VIEW_WAGE_DATA', ...storeManagement],
    maxDiscountPct: 50,
  },
  { id: 'shift-lead', name: 'Shift Lead', group: store, permissions: shift, maxDiscountPct: 20 },
  {
    id: 'cashier',
    name: 'Cashier',
    group: store,
    permissions: [...tickets, 'OPEN_CASH_DRAWER', 'REGISTER_DROP', 'ASSIGN_DRIVERS'],
    maxDiscountPct: 10,
  },
  {
    id: 'server',
    name: 'Server',
    group: store,
    permissions: [...tickets, 'SEAT_GUESTS', 'OPEN_BAR_TABS'],
    maxDiscountPct: 10,
  },
  {
    id: 'driver',
    name: 'Driver',
    group: store,
    permissions: ['CLOCK_OFF_WITH_OPEN_DELIVERIES', 'OVERRIDE_DELIVERY_ZONE', 'REQUIRE_VOID_REASON'],
  },
];

/** The provider's own people. */
export const providerStaff: NewRole = {
  id: 'provider-staff',
  name: 'Provider Staff',
  permissions: [
    ...administratorPermissions,
    ...wholePointOfSale,
    'LOCATION_LICENSING',
    'ADD_COMPANIES',
    'DEFAULT_ROLE_ADMIN',
    'PROVIDER_STAFF',
  ],
  maxDiscountPct: 100,
};

/** Templates that every company can start its own roles from. */
export const defaultRoles: readonly NewRole[] = [
  {
    id: 'default-manager',
    name: 'Manager',
    permissions: [...management, ...storeManagement],
    maxDiscountPct: 50,
    isDefault: true,
  },
  { id: 'default-shift-lead', name: 'Shift Lead', permissions: shift, maxDiscountPct: 20, isDefault: true },
  {
    id: 'default-cashier',
    name: 'Cashier',
    permissions: [...tickets, 'OPEN_CASH_DRAWER', 'REGISTER_DROP'],
    isDefault: true,
  },
];
