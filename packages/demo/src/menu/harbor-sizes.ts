import { amountOf, centsOf, newStyle, newStyleOption, type SizePrice } from '@servery/domain';
import { costOf } from './costs.ts';
import { CARRYOUT, CATERING, DELIVERY, DINE_IN } from './harbor-schemes.ts';

const SIZES = [
  ['size-small', 'Small 10″', 'S'],
  ['size-medium', 'Medium 12″', 'M'],
  ['size-large', 'Large 14″', 'L'],
  ['size-x-large', 'X-Large 16″', 'XL'],
] as const;

export const sizeStyle = newStyle({
  id: 'style-size',
  name: 'Size',
  isSize: true,
  options: SIZES.map(([id, name, abbreviation]) => newStyleOption({ id, name, abbreviation })),
});

export const crustStyle = newStyle({
  id: 'style-crust',
  name: 'Crust',
  options: [
    newStyleOption({ id: 'crust-hand-tossed', name: 'Hand Tossed' }),
    newStyleOption({ id: 'crust-thin', name: 'Thin' }),
    newStyleOption({ id: 'crust-deep-dish', name: 'Deep Dish' }),
    newStyleOption({ id: 'crust-gluten-free', name: 'Gluten Free' }),
  ],
});

/** Cents on top of the price of a Small at the table: three dollars a size; delivery and catering more on large pies. */
const STEPS: Readonly<Record<string, readonly number[]>> = {
  [DINE_IN]: [0, 300, 600, 900],
  [CARRYOUT]: [-100, 200, 500, 800],
  [DELIVERY]: [100, 400, 750, 1050],
  [CATERING]: [150, 450, 800, 1100],
};

/** The price of a pizza in every size, from the price of a Small at the table. */
export function pricesIn(scheme: string, small: string): readonly SizePrice[] {
  const cents = centsOf(small) ?? 0;
  return SIZES.map(([id], index) => ({ id, price: amountOf(cents + (STEPS[scheme]?.[index] ?? 0)) }));
}

/** The cost of the dough, sauce and cheese of a pizza in every size, from the price of a Small at the table. */
export function costsOfSizes(small: string): readonly { readonly option: string; readonly amount: string }[] {
  return pricesIn(DINE_IN, small).map(({ id, price }) => ({ option: id, amount: costOf(price, '22') }));
}

/** A topping on a pizza of each size. */
export const TOPPING_PRICES: readonly SizePrice[] = SIZES.map(([id], index) => ({
  id,
  price: amountOf(150 + 35 * index),
}));
