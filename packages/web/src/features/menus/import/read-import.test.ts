import { describe, expect, test } from 'vitest';
import { buildMenuBlob } from '../../../testing/servers/menu-server.ts';
import { menuNameOf } from './menu-name-of.ts';
import { readImport } from './read-import.ts';

const read = (json: unknown, wanted: 'menu' | 'settings' = 'menu') =>
  readImport(typeof json === 'string' ? json : JSON.stringify(json), { wanted, today: '2026-11-20' }).reading;

describe('reading a file', () => {
  test('MN-08 a menu is counted and shown whole', () => {
    const reading = read(buildMenuBlob());
    expect(reading).toMatchObject({
      kind: 'menu',
      source: 'servery-menu',
      counts: { departments: 2, categories: 2, items: 3, variants: 5, sizes: 2, prices: 13, modifiers: 2 },
      faults: [],
      unmapped: [],
    });
  });

  test('MN-08 missing modules get their defaults', () => {
    expect(read({ departments: [] })).toMatchObject({ kind: 'menu', faults: [] });
  });

  test.each([
    ['departments › d1 › categories', 'This is missing.', { departments: [{ id: 'd1' }] }],
    ['items', 'Expected a list.', { departments: [], items: 5 }],
    ['departments › 0', 'Expected an object.', { departments: [null] }],
    ['printing › printers', 'Expected a list.', { entityType: 'LOCATION_SETTINGS', printing: { printers: 3 } }],
  ])(
    'MN-07 ST-09 a document of a damaged shape names %s and what belongs there instead of throwing',
    (path, message, json) => {
      const reading = read(json);
      const faults = reading.kind === 'menu' || reading.kind === 'settings' ? reading.faults : [];
      expect(faults).toContainEqual({ path, message });
    },
  );

  test('an older export of the pizza chain is refused by name', () => {
    expect(read({ Products: {}, Variants: {}, Toppings: {} })).toEqual({ kind: 'refused', code: 'OLDER_PIZZA_CHAIN' });
  });

  test('MN-07 ST-08 what is neither is refused in the words of the screen', () => {
    expect(read({ items: [] })).toEqual({ kind: 'refused', code: 'NOT_MENU_BLOB' });
    expect(read({ items: [] }, 'settings')).toEqual({ kind: 'refused', code: 'NOT_SETTINGS_BLOB' });
  });

  test('ST-09 settings are known on any screen', () => {
    expect(read({ entityType: 'LOCATION_SETTINGS' })).toMatchObject({ kind: 'settings' });
  });

  test('fields that a menu or settings do not have are left out, and named', () => {
    const [item, ...others] = buildMenuBlob().items;
    const read = (json: object) => readImport(JSON.stringify(json), { wanted: 'menu', today: '2026-11-20' });
    const menu = read({ ...buildMenuBlob(), slogan: 'x', items: [{ ...item, motto: 'y' }, ...others] });
    const reason = 'There is no field with this name here.';
    expect(menu.reading).toMatchObject({
      faults: [],
      unmapped: [
        { what: 'slogan', name: 'slogan', reason },
        { what: 'items', name: 'items › supreme › motto', reason },
      ].sort((left, right) => left.what.localeCompare(right.what)),
    });
    expect(menu.document).not.toHaveProperty('slogan');
    const settings = read({ entityType: 'LOCATION_SETTINGS', slogan: 'x', hours: { motto: 1 } });
    expect(settings.reading).toMatchObject({ faults: [], unknownFields: ['slogan', 'hours › motto'] });
    expect(settings.document).not.toHaveProperty('slogan');
  });

  test('text that is no JSON is no error of the program', () => {
    expect(read('{"departments": [')).toMatchObject({ kind: 'malformed' });
  });

  test('a menu that is wrong names the place', () => {
    const [item] = buildMenuBlob().items;
    const faulty = { ...buildMenuBlob(), items: [{ ...item, info: { ...item?.info, pluNum: 'x' } }] };
    expect(read(faulty)).toMatchObject({ faults: [{ path: 'items › supreme › info › pluNum' }] });
  });

  test('what points nowhere is left out, and said', () => {
    const menu = buildMenuBlob();
    const [item] = menu.items;
    const lost = item && { ...item, taxStructureId: 'gone' };
    const reading = read({ ...menu, items: [lost, ...menu.items.slice(1)] });
    expect(reading.kind === 'menu' && reading.unmapped.length).toBe(1);
  });
});

test.each([
  ['pizza-chain-menu-2021.json', 'Pizza chain menu 2021'],
  ['lunch_menu.JSON', 'Lunch menu'],
])('the file %s suggests the name %s', (file, name) => {
  expect(menuNameOf(file)).toBe(name);
});
