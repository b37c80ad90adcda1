import {
  type MenuBlob,
  newCategory,
  newDepartment,
  newItem,
  newItemPricing,
  newMenuBlob,
  newPluNumbers,
  newPricingScheme,
  newTaxStructure,
  sizePrices,
} from '@servery/domain';

export const starterTemplate = {
  id: 'starter-template',
  name: 'Lunch counter',
  description: 'Sandwiches, salads and drinks with prices to begin from.',
} as const;

const firstPlu = 1000;
const scheme = newPricingScheme({ id: 'scheme-standard', name: 'Standard', isDefault: true });

/** Department, its one category, and its items. */
const counter: readonly (readonly [
  department: string,
  category: string,
  items: readonly (readonly [string, string])[],
])[] = [
  [
    'Sandwiches',
    'All sandwiches',
    [
      ['Turkey club', '9.50'],
      ['Grilled cheese', '7.00'],
      ['Veggie wrap', '8.25'],
    ],
  ],
  [
    'Salads',
    'All salads',
    [
      ['Garden salad', '6.75'],
      ['Caesar salad', '7.95'],
    ],
  ],
  [
    'Drinks',
    'Cold drinks',
    [
      ['Iced tea', '2.50'],
      ['Lemonade', '2.95'],
      ['Bottled water', '1.75'],
    ],
  ],
];

/** A small menu of no brand that menus begin from. */
export function starterMenu(): MenuBlob {
  const items = counter.flatMap(([department, category, sold]) =>
    sold.map(([name, price]) => ({
      name,
      price,
      department: idOf('dep', department),
      category: idOf('cat', category),
    })),
  );
  return newMenuBlob({
    departments: counter.map(([name, category, sold]) =>
      newDepartment({
        id: idOf('dep', name),
        name,
        categories: [idOf('cat', category)],
        items: sold.map(([item]) => idOf('item', item)),
      }),
    ),
    categories: counter.map(([department, name]) =>
      newCategory({ id: idOf('cat', name), department: idOf('dep', department), name }),
    ),
    items: items.map(({ name, price, department, category }, at) => {
      const pricing = [newItemPricing({ pricingScheme: scheme.id, prices: sizePrices({ BASE: price }) })];
      const item = newItem({ id: idOf('item', name), name, department, category, pricing });
      return { ...item, info: { ...item.info, pluNum: String(firstPlu + at) } };
    }),
    pricingSchemes: [scheme],
    taxStructures: [newTaxStructure({ id: 'tax-sales', name: 'Sales Tax' })],
    pluNumbers: { ...newPluNumbers(), items: firstPlu + items.length },
  });
}

function idOf(kind: string, name: string): string {
  return `${kind}-${name.toLowerCase().replaceAll(' ', '-')}`;
}
