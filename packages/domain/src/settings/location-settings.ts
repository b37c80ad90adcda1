import { z } from 'zod';
import { barSettingsSection } from './bar-settings.ts';
import { cashManagementSection } from './cash-management.ts';
import { creditAndGiftSection } from './credit-and-gift.ts';
import { deferredOrdersSection } from './deferred-orders.ts';
import { deliveryAreaSection } from './delivery-area.ts';
import { deliverySettingsSection } from './delivery-settings.ts';
import { displaysSection } from './displays.ts';
import { driverManagementSection } from './driver-management.ts';
import { hoursSection } from './hours.ts';
import { invalidAddressesSection } from './invalid-addresses.ts';
import { kioskDesignSection } from './kiosk-design.ts';
import { licensingSection } from './licensing-settings.ts';
import { marketingSection } from './marketing.ts';
import { mobileAppSection } from './mobile-app.ts';
import { onlineAccessSection } from './online-access.ts';
import { onlineDesignSection } from './online-design.ts';
import { orderTypesSection } from './order-types.ts';
import { paidInOutAccountsSection } from './paid-in-out-accounts.ts';
import { posDesignSection } from './pos-design.ts';
import { printingSection } from './printing.ts';
import { printingRoutingSection } from './printing-routing.ts';
import { promiseTimesSection } from './promise-times.ts';
import type { SettingsSection } from './settings-section.ts';
import { stationsSection } from './stations.ts';
import { tableSettingsSection } from './table-settings.ts';
import { tenderTypesSection } from './tender-types.ts';
import { tipsSettingsSection } from './tips-settings.ts';

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
