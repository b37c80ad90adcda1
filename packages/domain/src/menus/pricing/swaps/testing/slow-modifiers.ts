import type { ChosenModifier } from '../../selection.ts';

/** One category of toppings on one size, with prices of their own; a half costs half. */
interface SlowToppings {
  readonly prices: Readonly<Record<string, string>>;
  /** How many swaps the category allows. */
  readonly limit: number;
  readonly freeCount?: number;
  readonly freeInSize?: number;
  /** Ids of the included modifiers of the item, in a regular amount. */
  readonly included: readonly string[];
  readonly chosen: readonly ChosenModifier[];
}

/**
 * The price of the toppings of an item, in cents, from decisions 0032 and 0037 only: each chosen topping once, and every way
 * to give the swaps to the charged toppings is tried.
 */
export function slowModifierCents(given: SlowToppings): number {
  const { prices, included, chosen, limit } = given;
  const out = chosen.filter(({ amount }) => amount === 'NONE').map(({ modifierId }) => hundredths(prices[modifierId]));
  const added = chosen.filter(({ modifierId }) => !included.includes(modifierId));
  let free = (given.freeCount ?? 0) + (given.freeInSize ?? 0);
  let cents = 0;
  const charged: number[] = [];
  for (const topping of added) {
    const whole = hundredths(prices[topping.modifierId]);
    const full = onPortion(whole, PERCENTS[topping.amount], topping.portion);
    if (full === 0) continue;
    if (free === 0) charged.push(full);
    else {
      free -= 1;
      cents += onPortion(whole, Math.max(0, PERCENTS[topping.amount] - 100), topping.portion);
    }
  }
  return cents + cheapest(charged, out, limit);
}

const PERCENTS = { NONE: 0, LIGHT: 100, REGULAR: 100, EXTRA: 150, DOUBLE: 200 };

/** Each charged topping takes one of the swaps that are left, or none. */
function cheapest([first, ...others]: readonly number[], swaps: readonly number[], limit: number): number {
  if (first === undefined) return 0;
  const ways = [first + cheapest(others, swaps, limit)];
  for (const [at, worth] of limit > 0 ? swaps.entries() : []) {
    ways.push(Math.max(0, first - worth) + cheapest(others, swaps.toSpliced(at, 1), limit - 1));
  }
  return Math.min(...ways);
}

function onPortion(whole: number, percent: number, portion: ChosenModifier['portion']): number {
  const cents = Math.floor((whole * percent) / 100 + 0.5);
  const right = Math.floor(cents / 2);
  return portion === 'WHOLE' ? cents : portion === 'RIGHT' ? right : cents - right;
}

function hundredths(dollars = '0'): number {
  return Number(dollars.replace('.', ''));
}
