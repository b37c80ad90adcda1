import {
  type JsonObject,
  newChoice,
  newDepartment,
  newItemGroup,
  newMenuBlob,
  newOffer,
  newPricingScheme,
  newSchemeValue,
  newStyle,
  newStyleOption,
  offerSchema,
  type Path,
} from '@servery/domain';
import { describe, expect, test } from 'vitest';
import { offerFields } from '../phrases/offer-fields.ts';
import { sayKnown } from '../phrases.ts';
import { namesOf } from '../section-words.ts';
import { menuWords } from './menu-words.ts';

const size = newStyle({
  id: 'size',
  name: 'Size',
  isSize: true,
  options: [newStyleOption({ id: 'large', name: 'Large' })],
});
const pizza = newChoice({ id: 'pizza', level: 'ITEMS', departmentId: 'pizza' });
const tuesday = newOffer({
  id: 'tuesday',
  name: 'Tuesday',
  dateCreated: '2026-09-01',
  color: '#275D94',
  itemGroups: [newItemGroup({ id: 'pizzas', name: 'A pizza', choices: [pizza] })],
});
const anyEntry = { type: 'AMOUNT', amountValue: '0.00', percentageValue: '0', sizeOptionId: null } as const;
const ofGroups = newSchemeValue('delivery', { individualGroups: [{ ...anyEntry, id: 'pizzas' }] });
const menu = asDocument(
  newMenuBlob({
    departments: [newDepartment({ id: 'pizza', name: 'Pizza', styles: [size] })],
    offers: [{ ...tuesday, value: { ...tuesday.value, schemes: [ofGroups] } }],
    pricingSchemes: [newPricingScheme({ id: 'delivery', name: 'Delivery', isDefault: true })],
  }),
);
const words = menuWords({
  image: (id) => (id === 'slice' ? 'Slice.png' : undefined),
  menu: () => undefined,
  device: () => undefined,
  dateTime: String,
});
const at = (...steps: Path): Path => ['offers', { id: 'tuesday' }, ...steps];
const ofDelivery = ['value', 'schemes', { by: 'schemeId', value: 'delivery' }] as const;
const field = (...steps: Path) => words.field(at(...steps), menu);
const value = (given: Parameters<typeof words.value>[1], ...steps: Path) => words.value(at(...steps), given, menu);

describe('an offer in words', () => {
  test('is the entity of everything in it', () => {
    expect(words.entity(at('itemGroups', { id: 'pizzas' }, 'quantity'), menu)).toEqual({
      name: 'Tuesday',
      place: 'Offers',
    });
    expect(words.field(['offers'], menu)).toBe('Order of offers');
  });

  test('says of which scheme, group and choice a field is', () => {
    expect(field('info', 'name')).toBe('Name');
    expect(field(...ofDelivery, 'anyItem', 'percentageValue')).toBe('Percent, Delivery');
    expect(field(...ofDelivery, 'individualGroups', { id: 'pizzas' }, 'amountValue')).toBe('Amount, Delivery, A pizza');
    expect(field('itemGroups', { id: 'pizzas' }, 'quantity')).toBe('How many, A pizza');
    expect(field('itemGroups', { id: 'pizzas' }, 'choices', { id: 'pizza' }, 'limitToSizeIds')).toBe(
      'Only these sizes, A pizza, Pizza',
    );
  });

  test('calls an item group that has only a number by what is in it', () => {
    const numbered = { ...tuesday, itemGroups: [newItemGroup({ id: 'pizzas', name: 'Group 2', choices: [pizza] })] };
    const document = asDocument(
      newMenuBlob({
        departments: [newDepartment({ id: 'pizza', name: 'Pizza' })],
        offers: [{ ...numbered, value: { ...tuesday.value, schemes: [ofGroups] } }],
        pricingSchemes: [newPricingScheme({ id: 'delivery', name: 'Delivery', isDefault: true })],
      }),
    );
    const path = at(...ofDelivery, 'individualGroups', { id: 'pizzas' }, 'percentageValue');
    expect(words.field(path, document)).toBe('Percent, Delivery, Pizza');
    expect(words.field(at('itemGroups', { id: 'pizzas' }, 'quantity'), document)).toBe('How many, Pizza');
  });

  test('says values as people do', () => {
    expect(value('PROMO', 'info', 'type')).toBe('Promo');
    expect(value(['POS', 'ONLINE'], 'info', 'channels')).toBe('Point of sale, Online ordering');
    expect(value('slice', 'info', 'imageId')).toBe('Slice.png');
    expect(value([2], 'validity', 'daysOfTheWeek', 'days')).toBe('Tue');
    expect(value(54_000, 'validity', 'timeOfDay', 'endOffset')).toBe('11:00 PM');
    expect(value('2026-12-24', 'validity', 'dateRange', 'endDate')).toBe('Thu, Dec 24th 2026');
    expect(value(null, 'validity', 'dateRange', 'endDate')).toBe('No date');
    expect(value(2, 'validity', 'daysOfTheWeek', 'days')).toBe('Tue');
    expect(value('large', 'itemGroups', { id: 'pizzas' }, 'choices', { id: 'pizza' }, 'limitToSizeIds')).toBe('Large');
    expect(value([4], 'validity', 'orderTypes', 'orderTypes')).not.toContain('4');
    expect(value('40', ...ofDelivery, 'anyItem', 'percentageValue')).toBe('40%');
    expect(value('5.00', ...ofDelivery, 'anyItem', 'amountValue')).toBe('$5.00');
    expect(value('DIFFERENT_SIZE', ...ofDelivery, 'anyItem', 'type')).toBe('Price of a size');
    expect(value('large', ...ofDelivery, 'anyItem', 'sizeOptionId')).toBe('Large');
    expect(value(['COMP'], 'interactions', 'notValidWithOffersThat', 'applyToTheOrder', 'limitOfferTypes')).toBe(
      'Comp',
    );
    expect(value([], 'interactions', 'notValidWithOffersThat', 'applyToTheOrder', 'limitOfferTypes')).toBe('All types');
    expect(value([asDocument(pizza)], 'value', 'excludedChoices')).toBe('Pizza');
  });

  test('every field of the schema has a word of its own', () => {
    const inList: Readonly<Record<string, Path[number]>> = {
      itemGroups: { id: 'pizzas' },
      choices: { id: 'pizza' },
      schemes: { by: 'schemeId', value: 'delivery' },
      individualGroups: { id: 'pizzas' },
    };
    const silent = new Set(['id', 'entityType', 'schemeId', 'level', 'departmentId', 'categoryId', 'itemId']);
    const places = placesOf(offerSchema, [], inList).filter((path) => !silent.has(String(path.at(-1))));
    expect(places.length).toBeGreaterThan(60);
    const unnamed = places.filter((path) => {
      const last = String(path.at(-1));
      const keys = [namesOf(at(...path)), `offers.value.schemes.${last}`, `offers.choices.${last}`];
      return keys.every((key) => sayKnown(offerFields, key) === undefined) || field(...path) === '';
    });
    expect(unnamed.map(namesOf)).toEqual([]);
  });
});

/** Places of the plain values of a schema. */
function placesOf(schema: unknown, path: Path, inList: Readonly<Record<string, Path[number]>>): readonly Path[] {
  const shape = partOf(schema, 'shape');
  if (typeof shape === 'object' && shape !== null) {
    return Object.entries(shape).flatMap(([name, of]) => placesOf(of, [...path, name], inList));
  }
  const step = inList[String(path.at(-1))];
  return step === undefined ? [path] : placesOf(partOf(schema, 'element'), [...path, step], inList);
}

function partOf(schema: unknown, name: string): unknown {
  return typeof schema === 'object' && schema !== null ? Reflect.get(schema, name) : undefined;
}

function asDocument(value: object): JsonObject {
  return JSON.parse(JSON.stringify(value));
}
