import { amountOf } from '../../formats/cents-text.ts';
import {
  BASE,
  type ItemPricing,
  newItemPricing,
  type SizePrice,
  type StyleUpcharge,
} from '../entities/pricing-entries.ts';
import { DEFAULT_SCHEME_ID } from '../entities/pricing-schemes.ts';
import { flatLadder, type Ladder, readLadder } from './pizza-chain-ladders.ts';
import type { VariantOptions } from './pizza-chain-styles.ts';
import type { Unmapped } from './unmapped.ts';

interface Rung extends VariantOptions {
  readonly ladder: Ladder;
  /** Its ladder could not be kept, which is reported separately. */
  readonly isFlat: boolean;
}

/** One entry of the default scheme: prices by size, upcharges by flavor, topping prices by size. */
export function readPrices(places: readonly VariantOptions[]): {
  readonly pricing: ItemPricing;
  readonly unmapped: Unmapped[];
} {
  const unmapped: Unmapped[] = [];
  const rungs = places.flatMap((place): Rung[] => {
    const ladder = readLadder(place.variant);
    if (!ladder) unmapped.push(withoutLadder(place));
    return [{ ...place, ladder: ladder ?? flatLadder(place.variant), isFlat: !ladder }];
  });
  const first = new Map<string, Rung>();
  for (const rung of rungs) if (!first.has(sizeOf(rung))) first.set(sizeOf(rung), rung);
  const upcharges = rungs.flatMap((rung) => upcharge(rung, first.get(sizeOf(rung))));
  unmapped.push(
    ...rungs
      .filter((rung) => !rung.isFlat)
      .filter((rung) => disagrees(rung, first, rungs[0]))
      .map((rung) => odd(rung, DISAGREES)),
  );
  const base = newItemPricing({
    pricingScheme: DEFAULT_SCHEME_ID,
    prices: pricesOf(first, ({ base: cents }) => cents),
    toppings: pricesOf(first, ({ step }) => step),
    freeCount: rungs[0]?.ladder.freeCount ?? 0,
    styleUpcharge: upcharges,
  });
  const halfPricing = rungs[0]?.ladder.halfPricing ?? null;
  return { pricing: { ...base, toppingBased: { ...base.toppingBased, halfPricing } }, unmapped };
}

const DISAGREES = 'Its topping price or number of free toppings differs from another flavor of the same size.';

function disagrees({ ladder, ...place }: Rung, first: ReadonlyMap<string, Rung>, reference: Rung | undefined): boolean {
  return (
    first.get(sizeOf(place))?.ladder.step !== ladder.step ||
    reference?.ladder.freeCount !== ladder.freeCount ||
    reference.ladder.halfPricing !== ladder.halfPricing
  );
}

function pricesOf(first: ReadonlyMap<string, Rung>, cents: (ladder: Ladder) => number): readonly SizePrice[] {
  return [...first].map(([id, { ladder }]) => ({ id, price: amountOf(cents(ladder)) }));
}

function upcharge({ size, flavor, ladder }: Rung, standard: Rung | undefined): readonly StyleUpcharge[] {
  if (!standard || !flavor || standard.ladder.base === ladder.base) return [];
  return [
    {
      id: [size?.option, flavor.option].filter(Boolean).join('+'),
      flatRate: amountOf(ladder.base - standard.ladder.base),
      size: size?.style ?? null,
      sizeOption: size?.option ?? null,
      style: flavor.style,
      styleOption: flavor.option,
    },
  ];
}

/** The price of the variant comes in all the same. */
function withoutLadder(place: VariantOptions): Unmapped {
  const isEmpty = Object.keys(place.variant.pricing).length === 0;
  const why = isEmpty
    ? 'The file gives no prices per topping.'
    : 'Its price does not rise by the same amount with each topping.';
  return odd(place, `${why} Its own price was imported. More toppings are free until you set their prices.`);
}

function sizeOf({ size }: VariantOptions): string {
  return size?.option ?? BASE;
}

function odd({ variant }: VariantOptions, reason: string): Unmapped {
  return { what: 'variant price', name: variant.name, reason };
}
