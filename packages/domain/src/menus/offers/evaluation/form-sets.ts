import type { ItemGroup } from '../../entities/item-groups.ts';
import type { Offer } from '../offer.ts';
import type { SchemeValue } from '../value.ts';
import { usesLeft } from './holds.ts';
import { matchesAny } from './matches-choice.ts';
import { type GivenValue, givenValue } from './offer-value-of.ts';
import type { OpenOrder, Part } from './open-order.ts';
import { type PlaceLines, pickSet, pickSets } from './pick-sets.ts';
import { takenFromEach, takenFromSet, takenFromSum } from './take-off.ts';

/** An offer with its value in the order's scheme. */
export interface ValuedOffer {
  readonly offer: Offer;
  readonly value: SchemeValue;
}

/** The sets an offer finds among lines, and the amount it takes off them; undefined where there is none. */
export interface Formed {
  readonly sets: number;
  readonly parts: readonly Part[];
  readonly lines: ReadonlySet<number>;
}

type Former = (valued: ValuedOffer, lines: readonly number[], order: OpenOrder) => Formed | undefined;

export const FORMERS: Record<Offer['value']['appliesTo'], Former> = {
  ENTIRE_ORDER: formOrder,
  ANY_ITEM: formItems,
  ITEM_GROUPS: formGroups,
};

function formOrder({ offer, value }: ValuedOffer, lines: readonly number[], order: OpenOrder): Formed | undefined {
  const places = placesOf(offer.itemGroups, preferred(offer, lines, order), order);
  if (pickSet(places) === undefined) return undefined;
  const given = givenValue(value.entireOrder, place({ offer, value }, ['entireOrder'], order));
  const parts = given ? takenFromSum(given, { offer, lines, groupId: null, order }) : [];
  return { sets: 1, parts, lines: new Set(parts.filter(({ cents }) => cents > 0).map(({ line }) => line)) };
}

function formItems({ offer, value }: ValuedOffer, lines: readonly number[], order: OpenOrder): Formed | undefined {
  const fitting = preferred(offer, lines, order).filter((line) => {
    const item = order.lines[line]?.item;
    return item && (offer.itemGroups.length === 0 || offer.itemGroups.some(({ choices }) => matchesAny(choices, item)));
  });
  const sets = fitting.slice(0, usesLeft(offer, order.context));
  if (sets.length === 0) return undefined;
  const given = givenValue(value.anyItem, place({ offer, value }, ['anyItem'], order));
  const parts = given ? takenFromEach(given, { offer, lines: sets, groupId: null, order }) : [];
  return { sets: sets.length, parts, lines: new Set(sets) };
}

function formGroups(valued: ValuedOffer, lines: readonly number[], order: OpenOrder): Formed | undefined {
  const { offer, value } = valued;
  if (offer.itemGroups.length === 0) return undefined;
  const values = groupValues(valued, order);
  const isValued = ({ id }: ItemGroup) => value.comboOffer.enabled || values.has(id);
  const groups = [...offer.itemGroups.filter(isValued), ...offer.itemGroups.filter((group) => !isValued(group))];
  const places = placesOf(groups, preferred(offer, lines, order), order);
  const sets = pickSets(places, usesLeft(offer, order.context));
  if (sets.length === 0) return undefined;
  const groupOf = groups.flatMap((group) => Array.from({ length: group.quantity }, () => group.id));
  const taken = (set: readonly number[]) =>
    value.comboOffer.enabled
      ? takenFromCombo(valued, set, order)
      : takenFromGroups(set, { offer, groupOf, values, order });
  return { sets: sets.length, parts: sets.flatMap(taken), lines: new Set(sets.flat()) };
}

function takenFromCombo({ offer, value }: ValuedOffer, set: readonly number[], order: OpenOrder): readonly Part[] {
  const given = givenValue(value.comboOffer, place({ offer, value }, ['comboOffer'], order));
  return given ? takenFromSet(given, { offer, lines: set.toSorted((a, b) => a - b), groupId: null, order }) : [];
}

interface GroupSet {
  readonly offer: Offer;
  /** The group of each place. */
  readonly groupOf: readonly string[];
  readonly values: ReadonlyMap<string, GivenValue>;
  readonly order: OpenOrder;
}

function takenFromGroups(set: readonly number[], { offer, groupOf, values, order }: GroupSet): readonly Part[] {
  return set.flatMap((line, at) => {
    const groupId = groupOf[at] ?? null;
    const given = values.get(groupId ?? '');
    return given ? takenFromEach(given, { offer, lines: [line], groupId, order }) : [];
  });
}

/** Groups that have a value of their own. */
function groupValues(valued: ValuedOffer, order: OpenOrder): ReadonlyMap<string, GivenValue> {
  return new Map(
    valued.value.individualGroups.flatMap((entry) => {
      const given = givenValue(entry, place(valued, ['individualGroups', { id: entry.id }], order));
      return given ? [[entry.id, given] as const] : [];
    }),
  );
}

function place({ offer, value }: ValuedOffer, steps: Parameters<typeof givenValue>[1]['steps'], order: OpenOrder) {
  return { offer, schemeId: value.schemeId, steps, cashier: order.context.cashierValues[offer.id] };
}

/** Lines in the order in which an offer takes them, by their price before offers. */
function preferred({ advanced }: Offer, lines: readonly number[], order: OpenOrder): readonly number[] {
  const sign = advanced.applyOfferTo === 'LOWEST' ? 1 : -1;
  const price = (line: number) => order.lines[line]?.cents ?? 0;
  return lines.toSorted((a, b) => sign * (price(a) - price(b)) || a - b);
}

/** One place for each line a group asks for; one more than there are lines is enough to find that they do not suffice. */
function placesOf(groups: readonly ItemGroup[], lines: readonly number[], order: OpenOrder): PlaceLines {
  return groups.flatMap(({ choices, quantity }) => {
    const fitting = lines.filter((line) => matchesAny(choices, order.lines[line]?.item));
    return Array.from({ length: Math.min(quantity, lines.length + 1) }, () => fitting);
  });
}
