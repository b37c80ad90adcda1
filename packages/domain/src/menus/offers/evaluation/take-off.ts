import { atRate, unsignedCentsOf } from '../../../formats/amount.ts';
import type { Offer } from '../offer.ts';
import { spread } from './largest-remainder.ts';
import type { GivenValue } from './offer-value-of.ts';
import { baseOf, keptFrom, type OpenOrder, type Part, sum } from './open-order.ts';

/** The lines that share one value. */
interface SharedValue {
  readonly offer: Offer;
  readonly lines: readonly number[];
  readonly groupId: string | null;
  readonly order: OpenOrder;
}

/** The cents that a value takes off each line, each line judged separately. */
export function takenFromEach(value: GivenValue, shared: SharedValue): readonly Part[] {
  const { lines, groupId } = shared;
  return lines.map((line) => ({ line, cents: takenFromLine(value, line, shared), groupId, value }));
}

function takenFromLine(value: GivenValue, line: number, { offer, order }: SharedValue): number {
  const base = baseOf(offer, line, order);
  if (value.kind !== 'DIFFERENT_SIZE') return takenFrom(base, value);
  return Math.min(base, savedInSize(offer, value.sizeOptionId, order.lines[line]));
}

function savedInSize(offer: Offer, sizeOptionId: string, line: OpenOrder['lines'][number] | undefined): number {
  const other = line?.inSize(sizeOptionId);
  if (!line || !other) return 0;
  return Math.max(0, line.cents - keptFrom(offer, line) - (other.cents - keptFrom(offer, other)));
}

/** The amounts that a value takes off the lines of a combo together. */
export function takenFromSet(value: GivenValue, shared: SharedValue): readonly Part[] {
  if (value.kind === 'PERCENTAGE') return takenFromEach(value, shared);
  return value.kind === 'DIFFERENT_SIZE' ? [] : takenFromSum(value, shared);
}

/** The amounts that a value takes off the sum of the lines, spread over them. */
export function takenFromSum(value: GivenValue, { offer, lines, groupId, order }: SharedValue): readonly Part[] {
  const bases = lines.map((line) => baseOf(offer, line, order));
  const parts = spread(takenFrom(sum(bases), value), bases);
  return lines.map((line, at) => ({ line, cents: parts[at] ?? 0, groupId, value }));
}

function takenFrom(base: number, value: GivenValue): number {
  switch (value.kind) {
    case 'AMOUNT':
      return Math.min(base, value.cents);
    case 'PERCENTAGE':
      return Math.min(base, atRate(base, value.rate));
    case 'FIXED_PRICE':
      return Math.max(0, base - value.cents);
    case 'DIFFERENT_SIZE':
      return 0;
  }
}

/** No more off one order than the offer's limit; a cut is shared by all parts. */
export function withinLimit({ value: { limitOfferValue } }: Offer, taken: readonly Part[]): readonly Part[] {
  const limit = limitOfferValue.enabled ? (unsignedCentsOf(limitOfferValue.amount) ?? 0) : Number.POSITIVE_INFINITY;
  const parts = sum(taken.map(({ cents }) => cents)) > limit ? cutTo(limit, taken) : taken;
  return parts.filter(({ cents }) => cents > 0);
}

function cutTo(limit: number, taken: readonly Part[]): readonly Part[] {
  const parts = taken.toSorted((a, b) => a.line - b.line);
  const kept = spread(
    limit,
    parts.map(({ cents }) => cents),
  );
  return parts.map((part, at) => ({ ...part, cents: kept[at] ?? 0 }));
}
