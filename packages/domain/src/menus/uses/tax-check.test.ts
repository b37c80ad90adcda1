import { describe, expect, test } from 'vitest';
import { newItem } from '../entities/items.ts';
import { newTaxStructure } from '../entities/taxes.ts';
import { newMenuBlob } from '../menu-blob.ts';
import { likelyTaxes, taxRemarks } from './tax-check.ts';
import { itemTaxes } from './taxed-items.ts';

const taxStructures = ['sales', 'food', 'beer'].map((id) => newTaxStructure({ id, name: id }));

/** Items as `category:structure`, all of one department. */
function likely(...items: readonly string[]) {
  const menu = newMenuBlob({
    taxStructures,
    items: items.map((text, at) => {
      const [category = '', taxStructureId] = text.split(':');
      return newItem({ id: `i${at}`, name: text, department: 'd', category, taxStructureId: taxStructureId || null });
    }),
  });
  return likelyTaxes(itemTaxes(menu)).map(({ item, structureId, sharedBy }) => [item.id, structureId, sharedBy]);
}

describe('RT-52 an item that nothing names a tax structure for', () => {
  test('is likely to have that of most items of its category', () => {
    expect(likely('ale:beer', 'ale:beer', 'ale:food', 'ale:')).toEqual([['i3', 'beer', 'CATEGORY']]);
  });

  test('else that of most items of its department', () => {
    expect(likely('ale:beer', 'soup:food', 'soup:food', 'salad:')).toEqual([['i3', 'food', 'DEPARTMENT']]);
  });

  test('is left as it is where the items like it use the first structure, or name none', () => {
    expect(likely('ale:sales', 'ale:')).toEqual([]);
    expect(likely('ale:', 'ale:')).toEqual([]);
  });

  test('one that its category or department decides for is not looked at', () => {
    const menu = newMenuBlob({
      taxStructures,
      items: [newItem({ id: 'a', name: 'a', department: 'd', category: 'c', taxStructureId: 'beer' })],
    });
    expect(likelyTaxes(itemTaxes(menu))).toEqual([]);
  });
});

describe('RT-52 PX-01 what of rates by order type is worth a look', () => {
  const rated = (...rates: readonly (readonly [orderType: number, rate: string])[]) =>
    newTaxStructure({
      id: 'food',
      name: 'Food',
      byOrderType: true,
      orderTypeRates: rates.map(([orderType, rate]) => ({ orderType, rate })),
    });

  test.each([
    ['an order type without a rate', rated([2, '8']), [['NO_RATE', [3]]]],
    ['one that alone is not taxed', rated([2, '8'], [3, '0']), [['NOT_TAXED', [3]]]],
    ['nothing where none is taxed', rated([2, '0'], [3, '0.000']), []],
    ['nothing where every one has a rate', rated([2, '8'], [3, '7']), []],
    ['nothing of a flat rate', newTaxStructure({ id: 'food', name: 'Food' }), []],
  ] as const)('%s', (_, structure, remarks) => {
    expect(taxRemarks([structure], [2, 3]).map(({ kind, orderTypes }) => [kind, orderTypes])).toEqual(remarks);
  });
});
