import { describe, expect, test } from 'vitest';
import { locationSettingsSchema, settingsSections } from './location-settings.ts';
import { locationSettingsKind, newLocationSettings } from './location-settings-kind.ts';
import { menuContextOf, settingsNamesOf } from './menu-context.ts';
import { newStation } from './stations/stations.ts';

const settings = newLocationSettings();

const SECTIONS = [
  'deliveryArea',
  'deliverySettings',
  'driverManagement',
  'tenderTypes',
  'tipsSettings',
  'paidInOutAccounts',
  'cashManagement',
  'tableSettings',
  'barSettings',
  'marketing',
  'creditAndGiftSettings',
  'mobileApp',
  'kioskDesign',
  'posDesign',
  'printingRouting',
  'licensing',
  'orderTypes',
  'promiseTimes',
  'deferredOrders',
  'hours',
  'invalidAddresses',
  'stations',
  'displays',
  'printing',
  'onlineDesign',
  'onlineAccess',
];

describe('location settings', () => {
  test('ST-01 the entity type is LOCATION_SETTINGS', () => {
    expect(settings.entityType).toBe('LOCATION_SETTINGS');
    expect(locationSettingsSchema.safeParse({ ...settings, entityType: 'MENU' }).error?.issues[0]?.path).toEqual([
      'entityType',
    ]);
  });

  test('ST-02 the blob holds its sections', () => {
    expect(settingsSections.map(({ field }) => field)).toEqual(SECTIONS);
    expect(Object.keys(locationSettingsSchema.shape).slice(1)).toEqual(SECTIONS);
    expect(locationSettingsKind.schema.safeParse(settings).error?.issues ?? []).toEqual([]);
    expect(locationSettingsKind.validate(settings)).toEqual([]);
  });

  test('ST-03 licensing holds deliveryAuth and tableServiceAuth', () => {
    expect(settings.licensing).toEqual({ deliveryAuth: false, tableServiceAuth: false });
  });

  test('PD-03 items are added to the top of the virtual ticket', () => {
    expect(settings.posDesign.virtualTicket.addItemsTo).toBe('TOP');
  });

  test.each(SECTIONS)('ST-05 a missing %s gets its default and is named', (section) => {
    const partial = Object.fromEntries(Object.entries(settings).filter(([field]) => field !== section));
    const completed = locationSettingsKind.complete(partial, {});
    expect(completed.created).toEqual([section]);
    expect(completed.document).toEqual(settings);
  });

  test('ST-07 whole settings are left as they are, by reference', () => {
    const completed = locationSettingsKind.complete(settings, {});
    expect(completed).toEqual({ document: settings, notices: [], created: [] });
    expect(completed.document).toBe(settings);
  });

  test('one clean-up changes one section and shares the others', () => {
    const dangling = { ...settings, deferredOrders: { ...settings.deferredOrders, printer: 'gone' } };
    const { document, notices } = locationSettingsKind.complete(dangling, {});
    expect(notices.map(({ code }) => code)).toEqual(['CL-23']);
    expect(document.deferredOrders.printer).toBeNull();
    expect(document.hours).toBe(settings.hours);
    expect(locationSettingsKind.complete(document, {}).document).toBe(document);
  });

  test('unknown fields survive', () => {
    const more = { ...settings, extra: { a: [1] }, hours: { ...settings.hours, note: 'winter' } };
    expect(locationSettingsSchema.parse(more)).toEqual(more);
  });

  test('a menu hears of what the settings have, and nothing of what nobody has filled', () => {
    expect(Object.keys(menuContextOf(settingsNamesOf(settings)))).toEqual(expect.arrayContaining(['orderTypes']));
    const bar = newStation({ id: 'bar', name: 'Bar' });
    expect(menuContextOf(settingsNamesOf(settings)).stations).toBeUndefined();
    expect(menuContextOf(settingsNamesOf({ ...settings, stations: [bar] })).stations).toEqual([
      { id: 'bar', name: 'Bar' },
    ]);
  });
});
