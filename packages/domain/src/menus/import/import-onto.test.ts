import { describe, expect, test } from 'vitest';
import { sharedData } from '../../testing/shared-data.ts';
import { newCategory } from '../entities/categories.ts';
import { newDepartment } from '../entities/departments.ts';
import { newItem } from '../entities/items.ts';
import { newItemPricing, sizePrices } from '../entities/pricing-entries.ts';
import { type MenuBlob, newMenuBlob } from '../menu-blob.ts';
import { newOffer } from '../offers/offer.ts';
import { importedOnto } from './import-onto.ts';
import { readPizzaChainMenu } from './pizza-chain.ts';

const pricing = (price: string, pricingScheme = 'default') =>
  newItemPricing({ pricingScheme, prices: sizePrices({ BASE: price }) });

function buildFile(items: readonly { readonly id: string; readonly price: string }[]): MenuBlob {
  return newMenuBlob({
    departments: [
      newDepartment({
        id: 'dep-Pizza',
        name: 'Pizza',
        categories: ['cat-Pizza-Own'],
        items: items.map(({ id }) => id),
      }),
    ],
    categories: [newCategory({ id: 'cat-Pizza-Own', department: 'dep-Pizza', name: 'Own' })],
    items: items.map(({ id, price }) =>
      newItem({ id, name: id, department: 'dep-Pizza', category: 'cat-Pizza-Own', pricing: [pricing(price)] }),
    ),
    offers: [newOffer({ id: 'offer-1', name: 'Deal', dateCreated: '2026-11-20', color: '#aabbcc' })],
  });
}

describe('a file imported again onto a menu', () => {
  const first = buildFile([
    { id: 'item-A', price: '9.99' },
    { id: 'item-B', price: '8.99' },
  ]);

  test('the same file changes nothing', () => {
    expect(importedOnto(first, first)).toEqual(first);
  });

  test('a price and an item that the file changed are the only differences, and what was entered here stays', () => {
    const [itemA, itemB] = first.items;
    const edited: MenuBlob = {
      ...first,
      items: [
        ...(itemA
          ? [{ ...itemA, taxStructureId: 'sales-tax', pricing: [pricing('9.99'), pricing('10.99', 'delivery')] }]
          : []),
        ...(itemB ? [itemB] : []),
        newItem({ id: 'of-our-own', name: 'Own', department: 'dep-Pizza', category: 'cat-Pizza-Own' }),
      ],
    };
    const next = importedOnto(
      edited,
      buildFile([
        { id: 'item-A', price: '10.49' },
        { id: 'item-C', price: '7.99' },
      ]),
    );
    expect(next.items.map(({ id }) => id)).toEqual(['item-A', 'of-our-own', 'item-C']);
    expect(next.items[0]).toMatchObject({
      taxStructureId: 'sales-tax',
      pricing: [
        { pricingScheme: 'default', itemBased: { prices: [{ id: 'BASE', price: '10.49' }] } },
        { pricingScheme: 'delivery', itemBased: { prices: [{ id: 'BASE', price: '10.99' }] } },
      ],
    });
    expect(next.departments[0]?.items).toEqual(['item-A', 'item-C']);
  });

  const real = sharedData('pizza-chain-menu-2021.json');
  test.skipIf(!real)('a real file onto its own menu changes nothing, however its lists are ordered', () => {
    const read = readPizzaChainMenu(real?.read(), '2026-11-20');
    if ('problems' in read) throw new Error(JSON.stringify(read.problems));
    const { menu } = read;
    const turned = { ...menu, items: menu.items.toReversed(), offers: menu.offers.toReversed() };
    expect(importedOnto(menu, turned)).toEqual(menu);
  });
});
