import { expect, test } from 'vitest';
import { navigationTable } from '../navigation/navigation-table.ts';
import { settingsRoutes } from './settings-routes.ts';

test.each([
  ['KR-01 RT-94', '/locationSettings/thriveOnline', 'limitedManageOnline'],
  ['KR-02 RT-80', '/locationSettings/orderTypes', 'accessConfigurationOptions'],
  ['KR-03 RT-81', '/locationSettings/onlineDesign', 'manageOnline'],
  ['KR-04 RT-82', '/locationSettings/posDesign', 'accessConfigurationOptions'],
  ['KR-05 RT-83', '/locationSettings/hours', 'accessConfigurationOptions'],
  ['KR-06 RT-84', '/locationSettings/deliverySettings', 'locationSettings'],
  ['KR-07 RT-85', '/locationSettings/tableAndBar', 'accessConfigurationOptions'],
  ['KR-08 RT-86', '/locationSettings/marketing', 'accessConfigurationOptions'],
  ['KR-09 RT-87', '/locationSettings/creditAndGift', 'configureCreditCards'],
  ['KR-10 RT-88', '/locationSettings/payments', 'accessConfigurationOptions'],
  ['KR-11 RT-89', '/locationSettings/stations', 'configureHardware'],
  ['KR-12 RT-90', '/locationSettings/printers', 'configureHardware'],
  ['KR-13 RT-91', '/locationSettings/printerOptions', 'configureHardware'],
  ['KR-14 RT-92', '/locationSettings/cashDrawers', 'configureHardware'],
  ['KR-15 RT-93', '/locationSettings/mobileApp', 'accessConfigurationOptions'],
  ['KR-20 RT-103', '/kiosk/design', 'accessConfigurationOptions'],
])('%s %s is a screen, its entry needs %s', (_, path, feature) => {
  const paths: readonly string[] = settingsRoutes.map(({ options }) => ('path' in options ? options.path : ''));
  expect(paths).toContain(path);
  const entries = navigationTable.flatMap((group) => [...group.entries]);
  expect(entries.find((entry) => entry.path === path)?.feature).toBe(feature);
});
