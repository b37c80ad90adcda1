import type { JsonObject } from '@servery/domain';

/** Items per category and categories per department, so that arrays have the lengths that menus have. */
const ITEMS = 50;
const CATEGORIES = 10;
const SIZES = ['Small', 'Medium', 'Large', 'Family'] as const;
const MODIFIERS = 10;

/** A made-up menu with this many items, about 1.5 kB each; the same count gives the same menu. */
export function generateMenu(items: number): JsonObject {
  const random = randomFrom(items);
  const categories = Math.ceil(items / ITEMS);
  const departments = Math.ceil(categories / CATEGORIES);
  return {
    id: 'menu-1',
    entityType: 'MENU',
    ver: 12,
    departments: range(departments, (department) => ({
      id: `d${department}`,
      entityType: 'DEPARTMENT',
      info: { name: `Department ${department}`, status: 'ACTIVE', color: '#6a0bff' },
      categories: range(Math.min(CATEGORIES, categories - department * CATEGORIES), (at) => {
        const category = department * CATEGORIES + at;
        return {
          id: `c${category}`,
          entityType: 'CATEGORY',
          info: { name: `Category ${category}`, status: 'ACTIVE' },
          items: range(Math.min(ITEMS, items - category * ITEMS), (item) => menuItem(category * ITEMS + item, random)),
        };
      }),
    })),
  };
}

function menuItem(number: number, random: () => number): JsonObject {
  return {
    id: `i${number}-${hex(random)}`,
    entityType: 'ITEM',
    info: {
      name: `Item ${number}`,
      description: 'Baked in a stone oven with our own sauce, two cheeses and fresh basil on top.',
      buttonText: `Item ${number}`,
      status: 'ACTIVE',
      plu: String(1000 + number),
      taxable: true,
      sortOrder: number,
    },
    channels: { pos: true, online: number % 2 === 0, kiosk: number % 3 === 0 },
    orderTypes: [1, 2, 3, 7, 8],
    kitchen: { printers: ['DEFAULT', `p${number % 7}`], displays: [`k${number % 5}`], course: number % 4 },
    pricing: range(SIZES.length, (size) => ({
      schemeId: `s${size}`,
      size: SIZES[size] ?? '',
      price: price(random),
      toppingPrice: price(random),
    })),
    modifiers: range(MODIFIERS, (modifier) => ({
      id: `m${modifier}-${hex(random)}`,
      entityType: 'MODIFIER',
      isIncluded: modifier < 3,
      maximum: 2,
    })),
    image: { url: `https://images.example/${hex(random)}.jpg`, width: 640, height: 480 },
  };
}

/** mulberry32: numbers below 2 ** 32 from a seed. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t;
    return (t ^ (t >>> 14)) >>> 0;
  };
}

function price(random: () => number): string {
  return (5 + (random() % 1500) / 100).toFixed(2);
}

function hex(random: () => number): string {
  return random().toString(16).padStart(8, '0');
}

function range<T>(count: number, make: (at: number) => T): T[] {
  return Array.from({ length: count }, (_, at) => make(at));
}
