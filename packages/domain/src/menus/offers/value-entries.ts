import type { Path } from '../../overrides/change.ts';
import type { Offer } from './offer.ts';
import type { OfferValueType, SchemeValue } from './value.ts';

interface Entry {
  readonly type: OfferValueType;
  readonly percentageValue: string;
}

/** The entries of a scheme that count for the items that the offer applies to, with the way to each. */
export function entriesOf({ value, itemGroups }: Offer, scheme: SchemeValue): readonly (readonly [Path, Entry])[] {
  if (value.appliesTo === 'ENTIRE_ORDER') return [[['entireOrder'], scheme.entireOrder]];
  if (value.appliesTo === 'ANY_ITEM') return [[['anyItem'], scheme.anyItem]];
  if (scheme.comboOffer.enabled) return [[['comboOffer'], scheme.comboOffer]];
  const ofGroups = scheme.individualGroups.filter(({ id }) => itemGroups.some((group) => group.id === id));
  return ofGroups.map((entry) => [['individualGroups', { id: entry.id }], entry] as const);
}

/** The kinds of value that an offer takes off in any scheme, each once. */
export function valueTypesOf(offer: Offer): readonly OfferValueType[] {
  return [...new Set(offer.value.schemes.flatMap((scheme) => entriesOf(offer, scheme).map(([, { type }]) => type)))];
}
