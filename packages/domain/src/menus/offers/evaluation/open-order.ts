import type { LocalTime } from '../../../formats/local-time.ts';
import type { MenuBlob } from '../../menu-blob.ts';
import type { Offer } from '../offer.ts';
import { matchesAny } from './matches-choice.ts';
import type { GivenValue } from './offer-value-of.ts';
import type { Asking, OrderContext } from './order.ts';
import type { LineParts, PricedLine } from './priced-line.ts';
import { areApartOnItems } from './valid-together.ts';

/** The amount that one offer takes off one line, and why. */
export interface Part {
  readonly line: number;
  readonly cents: number;
  readonly groupId: string | null;
  readonly value: GivenValue;
}

/** An offer that has been applied. */
export interface Standing {
  readonly offer: Offer;
  readonly asking: Asking;
  readonly sets: number;
  readonly parts: readonly Part[];
  /** Lines it applies to. */
  readonly lines: ReadonlySet<number>;
}

/** An order while its offers are judged one after another. */
export interface OpenOrder {
  readonly menu: MenuBlob;
  readonly context: OrderContext;
  readonly at: LocalTime;
  readonly lines: readonly PricedLine[];
  /** The amount that offers left of each line. */
  readonly left: number[];
  readonly standing: Standing[];
}

/** Lines that an offer may look at: those it does not exclude, and of these the ones that no other offer keeps from it. */
export interface FreeLines {
  readonly allowed: readonly number[];
  readonly free: readonly number[];
}

export function freeLines(offer: Offer, { lines, standing }: OpenOrder): FreeLines {
  const { excludedChoices } = offer.value;
  const all = [...lines.keys()];
  const allowed =
    excludedChoices.length === 0 ? all : all.filter((line) => !matchesAny(excludedChoices, lines[line]?.item));
  const apart = standing.filter((other) => areApartOnItems(offer, other.offer));
  const free = apart.length === 0 ? allowed : allowed.filter((line) => !apart.some((other) => other.lines.has(line)));
  return { allowed, free };
}

/** The part of a line's price that an offer may lower. */
export function baseOf(offer: Offer, line: number, { lines, left }: OpenOrder): number {
  const priced = lines[line];
  return priced ? Math.max(0, (left[line] ?? 0) - keptFrom(offer, priced)) : 0;
}

/** The part of a line's price, in upcharges, that an offer does not discount. */
export function keptFrom({ value }: Offer, { styleUpcharges, modifiers }: LineParts): number {
  return (value.excludeStyleUpcharge ? styleUpcharges : 0) + (value.excludeModifierUpcharges ? modifiers : 0);
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
