import { describe, expect, test } from 'vitest';
import { formatMoney } from '../formats/money.ts';
import type { Identifiers, JsonObject } from './change.ts';
import { diff } from './diff.ts';
import { type ChangeVocabulary, describeChange } from './sentences.ts';

const IDENTIFIERS: Identifiers = { 'items.pricing': 'schemeId' };

const vocabulary: ChangeVocabulary = {
  entity: ({ size, style }) => (typeof size === 'string' && typeof style === 'string' ? `${size} ${style}` : undefined),
  value: (value, path) => (path.at(-1) === 'price' ? formatMoney(value) : undefined),
};

const base = {
  items: [
    {
      id: 'i1',
      info: { name: 'Pepperoni', buttonText: 'Pep' },
      pricing: [{ schemeId: 's', size: 'Large', style: 'Hand Tossed', price: '13.99' }],
    },
    { id: 'i2', name: 'Cola' },
  ],
  orderTypes: [1, 2],
};

function sentences(edited: JsonObject) {
  return diff(base, edited, IDENTIFIERS).map((change) => describeChange(change, base, edited, vocabulary));
}

function edited(edit: (copy: typeof base) => void): JsonObject {
  const copy = structuredClone(base);
  edit(copy);
  return copy;
}

describe('changes in words', () => {
  test('CT-05 a price reads Large Hand Tossed: $13.99 to $14.49', () => {
    const [sentence] = sentences(
      edited(({ items: [item] }) =>
        item?.pricing?.splice(0, 1, { schemeId: 's', size: 'Large', style: 'Hand Tossed', price: '14.49' }),
      ),
    );
    expect(sentence).toEqual({
      kind: 'SIMPLE_FIELD_CHANGED',
      entityLabel: 'Large Hand Tossed',
      place: ['Pepperoni'],
      field: 'Price',
      from: '$13.99',
      to: '$14.49',
    });
  });

  test('CT-02 CT-04 a field is named in words, its entity by its name', () => {
    const [sentence] = sentences(edited(({ items: [item] }) => Reflect.deleteProperty(item?.info ?? {}, 'buttonText')));
    expect(sentence).toEqual({
      kind: 'FIELD_REMOVED',
      entityLabel: 'Pepperoni',
      place: [],
      field: 'Button text',
      from: 'Pep',
    });
  });

  test('CT-07 CT-10 an entity that came or went is named, not its array', () => {
    const [gone, came] = sentences(edited(({ items }) => items.splice(1, 1, { id: 'i3', name: 'Tea' })));
    expect(gone).toMatchObject({
      kind: 'ARRAY_ENTITY_REMOVED',
      entityLabel: 'Cola',
      place: [],
      field: '',
      from: 'Cola',
    });
    expect(came).toMatchObject({ kind: 'ARRAY_ELEMENT_ADDED', entityLabel: 'Tea', place: [], field: '', to: 'Tea' });
  });

  test('CT-09 CT-12 simple values and orders read as lists of names', () => {
    expect(sentences(edited(({ orderTypes }) => orderTypes.pop()))).toMatchObject([
      { entityLabel: '', field: 'Order types', from: '2' },
    ]);
    expect(sentences(edited(({ items }) => items.reverse()))).toMatchObject([
      { kind: 'ARRAY_REORDERED', field: 'Items', from: 'Pepperoni, Cola', to: 'Cola, Pepperoni' },
    ]);
  });
});
