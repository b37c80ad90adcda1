import { expect, test } from 'vitest';
import { type LocationSettings, settingsSections } from './location-settings.ts';
import { locationSettingsKind, newLocationSettings } from './location-settings-kind.ts';
import { settingsNamesOf } from './menu-context.ts';
import { withRoute } from './printer-options/routing-edits.ts';
import { newDisplay } from './printers/displays.ts';
import { newPrinter } from './printers/printers.ts';
import { standInSections } from './stand-ins.ts';
import { newStation } from './stations/stations.ts';

const defaults = newLocationSettings();
const printer = newPrinter({ id: 'grill', name: 'Grill' });
const settings: LocationSettings = {
  ...defaults,
  stations: [newStation({ id: 'bar', name: 'Bar' })],
  displays: [newDisplay({ id: 'line', name: 'Line' })],
  printing: { ...defaults.printing, printers: [printer] },
  deferredOrders: { ...defaults.deferredOrders, printer: 'grill' },
  printingRouting: withRoute([], { station: 'bar', orderType: 2, channel: 'kitchenPrinting' }, ['grill']),
};
const everySection = settingsSections.map(({ field }) => field);

test('the substitute sections have the same names, and nothing else of the settings', () => {
  const standIn = standInSections(everySection, settingsNamesOf(settings));
  expect(Object.keys(standIn).sort()).toEqual([...everySection].sort());
  const whole = { ...defaults, ...standIn };
  expect(settingsNamesOf(whole)).toEqual(settingsNamesOf(settings));
  expect(whole.deferredOrders).toEqual(defaults.deferredOrders);
  expect(whole.printing.printers).not.toContain(printer);
});

test.each([
  ['who configures the hardware', ['orderTypes', 'deferredOrders', 'tenderTypes']],
  ['who configures everything else', ['stations', 'displays', 'printing', 'printingRouting', 'cashManagement']],
])('CL-15 CL-17 CL-18 CL-23 the sections of %s are cleaned of nothing beside it', (_, withheld) => {
  const seen = { ...settings, ...standInSections(withheld, settingsNamesOf(settings)) };
  const { document, notices } = locationSettingsKind.complete(seen, {});
  expect(notices).toEqual([]);
  for (const section of everySection.filter((field) => !withheld.includes(field)))
    expect(Reflect.get(document, section), section).toEqual(Reflect.get(settings, section));
});
