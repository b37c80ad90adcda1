import { centsOf } from '../../formats/amount.ts';
import { familyOf, type PizzaChain } from './pizza-chain-source.ts';
import type { Unmapped } from './unmapped.ts';

/** Everything the source says that no other file of this import reads, counted by field where it is many. */
export function leftoversOf(chain: PizzaChain): readonly Unmapped[] {
  return [
    ...surcharges(chain),
    ...variantNames(chain),
    ...READ.flatMap((read) => unread(chain, read)),
    ...unusedSizes(chain),
    ...lists(chain),
  ];
}

interface ReadPart {
  readonly what: string;
  readonly fields: readonly string[];
  readonly tags?: readonly string[];
  entities(chain: PizzaChain): readonly object[];
}

const NAMED = ['code', 'name', 'tags'];
const inFamilies = (families: Readonly<Record<string, object>>) => Object.values(families).flatMap(valuesOf);

/** The fields that the import reads, per list of the source. */
const READ: readonly ReadPart[] = [
  {
    what: 'product',
    fields: [
      ...NAMED,
      'description',
      'productType',
      'availableToppings',
      'defaultToppings',
      'availableSides',
      'defaultSides',
      'variants',
    ],
    tags: ['optionQtys', 'maxOptionQty', 'sauceRequired'],
    entities: ({ products }) => Object.values(products),
  },
  {
    what: 'variant',
    fields: [
      ...NAMED,
      'productCode',
      'sizeCode',
      'flavorCode',
      'price',
      'pricing',
      'surcharge',
      'allowedCookingInstructions',
      'defaultCookingInstructions',
    ],
    tags: ['defaultToppings', 'defaultSides'],
    entities: ({ variants }) => Object.values(variants),
  },
  {
    what: 'topping',
    fields: NAMED,
    tags: ['wholeOnly', 'ignoreQty', 'exclusiveGroup'],
    entities: ({ toppings }) => inFamilies(toppings),
  },
  {
    what: 'side',
    fields: [...NAMED, 'description'],
    tags: ['side'],
    entities: ({ sides }) => inFamilies(sides),
  },
  { what: 'size', fields: [...NAMED, 'sortSeq'], entities: ({ sizes }) => inFamilies(sizes) },
  { what: 'flavor', fields: [...NAMED, 'sortSeq'], entities: ({ flavors }) => inFamilies(flavors) },
  {
    what: 'coupon',
    fields: [...NAMED, 'price'],
    tags: ['validServiceMethods', 'effectiveOn'],
    entities: ({ coupons }) => Object.values(coupons.products),
  },
  {
    what: 'preset',
    fields: [...NAMED, 'referencedProductCode', 'options', 'size'],
    entities: ({ preconfiguredProducts }) => Object.values(preconfiguredProducts),
  },
  {
    what: 'cooking instruction group',
    fields: NAMED,
    entities: ({ cooking }) => Object.values(cooking.instructionGroups),
  },
];

function unread(chain: PizzaChain, { what, fields, tags = [], entities }: ReadPart): readonly Unmapped[] {
  const all = entities(chain);
  return [
    ...counted(`${what} field`, all, fields),
    ...counted(
      `${what} tag`,
      all.map((entity) => fieldOf(entity, 'tags')).filter((value) => typeof value === 'object' && value !== null),
      tags,
    ),
  ];
}

function counted(what: string, entities: readonly object[], read: readonly string[]): readonly Unmapped[] {
  const counts = new Map<string, number>();
  for (const [field, value] of entities.flatMap((entity) => Object.entries(entity))) {
    if (!read.includes(field) && saysSomething(value)) counts.set(field, (counts.get(field) ?? 0) + 1);
  }
  return [...counts].map(([field, count]) => ({
    what,
    name: field.trim(),
    reason: `The menu has no field for it (${count} of ${entities.length} have a value).`,
  }));
}

function surcharges(chain: PizzaChain): readonly Unmapped[] {
  return Object.values(chain.variants)
    .filter(({ surcharge }) => centsOf(surcharge) !== 0)
    .map(({ name, surcharge }) => ({
      what: `surcharge of ${surcharge}`,
      name,
      reason: 'It is not part of the price, and the file does not say when it is charged.',
    }));
}

/** Codes and names of variants: the menu names a variant by its item, size and flavor. */
function variantNames(chain: PizzaChain): readonly Unmapped[] {
  return Object.values(chain.products).flatMap((product) => {
    const family = familyOf(product);
    return product.variants.flatMap((code) => {
      const variant = chain.variants[code];
      if (!variant) return [];
      const size = chain.sizes[family]?.[variant.sizeCode]?.name;
      const flavor = chain.flavors[family]?.[variant.flavorCode]?.name;
      const kept = [product.name, size, flavor].filter(Boolean).join(', ');
      return [
        {
          what: 'code and name of a variant',
          name: `${code} ${variant.name} → ${kept}`,
          reason: 'A variant is named by its item, size and flavor, as shown after the arrow.',
        },
      ];
    });
  });
}

function unusedSizes(chain: PizzaChain): readonly Unmapped[] {
  const used = new Set(Object.values(chain.products).map(familyOf));
  return Object.keys(chain.sizes)
    .filter((family) => !used.has(family))
    .map((family) => ({ what: 'sizes', name: family, reason: 'No product belongs to this family.' }));
}

const READ_LISTS = ['food', 'preconfiguredProducts'];
const READ_COUPONS = ['products'];
const READ_PARTS = [
  'categories',
  'coupons',
  'flavors',
  'products',
  'sides',
  'sizes',
  'toppings',
  'variants',
  'cooking',
];

/** Whole lists that nothing reads, entry by entry. */
function lists(chain: PizzaChain): readonly Unmapped[] {
  const { unsupported, ...parts } = chain;
  return [
    ...entriesOf(
      { what: 'coupon list', reason: 'Offers have one order, not several lists.' },
      chain.categories,
      READ_LISTS,
    ),
    ...entriesOf({ what: 'coupon data', reason: 'An offer has one name and no tiers.' }, chain.coupons, READ_COUPONS),
    ...entriesOf({ what: 'unsupported', reason: 'The file marks it as unsupported.' }, unsupported, []),
    ...entriesOf({ what: 'text', reason: 'An item has one description; the long one is kept.' }, parts, [
      ...READ_PARTS,
      ...READ_LISTS,
    ]),
  ];
}

function entriesOf(
  { what, reason }: Pick<Unmapped, 'what' | 'reason'>,
  holder: unknown,
  read: readonly string[],
): readonly Unmapped[] {
  return Object.entries(objectOf(holder))
    .filter(([list]) => !read.includes(list))
    .flatMap(([list, entries]) =>
      Object.keys(objectOf(entries)).map((name) => ({ what: `${what}: ${list}`, name, reason })),
    );
}

function saysSomething(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.keys(value).length > 0;
  return value !== '' && value !== false && value !== null;
}

function objectOf(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}

function valuesOf(family: object): readonly object[] {
  return Object.values(family).map(objectOf);
}

function fieldOf(entity: object, field: string): unknown {
  return Reflect.get(entity, field);
}
