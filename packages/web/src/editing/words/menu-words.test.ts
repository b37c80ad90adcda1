import { diff, type JsonObject, menuKind, type Path } from '@servery/domain';
import { sentencesOf } from '@servery/words';
import { describe, expect, test } from 'vitest';
import { buildMenuBlob } from '../../testing/servers/menu-server.ts';
import { documentSchema } from '../document/document-wire.ts';
import { withValue } from '../document/path-value.ts';
import { menuWords } from './menu-words.ts';

const menu = documentSchema.parse(buildMenuBlob());
const price = (size: string): Path => [
  'items',
  { id: 'supreme' },
  'pricing',
  { by: 'pricingScheme', value: 'delivery' },
  'itemBased',
  'prices',
  { id: size },
  'price',
];

const pepperoni: Path = ['modifiers', 'items', { id: 'pepperoni' }];
const ofDelivery: Path = ['pricing', { by: 'pricingScheme', value: 'delivery' }];

function asJsonList(entities: readonly unknown[]) {
  return entities.map((entity) => documentSchema.parse(entity));
}

function sentence(draft: JsonObject): string {
  const changes = diff(menu, draft, menuKind.identifiers);
  const [group] = sentencesOf(changes, menuWords, { before: menu, after: draft });
  const [line] = group?.sentences ?? [];
  return `${group?.name} (${group?.place}) ${line?.field || line?.kind}: ${line?.from} to ${line?.to}`;
}

describe('changes of a menu in words', () => {
  test.each([
    [
      'a price with its size and scheme',
      withValue(menu, price('large'), '20.99'),
      'Harbor Supreme (Pizza › Signature) Large 14″, Delivery: $16.99 to $20.99',
    ],
    [
      'what is made inactive',
      withValue(menu, ['items', { id: 'cola' }, 'info', 'status'], 'INACTIVE'),
      'Cola (Drinks › Soft drinks) Status: Active to Inactive',
    ],
    [
      'the category that an item moves to',
      withValue(menu, ['items', { id: 'clam' }, 'category'], 'soft'),
      'Fisherman’s Clam (Pizza › Soft drinks) moved: Signature to Soft drinks',
    ],
    [
      'a channel',
      withValue(menu, ['items', { id: 'cola' }, 'availability', 'kiosk'], false),
      'Cola (Drinks › Soft drinks) Kiosk: on to off',
    ],
    [
      'a tax structure by its name',
      withValue(menu, ['categories', { id: 'soft' }, 'taxStructureId'], 'sales-tax'),
      'Soft drinks (Drinks) Tax structure: inherited to Sales Tax',
    ],
    [
      'allergens that were not stated',
      withValue(menu, ['items', { id: 'cola' }, 'info', 'allergens'], { contains: ['MILK', 'SOY'], mayContain: [] }),
      'Cola (Drinks › Soft drinks) Allergens: null to contains Milk, Soy; may contain none of them',
    ],
    [
      'what one portion holds',
      withValue(menu, ['items', { id: 'cola' }, 'info', 'nutrition'], { kcal: 140, fat: 0.5, salt: 0.1 }),
      'Cola (Drinks › Soft drinks) Nutrition: null to Calories 140 Cal, Fat 0.5 g, Salt 0.1',
    ],
    [
      'the diet of a modifier',
      withValue(menu, [...pepperoni, 'info', 'diet'], ['HALAL', 'PALEO']),
      'Pepperoni (Meat toppings) Diet: null to Halal, PALEO',
    ],
    [
      'what a modifier costs the restaurant',
      withValue(menu, [...pepperoni, 'info', 'cost'], '0.45'),
      'Pepperoni (Meat toppings) Cost: null to $0.45',
    ],
    [
      'what a modifier costs by size',
      withValue(menu, [...pepperoni, 'info', 'costs'], [{ option: 'large', amount: '0.60' }]),
      'Pepperoni (Meat toppings) Cost: null to Large 14″ $0.60',
    ],
    [
      'what a modifier may be asked for in',
      withValue(menu, [...pepperoni, 'wholeOnly'], true),
      'Pepperoni (Meat toppings) Can be on a half: Yes to No',
    ],
    [
      'what a modifier is charged by',
      withValue(menu, [...pepperoni, ...ofDelivery, 'basedOn'], 'FREE'),
      'Pepperoni (Meat toppings) Charge, Delivery: Its own prices to Never',
    ],
    [
      'PX-10 a price of a modifier with its size, style and scheme',
      withValue(menu, [...pepperoni, ...ofDelivery, 'additionPrices', { id: 'large' }, 'price'], '1.99'),
      'Pepperoni (Meat toppings) Large 14″, Delivery: $1.75 to $1.99',
    ],
    [
      'PX-10 a price of a modifier for every size',
      withValue(menu, [...pepperoni, ...ofDelivery, 'price'], '1.30'),
      'Pepperoni (Meat toppings) Every size, Delivery: $1.25 to $1.30',
    ],
    [
      'PX-11 a price of a modifier ordered separately',
      withValue(menu, [...pepperoni, ...ofDelivery, 'orderAlone', 'basePrice'], '2.75'),
      'Pepperoni (Meat toppings) Ordered separately, base price, Delivery: $2.50 to $2.75',
    ],
    [
      'PX-11 an upcharge of a modifier ordered separately',
      withValue(
        menu,
        [...pepperoni, ...ofDelivery, 'orderAlone', 'styleUpcharge', { id: 'large' }, 'flatRate'],
        '0.75',
      ),
      'Pepperoni (Meat toppings) Ordered separately, Large 14″, Delivery: $0.50 to $0.75',
    ],
    [
      'the hours of a modifier category',
      withValue(menu, ['modifiers', 'categories', { id: 'meat' }, 'availability', 'limitHours', 'startTime'], 36_000),
      'Meat toppings (Modifiers) From: 8:00 AM to 10:00 AM',
    ],
  ])('%s', (_title, draft, expected) => {
    expect(sentence(draft)).toBe(expected);
  });

  test('PX-10 a price that a modifier had not is said with its size and style, one that goes too', () => {
    const price = { id: 'deep-large', styleId: 'size', optionId: 'small', sizeOptionId: 'large', price: '2.24' };
    const path: Path = [...pepperoni, ...ofDelivery, 'additionPrices', { id: 'deep-large' }];
    expect(sentence(withValue(menu, path, price))).toBe(
      'Pepperoni (Meat toppings) Large 14″ Small 10″, Delivery: null to $2.24',
    );
    const without = withValue(menu, [...pepperoni, ...ofDelivery, 'additionPrices', { id: 'large' }], undefined);
    expect(sentence(without)).toBe('Pepperoni (Meat toppings) Large 14″, Delivery: $1.75 to null');
  });

  test('modifiers in another order', () => {
    const { modifiers } = buildMenuBlob();
    const draft = withValue(menu, ['modifiers', 'items'], asJsonList(modifiers.items.toReversed()));
    expect(sentence(draft)).toContain('Order of modifiers');
  });
});
