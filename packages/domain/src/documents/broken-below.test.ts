import { describe, expect, test } from 'vitest';
import { jsonKind } from '../configuration/json-kind.ts';
import { newCategorySettings, newInclusions } from '../menus/entities/inclusions.ts';
import { newInfo } from '../menus/entities/info.ts';
import { menuKind } from '../menus/menu-kind.ts';
import type { Change } from '../overrides/change.ts';
import { diff } from '../overrides/diff/diff.ts';
import { asJsonObject } from '../overrides/json.ts';
import { newSpecialHours } from '../settings/hours/hours.ts';
import { locationSettingsKind, newLocationSettings } from '../settings/location-settings-kind.ts';
import { buildItem, buildMenu } from '../testing/build-menu.ts';
import { brokenBelow, concernedBelow } from './broken-below.ts';

const kind = jsonKind(menuKind);
const change = (path: Change['path'], from: Change['from'], to: Change['to']): Change => ({
  kind: 'SIMPLE_FIELD_CHANGED',
  path,
  ...(from !== undefined && { from }),
  ...(to !== undefined && { to }),
});
const limit = ['items', { id: 'supreme' }, 'inclusions', 'categoriesSettings', { id: 'toppings' }];
const navyPier = {
  tenantId: 'navy-pier',
  changes: [change(['items', { id: 'margherita' }, 'info', 'pluNum'], '', '5555')],
};
const seaport = { tenantId: 'seaport', changes: [change([...limit, 'min'], 0, 2)] };
const pier39 = { tenantId: 'pier-39', changes: [change(['items', { id: 'cola' }, 'info', 'name'], 'Cola', 'Soda')] };
const below = [navyPier, seaport, pier39];

function edit(items: ReturnType<typeof buildItem>[]) {
  const before = buildMenu();
  const others = before.items.filter(({ id }) => items.every((item) => item.id !== id));
  const [from, to] = [asJsonObject(before), asJsonObject({ ...before, items: [...items, ...others] })];
  return { kind, before: from, after: to, changes: diff(from, to, kind.identifiers) };
}

const numbered = (pluNum: string) => edit([buildItem({ info: newInfo({ name: 'Supreme', pluNum }) })]);
const limited = (max: number) =>
  edit([
    buildItem({
      inclusions: newInclusions({
        ...buildItem().inclusions,
        categoriesSettings: [newCategorySettings('toppings', { max })],
      }),
    }),
  ]);

describe('stores that a save above does not fit', () => {
  test('only those are looked at whose own changes can meet with the saved ones', () => {
    const concerned = (made: ReturnType<typeof edit>) => concernedBelow(made, below).map(({ tenantId }) => tenantId);
    expect(concerned(numbered('5555'))).toEqual(['navy-pier']);
    expect(concerned(numbered('05555'))).toEqual(['navy-pier']);
    expect(concerned(numbered('5556'))).toEqual([]);
    expect(concerned(limited(2))).toEqual(['seaport']);
  });

  test('a number that another item has there already', () => {
    expect(brokenBelow(numbered('5555'))(navyPier)).toMatchObject([
      { code: 'PLU_TAKEN', path: ['items', { id: 'margherita' }, 'info', 'pluNum'] },
    ]);
  });

  test('a maximum below the minimum that a store keeps', () => {
    expect(brokenBelow(limited(1))(seaport)).toMatchObject([{ code: 'LIMITS_CROSSED' }]);
  });

  test('what was wrong before, or is wrong at the level itself, is not said again', () => {
    const before = numbered('5555');
    expect(brokenBelow({ ...before, before: before.after })(navyPier)).toEqual([]);
  });

  test('diets and what comes with an item are looked at together', () => {
    const info = newInfo({ name: 'Supreme', diet: ['VEGAN'] });
    const inclusions = change(
      ['items', { id: 'supreme' }, 'inclusions', 'itemsSettings', { id: 'basil' }, 'included'],
      false,
      true,
    );
    const soma = { tenantId: 'soma', changes: [inclusions] };
    expect(concernedBelow(edit([buildItem({ info })]), [soma, pier39])).toEqual([soma]);
  });
});

describe('stores that a save of the settings above does not fit', () => {
  const settings = jsonKind(locationSettingsKind);
  const before = newLocationSettings();
  const special = (id: string, dateString: string, hour: number) =>
    newSpecialHours({ id, dateString, startTime: hour * 3_600, endOffset: 4 * 3_600 });
  const withSpecial = (...specialHours: ReturnType<typeof special>[]) =>
    asJsonObject({ ...before, hours: { ...before.hours, inStore: { days: [], specialHours } } });
  const settingsEdit = (from: ReturnType<typeof withSpecial>, to: ReturnType<typeof withSpecial>) => ({
    kind: settings,
    before: from,
    after: to,
    changes: diff(from, to, settings.identifiers),
  });
  const own = (to: ReturnType<typeof special>) => ({
    tenantId: to.id,
    changes: diff(withSpecial(), withSpecial(to), settings.identifiers),
  });
  const eve = own(special('own-eve', '2026-12-31', 13));
  const day = own(special('own-day', '2027-01-01', 13));

  test('special hours that overlap those of a store on the same date, added or moved', () => {
    const found = [
      { code: 'SPECIAL_HOURS_OVERLAP', path: ['hours', 'inStore', 'specialHours', { id: 'own-eve' }, 'startTime'] },
    ];
    const added = settingsEdit(withSpecial(), withSpecial(special('eve', '2026-12-31', 11)));
    expect(concernedBelow(added, [eve, day])).toEqual([eve]);
    expect(brokenBelow(added)(eve)).toMatchObject(found);
    const moved = settingsEdit(
      withSpecial(special('eve', '2026-12-31', 6)),
      withSpecial(special('eve', '2026-12-31', 11)),
    );
    expect(concernedBelow(moved, [eve, day])).toEqual([eve]);
    expect(brokenBelow(moved)(eve)).toMatchObject(found);
  });

  test('fields that are told apart only together are looked at together, others are not', () => {
    const at = (path: Change['path'], to: Change['to']) => ({
      tenantId: 'one',
      changes: [change(path, undefined, to)],
    });
    const surcharge = at(['creditAndGiftSettings', 'surcharge', 'enabled'], true);
    const discount = at(['creditAndGiftSettings', 'cashDiscount', 'enabled'], true);
    const kitchen = at(['displays', { id: 'a' }, 'name'], 'Kitchen');
    const same = at(['displays', { id: 'b' }, 'name'], ' KITCHEN');
    const other = at(['stations', { id: 'b' }, 'name'], 'Kitchen');
    const all = [surcharge, discount, kitchen, same, other];
    const met = ({ changes }: typeof surcharge) =>
      concernedBelow({ ...settingsEdit(withSpecial(), withSpecial()), changes }, all);
    expect(met(surcharge)).toEqual([surcharge, discount]);
    expect(met(kitchen)).toEqual([kitchen, same]);
  });
});
