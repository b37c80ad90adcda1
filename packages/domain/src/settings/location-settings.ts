import { z } from 'zod';
import { barSettingsSection } from './bar-settings.ts';
import { cashManagementSection } from './cash-management.ts';
import { creditAndGiftSection } from './credit-and-gift.ts';
import { deferredOrdersSection } from './deferred-orders.ts';
import { hoursSection } from './hours.ts';
import { marketingSection } from './marketing.ts';
import { mobileAppSection } from './mobile-app.ts';
import { onlineAccessSection } from './online-access.ts';
import * as open from './open-sections.ts';
import { orderTypesSection } from './order-types.ts';
import { paidInOutAccountsSection } from './paid-in-out-accounts.ts';
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
  deliveryArea: open.deliveryAreaSection.schema,
  deliverySettings: open.deliverySettingsSection.schema,
  driverManagement: open.driverManagementSection.schema,
  tenderTypes: tenderTypesSection.schema,
  tipsSettings: tipsSettingsSection.schema,
  paidInOutAccounts: paidInOutAccountsSection.schema,
  cashManagement: cashManagementSection.schema,
  tableSettings: tableSettingsSection.schema,
  barSettings: barSettingsSection.schema,
  marketing: marketingSection.schema,
  creditAndGiftSettings: creditAndGiftSection.schema,
  mobileApp: mobileAppSection.schema,
  kioskDesign: open.kioskDesignSection.schema,
  posDesign: open.posDesignSection.schema,
  printingRouting: printingRoutingSection.schema,
  licensing: open.licensingSection.schema,
  orderTypes: orderTypesSection.schema,
  promiseTimes: promiseTimesSection.schema,
  deferredOrders: deferredOrdersSection.schema,
  hours: hoursSection.schema,
  invalidAddresses: open.invalidAddressesSection.schema,
  stations: stationsSection.schema,
  displays: open.displaysSection.schema,
  printing: open.printingSection.schema,
  onlineDesign: open.onlineDesignSection.schema,
  onlineAccess: onlineAccessSection.schema,
});
export type LocationSettings = z.infer<typeof locationSettingsSchema>;

/** Every section, in the order of the specification. */
export const settingsSections: readonly SettingsSection[] = [
  open.deliveryAreaSection,
  open.deliverySettingsSection,
  open.driverManagementSection,
  tenderTypesSection,
  tipsSettingsSection,
  paidInOutAccountsSection,
  cashManagementSection,
  tableSettingsSection,
  barSettingsSection,
  marketingSection,
  creditAndGiftSection,
  mobileAppSection,
  open.kioskDesignSection,
  open.posDesignSection,
  printingRoutingSection,
  open.licensingSection,
  orderTypesSection,
  promiseTimesSection,
  deferredOrdersSection,
  hoursSection,
  open.invalidAddressesSection,
  stationsSection,
  open.displaysSection,
  open.printingSection,
  open.onlineDesignSection,
  onlineAccessSection,
];
