import { describe, expect, test } from 'vitest';
import { rightsAt } from '../access/field-rights.ts';
import { overrideRightsAt } from '../access/override-rights.ts';
import { type DocumentShape, shapeOf } from '../configuration/document-shape.ts';
import { employmentKind } from '../employment/employment-kind.ts';
import { menuKind } from '../menus/menu-kind.ts';
import { menuOverrideRights, menuRights } from '../menus/menu-rights.ts';
import { locationSettingsKind } from '../settings/location-settings-kind.ts';

/** Written by hand, from the meaning of a field; knows nothing of the tables of the product. A name covers the names below it, the longest decides. */
type ByHand = Readonly<Record<string, readonly string[]>>;

const each = (owners: readonly string[], fields: readonly string[]) =>
  owners.flatMap((owner) => fields.map((field) => `${owner}.${field}`));
const sold = ['items', 'modifiers.items'];
const branches = ['departments', 'categories', 'modifiers.categories'];

const menuByHand: ByHand = {
  // Whatever a bill is computed from.
  OVERRIDE_PRICE_AND_TAX: [
    ...each(sold, ['pricing', 'category']),
    ...each(['items', 'categories'], ['department', 'taxStructureId']),
    'items.inclusions',
    'departments.taxStructureId',
    'departments.styles.isSize',
    ...['offers', 'options', 'pricingSchemes', 'taxStructures'],
  ],
  OVERRIDE_PRINTING_AND_KPS: [
    ...each(['departments', 'categories', 'items'], ['kps']),
    ...['items.printing', 'printers', 'stations'],
  ],
  // Words, pictures, order, the times and places of sale, and the look of screens.
  '': [
    'entityType',
    ...each([...sold, ...branches], ['id', 'entityType', 'availability']),
    ...each(
      [...sold, ...branches].map((owner) => `${owner}.info`),
      ['name', 'displayName', 'description', 'abbreviation', 'pluNum', 'imageId', 'status'],
    ),
    ...each(
      sold.map((owner) => `${owner}.info`),
      ['cost', 'costs', 'allergens', 'diet', 'nutrition', 'ageCheck'],
    ),
    ...each(['departments.styles'], ['id', 'name', 'options']),
    ...each(['departments'], ['categories', 'items', 'modifiers.availability']),
    ...each(['categories', 'items'], ['suggestions', 'requirements']),
    ...each(['items'], ['styles', 'excludedCombinations']),
    ...each(['modifiers.items'], ['amounts', 'wholeOnly']),
    ...['modifiers.categories.exclusive', 'modifiers.availability'],
    ...['sizes', 'pluNumbers', 'itemGroups', 'messages', 'requirements', 'layout'],
    ...['onlineCategories', 'kioskCategories', 'onlineFeaturedItems'],
  ],
  'OVERRIDE_MENUS MANAGE_MENUS': each(
    ['offers.info'],
    ['name', 'displayName', 'description', 'imageId', 'pluNum', 'campaigns', 'shortUrl'],
  ),
};

const settingsByHand: ByHand = {
  '': ['entityType'],
  LOCATION_SETTINGS: ['deliveryArea', 'deliverySettings', 'driverManagement', 'invalidAddresses'],
  ACCESS_CONFIGURATION_OPTIONS: [
    ...['tenderTypes', 'tipsSettings', 'paidInOutAccounts', 'tableSettings', 'barSettings', 'marketing', 'mobileApp'],
    ...['kioskDesign', 'posDesign', 'licensing', 'orderTypes', 'promiseTimes', 'deferredOrders', 'hours'],
  ],
  'ACCESS_CONFIGURATION_OPTIONS LIMITED_MANAGE_ONLINE MODIFY_ONLINE_ORDERING_CONFIGURATION': [
    'orderTypes.types.activeOnline',
    ...each(
      ['deferredOrders'],
      ['allowDeferredOnlineOrders', 'maxOrderLeadDays', 'minOrderLeadTime', 'minOrderLeadUnit'],
    ),
  ],
  'LIMITED_MANAGE_ONLINE MODIFY_ONLINE_ORDERING_CONFIGURATION': ['onlineAccess'],
  CONFIGURE_HARDWARE: ['cashManagement', 'printingRouting', 'stations', 'displays', 'printing'],
  CONFIGURE_CREDIT_CARDS: ['creditAndGiftSettings'],
  MODIFY_ONLINE_ORDERING_CONFIGURATION: ['onlineDesign'],
  SET_CUSTOM_CSS: ['onlineDesign.customCss'],
};

const employmentByHand: ByHand = {
  VIEW_WAGE_DATA: ['wageGrades'],
  // The rights of the call: publishing where it goes out.
  '': [
    ...['entityType', 'departments', 'jobTypes', 'requirements', 'timeClock', 'payrollAndOvertime'],
    // Written by the calls of people; the employees in a document are not stored.
    'employees',
  ],
};

describe('every field of a document asks for the right that the table by hand says', () => {
  test('PM-34 PM-35 an override of a menu: price, kitchen or neither', () => {
    for (const field of fieldsOf(shapeOf(menuKind.schema))) {
      const asked = overrideRightsAt(menuOverrideRights, field.split('.'), {});
      expect([field, asked ?? []], field).toEqual([field, saidOf(menuByHand, field)]);
    }
  });

  test('PX-06 a menu of the company: whether a pricing scheme is active, and nothing else', () => {
    for (const field of fieldsOf(shapeOf(menuKind.schema))) {
      const asked = rightsAt(menuRights, field.split('.'));
      expect(asked, field).toEqual(field === 'pricingSchemes.isActive' ? ['PROVIDER_STAFF'] : undefined);
    }
  });

  test.each([
    ['location settings', locationSettingsKind, settingsByHand],
    ['employment', employmentKind, employmentByHand],
  ] as const)('RL-26 %s, at every level', (_name, kind, byHand) => {
    for (const field of fieldsOf(shapeOf(kind.schema))) {
      const asked = rightsAt(kind.rights ?? {}, field.split('.'));
      expect([field, asked ?? []], field).toEqual([field, saidOf(byHand, field)]);
    }
  });

  test('a table by hand names nothing that no schema has', () => {
    const tables = [
      [menuKind, menuByHand],
      [locationSettingsKind, settingsByHand],
      [employmentKind, employmentByHand],
    ] as const;
    for (const [kind, byHand] of tables) {
      const fields = fieldsOf(shapeOf(kind.schema));
      const unused = Object.values(byHand)
        .flat()
        .filter((name) => !fields.some((field) => isBelow(field, name)));
      expect(unused, kind.kind).toEqual([]);
    }
  });
});

/** Every field that holds no others, by its names. */
function fieldsOf(shape: DocumentShape, names: readonly string[] = []): string[] {
  if (shape.kind === 'object') return [...shape.fields].flatMap(([name, of]) => fieldsOf(of, [...names, name]));
  return shape.kind === 'any' ? [names.join('.')] : fieldsOf(shape.of, names);
}

function saidOf(byHand: ByHand, field: string): string[] {
  const said = Object.entries(byHand)
    .flatMap(([rights, names]) => names.map((name) => ({ rights, name })))
    .filter(({ name }) => isBelow(field, name))
    .sort((a, b) => b.name.length - a.name.length);
  expect(said.length, `${field} is in no table by hand: which right changes it?`).toBeGreaterThan(0);
  return said[0]?.rights.split(' ').filter((right) => right !== '') ?? [];
}

function isBelow(field: string, name: string): boolean {
  return field === name || field.startsWith(`${name}.`);
}
