import { amountOf, centsOf, type MenuItem, newInfo, newItem, newItemPricing } from '@servery/domain';
import { fromKitchen } from '../harbor-printers.ts';
import { costOf } from './costs.ts';
import { DINE_IN, SCHEMES } from './harbor-schemes.ts';

/** A dish as a page of the menu shows it: name, price at the table, description. */
export type Dish = readonly [name: string, price: string, description?: string];

export interface Page {
  readonly department: string;
  readonly category: string;
  readonly name: string;
  readonly dishes: readonly Dish[];
  /** The fields that all dishes of the page share. */
  readonly shared?: Partial<
    Pick<MenuItem, 'taxStructureId' | 'kps' | 'printing' | 'inclusions' | 'requirements' | 'suggestions'>
  >;
  readonly inactive?: readonly string[];
  /** The cost of a dish to the company, in percent of its price. */
  readonly costRate?: string;
}

/** `Fisherman’s Clam` is `fishermans-clam` */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

export function itemId(name: string): string {
  return `item-${slugOf(name)}`;
}

/** Dishes that have one price, in every pricing scheme. */
export function simpleItems(page: Page): readonly MenuItem[] {
  return page.dishes.map(([name, price, description = '']) =>
    newItem({
      id: itemId(name),
      department: page.department,
      category: page.category,
      name,
      printing: fromKitchen,
      ...page.shared,
      info: {
        ...newInfo({ name, description, status: page.inactive?.includes(name) ? 'INACTIVE' : 'ACTIVE' }),
        cost: costOf(price, page.costRate ?? '28'),
      },
      pricing: SCHEMES.map(({ id }) =>
        newItemPricing({ pricingScheme: id, prices: [{ id: 'BASE', price: inScheme(price, id) }] }),
      ),
    }),
  );
}

/** Delivery carries its cost: fifty cents on a dish, nothing on a free one. */
function inScheme(price: string, scheme: string): string {
  const cents = centsOf(price) ?? 0;
  if (scheme === DINE_IN || cents === 0) return price;
  return amountOf(cents + (scheme === 'scheme-delivery' ? 50 : 0));
}
