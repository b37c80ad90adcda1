import { z } from 'zod';
import { cashManagementSection } from './cash-drawers/cash-management.ts';
import { creditAndGiftSection } from './credit-and-gift/credit-and-gift.ts';
import { deliveryAreaSection } from './delivery/delivery-area.ts';
import { deliverySettingsSection } from './delivery/delivery-settings.ts';
import { driverManagementSection } from './delivery/driver-management.ts';
import { invalidAddressesSection } from './delivery/invalid-addresses.ts';
import type { SettingsSection } from './fields/settings-section.ts';
import { hoursSection } from './hours/hours.ts';
import { kioskDesignSection } from './kiosk-design/kiosk-design.ts';
import { licensingSection } from './licensing-settings.ts';
import { marketingSection } from './marketing/marketing.ts';
import { mobileAppSection } from './mobile-app/mobile-app.ts';
import { onlineDesignSection } from './online-design/online-design.ts';
import { deferredOrdersSection } from './online-ordering/deferred-orders.ts';
import { onlineAccessSection } from './online-ordering/online-access.ts';
import { orderTypesSection } from './order-types/order-types.ts';
import { promiseTimesSection } from './order-types/promise-times.ts';
import { paidInOutAccountsSection } from './payments/paid-in-out-accounts.ts';
import { tenderTypesSection } from './payments/tender-types.ts';
import { tipsSettingsSection } from './payments/tips-settings.ts';
import { posDesignSection } from './pos-design/pos-design.ts';
import { printingSection } from './printer-options/printing.ts';
import { printingRoutingSection } from './printer-options/printing-routing.ts';
import { displaysSection } from './printers/displays.ts';
import { stationsSection } from './stations/stations.ts';
import { barSettingsSection } from './table-and-bar/bar-settings.ts';
import { tableSettingsSection } from './table-and-bar/table-settings.ts';

/** ST-01, ST-02 */
export const locationSettingsSchema = z.looseObject({
  entityType: z.literal('LOCATION_SETTINGS'),
  deliveryArea: deliveryAreaSection.schema,
  deliverySettings: deliverySettingsSection.schema,
  driverManagement: driverManagementSection.schema,
  tenderTypes: tenderTypesSection.schema,
  tipsSettings: tipsSettingsSection.schema,
  paidInOutAccounts: paidInOutAccountsSection.schema,
  cashManagement: cashManagementSection.schema,
  tableSettings: tableSettingsSection.schema,
  barSettings: barSettingsSection.schema,
  marketing: marketingSection.schema,
  creditAndGiftSettings: creditAndGiftSection.schema,
  mobileApp: mobileAppSection.schema,
  kioskDesign: kioskDesignSection.schema,
  posDesign: posDesignSection.schema,
  printingRouting: printingRoutingSection.schema,
  licensing: licensingSection.schema,
  orderTypes: orderTypesSection.schema,
  promiseTimes: promiseTimesSection.schema,
  deferredOrders: deferredOrdersSection.schema,
  hours: hoursSection.schema,
  invalidAddresses: invalidAddressesSection.schema,
  stations: stationsSection.schema,
  displays: displaysSection.schema,
  printing: printingSection.schema,
  onlineDesign: onlineDesignSection.schema,
  onlineAccess: onlineAccessSection.schema,
});
export type LocationSettings = z.infer<typeof locationSettingsSchema>;

/** Every section, in the order of the specification. */
export const settingsSections: readonly SettingsSection[] = [
  deliveryAreaSection,
  deliverySettingsSection,
  driverManagementSection,
  tenderTypesSection,
  tipsSettingsSection,
  paidInOutAccountsSection,
  cashManagementSection,
  tableSettingsSection,
  barSettingsSection,
  marketingSection,
  creditAndGiftSection,
  mobileAppSection,
  kioskDesignSection,
  posDesignSection,
  printingRoutingSection,
  licensingSection,
  orderTypesSection,
  promiseTimesSection,
  deferredOrdersSection,
  hoursSection,
  invalidAddressesSection,
  stationsSection,
  displaysSection,
  printingSection,
  onlineDesignSection,
  onlineAccessSection,
];
