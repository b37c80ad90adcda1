import { describe, expect, test } from 'vitest';
import { routeAt } from '../../testing/route-at.ts';
import { newCashDrawer } from '../cash-drawers/cash-drawers.ts';
import { locationSettingsKind, newLocationSettings } from '../location-settings-kind.ts';
import { withRoutes } from '../printer-options/routing-edits.ts';
import { newStation } from '../stations/stations.ts';
import {
  removeDisplayOfSettings,
  removePrinter,
  routesOfDisplay,
  setPrinterType,
  usesOfPrinter,
} from './device-edits.ts';
import { newDisplay } from './displays.ts';
import { newPrinter } from './printers.ts';

const standard = newLocationSettings();
const place = { station: 'counter', orderType: 2 } as const;
const settings = {
  ...standard,
  printing: {
    ...standard.printing,
    printers: [
      newPrinter({ id: 'front', name: 'Front' }),
      newPrinter({ id: 'bar', name: 'Bar', backupPrinter: 'front' }),
    ],
  },
  displays: [newDisplay({ id: 'oven', name: 'Oven' })],
  stations: [newStation({ id: 'counter', name: 'Counter', receiptPrinter: 'front', backupPrinter: 'bar' })],
  cashManagement: {
    ...standard.cashManagement,
    availableDrawers: [newCashDrawer({ id: 'till', name: 'Till', printer: 'front' })],
  },
  deferredOrders: { ...standard.deferredOrders, printer: 'front' },
  printingRouting: withRoutes(
    [],
    [
      [{ ...place, channel: 'kitchenPrinting' }, ['front', 'bar']],
      [{ ...place, channel: 'customerReceipt' }, ['DEFAULT', 'front']],
      [{ ...place, channel: 'kps' }, ['oven']],
    ],
  ),
};

describe('devices that go', () => {
  test('the example itself has nothing to clean and no problem', () => {
    expect(locationSettingsKind.complete(settings, {}).notices).toEqual([]);
    expect(locationSettingsKind.validate(settings)).toEqual([]);
  });

  test('CL-03 CL-10 CL-18 CL-23 a printer goes with all that named it, so that the next load has nothing to clean', () => {
    const after = removePrinter(settings, 'front');
    expect(after.printing.printers).toMatchObject([{ id: 'bar', backupPrinter: null }]);
    expect(after.stations[0]).toMatchObject({ receiptPrinter: 'DEFAULT', backupPrinter: 'bar' });
    expect(after.cashManagement.availableDrawers[0]?.printer).toBeNull();
    expect(after.deferredOrders.printer).toBeNull();
    expect(routeAt(after.printingRouting, { ...place, channel: 'kitchenPrinting' })).toEqual(['bar']);
    expect(routeAt(after.printingRouting, { ...place, channel: 'customerReceipt' })).toEqual(['DEFAULT']);
    expect(locationSettingsKind.complete(after, {}).notices).toEqual([]);
  });

  test('CL-19 a display goes out of the routing', () => {
    const after = removeDisplayOfSettings(settings, 'oven');
    expect(after.displays).toEqual([]);
    expect(routeAt(after.printingRouting, { ...place, channel: 'kps' })).toEqual([]);
    expect(locationSettingsKind.complete(after, {}).notices).toEqual([]);
    expect([routesOfDisplay(settings, 'oven'), routesOfDisplay(after, 'oven')]).toEqual([1, 0]);
  });

  test('what names a printer is reported before it goes', () => {
    expect(usesOfPrinter(settings, 'front')).toEqual({
      stations: ['Counter'],
      printers: ['Bar'],
      drawers: ['Till'],
      deferredOrders: true,
      routes: 2,
    });
    expect(usesOfPrinter(settings, 'other')).toEqual({
      stations: [],
      printers: [],
      drawers: [],
      deferredOrders: false,
      routes: 0,
    });
  });
});

describe('paper that changes', () => {
  test('PR-10 PR-11 a printer with other paper leaves the routes and backups that need the paper it had', () => {
    const { settings: after, lostRoutes } = setPrinterType(settings, 'front', 'LABEL');
    expect(lostRoutes).toBe(2);
    expect(after.printing.printers).toMatchObject([{ type: 'LABEL' }, { backupPrinter: null }]);
    expect(routeAt(after.printingRouting, { ...place, channel: 'customerReceipt' })).toEqual(['DEFAULT']);
    expect(locationSettingsKind.validate(after)).toEqual([]);
    expect(locationSettingsKind.complete(after, {}).notices).toEqual([]);
  });
});
