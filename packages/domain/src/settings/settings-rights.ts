import type { FieldRights } from '../access/field-rights.ts';
import type { Permission } from '../access/permissions.ts';

const configuration = ['ACCESS_CONFIGURATION_OPTIONS'] as const;
const delivery = ['LOCATION_SETTINGS'] as const;
const hardware = ['CONFIGURE_HARDWARE'] as const;
const cards = ['CONFIGURE_CREDIT_CARDS'] as const;
const online = ['MODIFY_ONLINE_ORDERING_CONFIGURATION'] as const;
const onlineOrdering = ['LIMITED_MANAGE_ONLINE', 'MODIFY_ONLINE_ORDERING_CONFIGURATION'] as const;

/** The people who may change each part of the location settings: anyone whom the navigation leads to the screen of it. */
export const settingsRights = {
  deliveryArea: delivery,
  deliverySettings: delivery,
  driverManagement: delivery,
  invalidAddresses: delivery,
  tenderTypes: configuration,
  tipsSettings: configuration,
  paidInOutAccounts: configuration,
  cashManagement: hardware,
  tableSettings: configuration,
  barSettings: configuration,
  marketing: configuration,
  creditAndGiftSettings: cards,
  mobileApp: configuration,
  kioskDesign: configuration,
  posDesign: configuration,
  printingRouting: hardware,
  licensing: configuration,
  orderTypes: configuration,
  'orderTypes.types.activeOnline': [...configuration, ...onlineOrdering],
  promiseTimes: configuration,
  deferredOrders: configuration,
  'deferredOrders.allowDeferredOnlineOrders': [...configuration, ...onlineOrdering],
  'deferredOrders.maxOrderLeadDays': [...configuration, ...onlineOrdering],
  'deferredOrders.minOrderLeadTime': [...configuration, ...onlineOrdering],
  'deferredOrders.minOrderLeadUnit': [...configuration, ...onlineOrdering],
  hours: configuration,
  stations: hardware,
  displays: hardware,
  printing: hardware,
  onlineDesign: online,
  'onlineDesign.customCss': ['SET_CUSTOM_CSS'],
  onlineAccess: onlineOrdering,
} as const satisfies FieldRights;

/** Every permission that opens some part of the location settings. */
export const anySettingsRight: readonly Permission[] = [...new Set(Object.values(settingsRights).flat())];
