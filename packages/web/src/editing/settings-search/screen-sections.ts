/** The parts of the location settings that each tab of the printer options edits. */
export const printerOptionSections = {
  routing: 'printingRouting',
  templates: 'printing.templates',
  other: 'printing.otherOptions',
} as const;

/** The parts of the location settings that each screen edits, by its path. */
export const screenSections = {
  '/locationSettings/thriveOnline': ['onlineAccess'],
  '/locationSettings/hours': ['hours'],
  '/locationSettings/orderTypes': ['orderTypes', 'promiseTimes', 'deferredOrders'],
  '/locationSettings/deliverySettings': ['deliveryArea', 'deliverySettings', 'invalidAddresses', 'driverManagement'],
  '/locationSettings/tableAndBar': ['tableSettings', 'barSettings'],
  '/locationSettings/onlineDesign': ['onlineDesign'],
  '/locationSettings/posDesign': ['posDesign'],
  '/locationSettings/marketing': ['marketing'],
  '/locationSettings/payments': ['tenderTypes', 'tipsSettings', 'paidInOutAccounts'],
  '/locationSettings/creditAndGift': ['creditAndGiftSettings'],
  '/locationSettings/mobileApp': ['mobileApp'],
  '/locationSettings/stations': ['stations'],
  '/locationSettings/printers': ['printing.printers', 'displays'],
  '/locationSettings/printerOptions': Object.values(printerOptionSections),
  '/locationSettings/cashDrawers': ['cashManagement'],
  '/kiosk/design': ['kioskDesign'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** The name of each of these screens in the navigation: ids of its phrases. */
export const screenNames = {
  '/locationSettings/thriveOnline': 'limitedManageOnlineForm',
  '/locationSettings/hours': 'hoursForm',
  '/locationSettings/orderTypes': 'orderTypes',
  '/locationSettings/deliverySettings': 'deliverySettingsForm',
  '/locationSettings/tableAndBar': 'tableAndBar',
  '/locationSettings/onlineDesign': 'onlineDesign',
  '/locationSettings/posDesign': 'posDesign',
  '/locationSettings/marketing': 'marketing',
  '/locationSettings/payments': 'payments',
  '/locationSettings/creditAndGift': 'creditAndGift',
  '/locationSettings/mobileApp': 'mobileApp',
  '/locationSettings/stations': 'stations',
  '/locationSettings/printers': 'printers',
  '/locationSettings/printerOptions': 'printerOptions',
  '/locationSettings/cashDrawers': 'cashDrawers',
  '/kiosk/design': 'kioskDesign',
} as const satisfies Readonly<Record<keyof typeof screenSections, string>>;
