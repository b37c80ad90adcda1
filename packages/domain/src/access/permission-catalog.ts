import { everyPermission, type Permission } from './permissions.ts';
import { pointOfSalePermissions } from './point-of-sale-permissions.ts';

/** RL-03 in the order of the specification. */
export const permissionGroups = [
  'Employee Management',
  'Cashier',
  'Cash Management',
  'Delivery',
  'Manager',
  'Customers',
  'Master Admin',
  'Online',
  'POS Configuration',
  'Reports',
  'Server',
  'Voiding',
  'System',
] as const;

export type PermissionGroup = (typeof permissionGroups)[number];

/** RL-02 */
export interface PermissionEntry {
  readonly code: Permission;
  readonly name: string;
  readonly group: PermissionGroup;
}

/** Name and group of every code; RL-04 names the ones of the specification. */
const described: Readonly<Record<Permission, readonly [group: PermissionGroup, name: string]>> = {
  USER_ADMIN: ['Employee Management', 'Manage Employees'],
  USER_ROLES_ADMIN: ['Employee Management', 'Security Roles & Permissions'],
  GLOBAL_ROLE_GRANTING: ['Employee Management', 'Grant Roles on the Whole Company'],
  VIEW_WAGE_DATA: ['Employee Management', 'View Wage Data'],
  PAYROLL: ['Employee Management', 'Payroll'],
  EDIT_TIME_RECORDS: ['Employee Management', 'Edit Time Records'],
  CLOCK_OTHERS_IN_AND_OUT: ['Employee Management', 'Clock Others In and Out'],
  EDIT_SCHEDULES: ['Employee Management', 'Edit Schedules'],
  APPROVE_OVERTIME: ['Employee Management', 'Approve Overtime'],
  TAKE_PAYMENTS: ['Cashier', 'Take Payments'],
  OPEN_CASH_DRAWER: ['Cashier', 'Open Cash Drawer'],
  ISSUE_REFUNDS: ['Cashier', 'Issue Refunds'],
  TAX_EXEMPT_TICKETS: ['Cashier', 'Tax-Exempt Tickets'],
  REGISTER_DROP: ['Cash Management', 'Register Drop'],
  CLOSE_REGISTER: ['Cash Management', 'Close Register'],
  PAID_IN_AND_OUT: ['Cash Management', 'Paid In and Paid Out'],
  ASSIGN_CASH_DRAWERS: ['Cash Management', 'Assign Cash Drawers'],
  VIEW_EXPECTED_CASH: ['Cash Management', 'View Expected Cash'],
  ASSIGN_DRIVERS: ['Delivery', 'Assign Drivers'],
  CLOCK_OFF_WITH_OPEN_DELIVERIES: ['Delivery', 'Clock Off With Open Deliveries'],
  CHANGE_DELIVERY_FEE: ['Delivery', 'Change Delivery Fee'],
  OVERRIDE_DELIVERY_ZONE: ['Delivery', 'Deliver Outside the Zones'],
  MAX_DISCOUNT_PERCENTAGE: ['Manager', 'Max Discount Percentage'],
  BYPASS_AGE_VERIFICATION: ['Manager', 'Bypass Age Verification'],
  REOPEN_CLOSED_TICKETS: ['Manager', 'Reopen Closed Tickets'],
  APPLY_DISCOUNTS: ['Manager', 'Apply Discounts'],
  CHANGE_PRICES_ON_TICKETS: ['Manager', 'Change Prices on Tickets'],
  COMP_ITEMS: ['Manager', 'Comp Items'],
  RUN_END_OF_DAY: ['Manager', 'Run End of Day'],
  ADJUST_TIPS: ['Manager', 'Adjust Tips'],
  VIEW_CUSTOMERS: ['Customers', 'View Customers'],
  EDIT_CUSTOMERS: ['Customers', 'Edit Customers'],
  BLOCK_CUSTOMERS: ['Customers', 'Block Customers'],
  ADJUST_LOYALTY_POINTS: ['Customers', 'Adjust Loyalty Points'],
  MANAGE_HOUSE_ACCOUNTS: ['Customers', 'Manage House Accounts'],
  PUSH_NOTIFICATIONS: ['Customers', 'Push Notifications'],
  COMPANY_ADMIN: ['Master Admin', 'Company Administration'],
  ADD_COMPANIES: ['Master Admin', 'Add Companies'],
  EDIT_COMPANIES: ['Master Admin', 'Edit Companies'],
  ADD_LOCATION: ['Master Admin', 'Add Locations'],
  EDIT_LOCATION: ['Master Admin', 'Edit Locations'],
  LOCATION_LICENSING: ['Master Admin', 'Location Licensing'],
  TOL_LICENSE: ['Master Admin', 'Online Ordering License'],
  DELIVERY_LICENSE: ['Master Admin', 'Delivery License'],
  TABLE_SERVICE_LICENSE: ['Master Admin', 'Table Service License'],
  LOYALTY_LICENSE: ['Master Admin', 'Loyalty License'],
  HAS_TOL_ADMIN_ACCESS: ['Master Admin', 'Online Ordering Administration'],
  DEFAULT_ROLE_ADMIN: ['Master Admin', 'Default Security Roles'],
  SUPER_USER: ['Master Admin', 'Super User'],
  ENGINEERING_USER: ['Master Admin', 'Engineering User'],
  PROVIDER_STAFF: ['Master Admin', 'Provider Staff'],
  MODIFY_ONLINE_ORDERING_CONFIGURATION: ['Online', 'Online Ordering Configuration'],
  LIMITED_MANAGE_ONLINE: ['Online', 'Online Ordering, Limited Options'],
  SET_CUSTOM_CSS: ['Online', 'Set Custom CSS'],
  ACCEPT_ONLINE_ORDERS: ['Online', 'Accept Online Orders'],
  PAUSE_ONLINE_ORDERING: ['Online', 'Pause Online Ordering'],
  MARK_ITEMS_OUT_OF_STOCK: ['Online', 'Mark Items Out of Stock'],
  CHANGE_QUOTED_TIMES: ['Online', 'Change Quoted Times'],
  ACCESS_CONFIGURATION_OPTIONS: ['POS Configuration', 'Configuration Options'],
  LOCATION_SETTINGS: ['POS Configuration', 'Location Settings'],
  MANAGE_MENU_TEMPLATES: ['POS Configuration', 'Manage Menu Templates'],
  MANAGE_MENUS: ['POS Configuration', 'Manage Menus'],
  OVERRIDE_MENUS: ['POS Configuration', 'Override Menus'],
  MANAGE_LOCAL_ITEMS: ['POS Configuration', 'Manage Local Items'],
  OVERRIDE_PRICE_AND_TAX: ['POS Configuration', 'Override Price and Tax'],
  OVERRIDE_PRINTING_AND_KPS: ['POS Configuration', 'Override Printing and Kitchen Stations'],
  CONFIGURE_HARDWARE: ['POS Configuration', 'Configure Hardware'],
  CHANGE_PRINTER_SETTING: ['POS Configuration', 'Change Printer Settings'],
  CONFIGURE_CREDIT_CARDS: ['POS Configuration', 'Configure Credit Cards'],
  DASHBOARD: ['Reports', 'Dashboard'],
  VIEW_SALES_REPORTS: ['Reports', 'View Sales Reports'],
  VIEW_LABOR_REPORTS: ['Reports', 'View Labor Reports'],
  VIEW_CASH_REPORTS: ['Reports', 'View Cash Reports'],
  EXPORT_REPORTS: ['Reports', 'Export Reports'],
  OPEN_TICKETS: ['Server', 'Open Tickets'],
  TRANSFER_TICKETS: ['Server', 'Transfer Tickets'],
  SPLIT_TICKETS: ['Server', 'Split Tickets'],
  MERGE_TICKETS: ['Server', 'Merge Tickets'],
  SEND_TO_KITCHEN: ['Server', 'Send to Kitchen'],
  SEAT_GUESTS: ['Server', 'Seat Guests'],
  OPEN_BAR_TABS: ['Server', 'Open Bar Tabs'],
  CHANGE_SERVICE_CHARGE: ['Server', 'Change Service Charge'],
  VOID_ENTIRE_TICKET: ['Voiding', 'Void Entire Ticket'],
  VOID_SENT_ITEMS: ['Voiding', 'Void Sent Items'],
  VOID_PAYMENTS: ['Voiding', 'Void Payments'],
  REQUIRE_VOID_REASON: ['Voiding', 'Require Void Reason'],
  REQUIRE_MANAGER_FOR_VOIDS: ['Voiding', 'Require a Manager for Voids'],
  VIEW_API_CREDS: ['System', 'View API Credentials'],
  API_CRED_ADMIN: ['System', 'Issue API Credentials'],
  RESTART_TERMINALS: ['System', 'Restart Terminals'],
  TRAINING_MODE: ['System', 'Training Mode'],
  REPRINT_RECEIPTS: ['System', 'Reprint Receipts'],
  EXIT_TO_DESKTOP: ['System', 'Exit to Desktop'],
  REQUISITION_ITEMS_FOR_PRODUCTION: ['Manager', 'Requisition Items for Production'],
  WASTE_MENU_ITEMS: ['Manager', 'Waste Menu Items'],
  CHANGE_INVENTORY_PURCHASE_PRICES: ['Manager', 'Change Inventory Purchase Prices'],
  CHANGE_INVENTORY_POSTING: ['Manager', 'Change Inventory Posting'],
  REMOTE_ACCESS_TO_CONTROL_CENTER: ['System', 'Remote Access to the Control Center'],
};

/** RL-21 to RL-25: kept where a role has them, never shown in a role list and never to be granted there. */
const hidden: ReadonlySet<Permission> = new Set<Permission>([
  'REQUISITION_ITEMS_FOR_PRODUCTION',
  'WASTE_MENU_ITEMS',
  'CHANGE_INVENTORY_PURCHASE_PRICES',
  'CHANGE_INVENTORY_POSTING',
  'REMOTE_ACCESS_TO_CONTROL_CENTER',
]);

/** Belong only to the provider company: no other company's role may carry them, no default role either. */
const providerOnly: ReadonlySet<Permission> = new Set<Permission>([
  'PROVIDER_STAFF',
  'ENGINEERING_USER',
  'DEFAULT_ROLE_ADMIN',
  'ADD_COMPANIES',
]);

const atPointOfSale: ReadonlySet<Permission> = new Set<Permission>(pointOfSalePermissions);

/** Whether the terminals obey it, and not the console. */
export function isPointOfSalePermission(code: Permission): boolean {
  return atPointOfSale.has(code);
}

export function isHiddenPermission(code: Permission): boolean {
  return hidden.has(code);
}

export function isProviderPermission(code: Permission): boolean {
  return providerOnly.has(code);
}

const known: ReadonlySet<string> = new Set(everyPermission);

export function isPermission(value: string): value is Permission {
  return known.has(value);
}

export function permissionEntry(code: Permission): PermissionEntry {
  const [group, name] = described[code];
  return { code, group, name };
}

/** RL-05 RL-21 to RL-25: the lines of a role list, group by group, in the order of the groups. */
export function listPermissions(options: { readonly isProvider: boolean }): readonly PermissionEntry[] {
  const shown = everyPermission.filter(
    (code) => !isHiddenPermission(code) && (options.isProvider || !isProviderPermission(code)),
  );
  const entries = shown.map(permissionEntry);
  return permissionGroups.flatMap((group) => entries.filter((entry) => entry.group === group));
}
