import { describe, expect, test } from 'vitest';
import { centsOf } from '../../formats/amount.ts';
import { sharedData } from '../../testing/shared-data.ts';
import type { Portion } from '../entities/amounts.ts';
import { itemsById } from '../menu-index.ts';
import { menuKind } from '../menu-kind.ts';
import { priceSelection } from '../pricing/price-selection.ts';
import type { ChosenModifier } from '../pricing/selection.ts';
import { readPizzaChainMenu } from './pizza-chain.ts';
import { idOf } from './pizza-chain-ids.ts';
import { pizzaChainSchema } from './pizza-chain-source.ts';
import { placesOf } from './pizza-chain-styles.ts';

const file = sharedData('pizza-chain-menu-2021.json');
const sale = { scheme: 'default', channel: 'POS', at: { dayOfWeek: 1, seconds: 43_200 } } as const;

describe.skipIf(!file)(`a real pizza chain's menu (${file ? file.name : 'skipped: ../shared/data is absent'})`, () => {
  const source = pizzaChainSchema.parse(file?.read() ?? EMPTY);
  const result = readPizzaChainMenu(file?.read() ?? EMPTY);
  if ('problems' in result) throw new Error(JSON.stringify(result.problems));
  const { menu, created, unmapped } = result;
  const places = Object.values(source.products).flatMap((product) =>
    placesOf(source, product).map((place) => ({ product, ...place })),
  );

  test('everything came in', () => {
    expect(created).toMatchObject({ items: 73, variants: 226, offers: 16, cookingInstructions: 9, presetButtons: 26 });
    expect(menu.modifiers.items.filter(({ id }) => id.startsWith('top-'))).toHaveLength(92);
    expect(created.departments).toBe(9);
    expect(created.categories).toBe(10);
  });

  test('it is a valid menu that needs no clean-up', () => {
    expect(menuKind.schema.safeParse(menu).error?.issues ?? []).toEqual([]);
    expect(menuKind.validate(menu)).toMatchObject([{ code: 'NO_BUTTON', path: ['items', { id: 'item-F_CINNAT' }] }]);
    expect(menuKind.complete(menu, {})).toEqual({ document: menu, notices: [], created: [] });
  });

  test('every variant costs what the source says', () => {
    expect(places).toHaveLength(226);
    const wrong = places.filter((place) => priceOf(place, []).cents !== centsOf(place.variant.price));
    expect(wrong.map(({ variant }) => variant.code)).toEqual([]);
    expect(places.flatMap((place) => priceOf(place, []).problems)).toEqual([]);
  });

  test('every point of the topping ladders costs what the source says', () => {
    let points = 0;
    const wrong: string[] = [];
    for (const place of places) {
      for (const [portions, portion] of [
        ['1', 'LEFT'],
        ['2', 'WHOLE'],
      ] as const) {
        for (const count of [0, 1, 2, 3, 4]) {
          points += 1;
          const expected = centsOf(place.variant.pricing[`price${portions}-${count}`] ?? '');
          const found = priceOf(place, toppings(place, count, portion)).cents;
          if (found !== expected) wrong.push(`${place.variant.code} ${portions}-${count}: ${found} for ${expected}`);
        }
      }
    }
    expect(points).toBe(2260);
    expect(wrong).toEqual([]);
  });

  test('two pasta dishes are free up to the third topping', () => {
    const free = menu.items.filter((item) => item.pricing.some(({ toppingBased }) => toppingBased.freeCount > 0));
    expect(free.map(({ id }) => id)).toEqual(['item-S_BUILD']);
    expect(free[0]?.pricing[0]?.toppingBased.freeCount).toBe(3);
  });

  test('every default of every variant is included, or reported', () => {
    const reported = unmapped.filter(({ what }) => what === 'default amount');
    expect(reported).toHaveLength(14);
    const pan = itemsById(menu.items)
      .get('item-S_PIZZA')
      ?.inclusions.itemsSettings.find(({ id }) => id === 'top-pizza-Cp');
    expect(pan).toMatchObject({ included: true, includedOnlyWith: ['flavor-pizza-NPAN'], allowed: true });
  });

  test('allowed weights become amounts', () => {
    const settings = itemsById(menu.items).get('item-S_BUILD')?.inclusions.itemsSettings;
    expect(settings?.find(({ id }) => id === 'top-pasta-Xf')).toMatchObject({
      amounts: ['NONE', 'REGULAR'],
      included: true,
    });
  });

  test('cooking instructions are exclusive groups, allowed where the crust allows them', () => {
    expect(
      menu.modifiers.categories.filter(({ id }) => id.startsWith('mod-cooking-')).map(({ exclusive }) => exclusive),
    ).toEqual([true, true, true]);
    const settings = itemsById(menu.items).get('item-S_PIZZA')?.inclusions.itemsSettings;
    expect(settings?.find(({ id }) => id === 'cook-RGO')).toMatchObject({
      included: true,
      includedOnlyWith: ['flavor-pizza-THIN'],
      allowedOnlyWith: ['flavor-pizza-THIN'],
    });
  });

  test('what cannot be said is listed with its reason', () => {
    const kinds = new Map<string, number>();
    for (const { what } of unmapped) kinds.set(what, (kinds.get(what) ?? 0) + 1);
    expect(kinds.get('variant price')).toBeUndefined();
    expect(kinds.get('surcharge of 3')).toBe(15);
    expect(kinds.get('surcharge of 1.5')).toBe(15);
    expect(kinds.get('items of an offer')).toBe(16);
    expect(kinds.get('price of an offer')).toBe(1);
    expect(kinds.get('text: shortProductDescriptions')).toBe(17);
    expect(kinds.get('coupon data: couponTiers')).toBeGreaterThan(0);
    expect(kinds.get('weight 3')).toBe(11);
    expect(unmapped.every(({ reason, name }) => reason !== '' && name !== '')).toBe(true);
  });

  type Place = (typeof places)[number];

  function priceOf({ product, size, flavor }: Place, modifiers: readonly ChosenModifier[]) {
    const chosen = [size, flavor].flatMap((choice) => (choice ? [[choice.style, choice.option]] : []));
    const selection = { itemId: idOf.item(product.code), options: Object.fromEntries(chosen), modifiers };
    return priceSelection(menu, selection, sale);
  }

  /** Counted toppings the item does not come with. */
  function toppings({ product }: Place, count: number, portion: Portion): readonly ChosenModifier[] {
    const included = new Set(
      itemsById(menu.items)
        .get(idOf.item(product.code))
        ?.inclusions.itemsSettings.filter((s) => s.included)
        .map(({ id }) => id),
    );
    return menu.modifiers.items
      .filter(({ id, pricing }) => id.startsWith('top-') && pricing[0]?.basedOn === 'ITEM' && !included.has(id))
      .slice(0, count)
      .map(({ id }) => ({ modifierId: id, amount: 'REGULAR', portion }));
  }
});

describe('a file of another shape', () => {
  test('is refused with the place of what is wrong', () => {
    expect(readPizzaChainMenu({ products: [] })).toMatchObject({ problems: expect.any(Array) });
    expect(readPizzaChainMenu(null)).toMatchObject({ problems: [{ path: [] }] });
    const wrong = { ...EMPTY, variants: { A: { code: 'A', name: 'A', price: '1e3' } } };
    const result = readPizzaChainMenu(wrong);
    expect('problems' in result && result.problems.map(({ path }) => path.join('.'))).toContain('variants.A.price');
  });
});

describe('a small made-up file', () => {
  const named = (code: string, name: string) => ({ code, name, tags: {} });
  const variant = (code: string, given: object) => ({
    ...named(code, `Large ${code}`),
    productCode: 'S_PIE',
    sizeCode: '14',
    flavorCode: '',
    price: '12.49',
    surcharge: '0',
    allowedCookingInstructions: '',
    defaultCookingInstructions: '',
    tags: { defaultToppings: '', defaultSides: '' },
    ...given,
  });
  const longName = 'A button name that is much longer than a button';
  const fileOf = (pricing: object | undefined) => ({
    ...EMPTY,
    categories: {
      food: { pies: { ...named('Pies', 'Pies'), products: ['S_PIE'] } },
      preconfiguredProducts: { best: { ...named('Best', 'Best sellers'), products: ['P1'] } },
    },
    coupons: {
      products: {
        C1: {
          ...named('C1', 'x'.repeat(230)),
          price: '9.99',
          tags: { validServiceMethods: ['Carryout', 'toString'] },
        },
      },
    },
    sizes: { pie: { 14: { ...named('14', 'Large'), sortSeq: '1' } } },
    products: {
      S_PIE: {
        ...named('S_PIE', 'Pie'),
        productType: 'Pie',
        availableToppings: '',
        defaultToppings: '',
        availableSides: '',
        defaultSides: '',
        variants: ['14PIE'],
      },
    },
    variants: { '14PIE': variant('14PIE', { pricing }) },
    preconfiguredProducts: { P1: { ...named('P1', longName), referencedProductCode: '14PIE', options: '' } },
  });
  const read = (pricing: object | undefined) => {
    const result = readPizzaChainMenu(fileOf(pricing));
    if ('problems' in result) throw new Error(JSON.stringify(result.problems));
    return result;
  };

  test.each([
    ['is empty', {}],
    ['is absent', undefined],
    ['is no line', { 'price1-0': '12.49', 'price2-0': '12.49', 'price2-1': '13.49', 'price2-2': '13.59' }],
  ])('a variant whose ladder %s keeps its own price, and says so', (_what, pricing) => {
    const { menu, unmapped } = read(pricing);
    expect(menu.items[0]?.pricing[0]?.itemBased.prices).toEqual([{ id: 'size-pie-14', price: '12.49' }]);
    const reported = unmapped.filter(({ what }) => what === 'variant price');
    expect(reported).toMatchObject([
      { name: 'Large 14PIE', reason: expect.stringContaining('Its own price was imported') },
    ]);
  });

  test('names that are cut and names of variants are listed with what becomes of them', () => {
    const { menu, unmapped } = read({});
    const reported = (kind: string) => unmapped.filter(({ what }) => what === kind).map(({ name }) => name);
    expect(reported('preset name')).toEqual([`${longName} → ${longName.slice(0, 25)}`]);
    expect(reported('name of an offer')).toEqual([`${'x'.repeat(230)} → ${'x'.repeat(200)}`]);
    expect(reported('code and name of a variant')).toEqual(['14PIE Large 14PIE → Pie, Large']);
    expect(menu.offers[0]?.info.name).toHaveLength(200);
  });

  test('a code that the file does not list is none, whatever it is called', () => {
    const file = fileOf({});
    const { S_PIE } = file.products;
    const pie = { ...S_PIE, productType: 'ToString', availableToppings: 'constructor', variants: ['14PIE', 'valueOf'] };
    const result = readPizzaChainMenu({
      ...file,
      categories: { food: { pies: { ...named('Pies', 'Pies'), products: ['S_PIE', 'toString'] } } },
      products: { S_PIE: pie },
    });
    expect('menu' in result && result.menu.items.map(({ info }) => info.name)).toEqual(['Pie']);
  });

  test('a service method that no order type fits is listed, whatever it is called', () => {
    const { menu, unmapped } = read({});
    expect(menu.offers[0]?.validity.orderTypes).toEqual({ enabled: true, orderTypes: [2, 9] });
    expect(unmapped.map(({ what }) => what)).toContain('service method toString');
  });
});

const EMPTY = {
  categories: { food: {} },
  coupons: {},
  flavors: {},
  sizes: {},
  sides: {},
  toppings: {},
  products: {},
  variants: {},
  preconfiguredProducts: {},
  cooking: { instructions: {}, instructionGroups: {} },
};
