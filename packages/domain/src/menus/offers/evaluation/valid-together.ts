import type { Offer } from '../offer.ts';

/** Whether it gets onto orders without anybody asking. */
export function isAutomatic({ applying }: Offer): boolean {
  return applying.autoApplyIfCriteriaMet && !applying.couponCode.required;
}

export type Exclusion = 'applyAutomatically' | 'applyToTheOrder' | 'applyToTheSameItem';

/** For each exclusion of an offer, the test for the other offers that it means. */
const MEANS: Record<Exclusion, (other: Offer) => boolean> = {
  applyAutomatically: isAutomatic,
  applyToTheOrder: ({ value }) => value.appliesTo === 'ENTIRE_ORDER',
  applyToTheSameItem: ({ value }) => value.appliesTo !== 'ENTIRE_ORDER',
};

/** Whether `one` says by this exclusion that it is not valid with `other`. */
export function excludes(one: Offer, other: Offer, exclusion: Exclusion): boolean {
  const { enabled, limitOfferTypes } = one.interactions.notValidWithOffersThat[exclusion];
  if (!enabled || !MEANS[exclusion](other)) return false;
  return limitOfferTypes.length === 0 || limitOfferTypes.includes(other.info.type);
}

/** Whether two offers are never on one order; the earlier one applies. */
export function areApart(one: Offer, other: Offer): boolean {
  return excludesOnOrder(one, other) || excludesOnOrder(other, one);
}

export function excludesOnOrder(one: Offer, other: Offer): boolean {
  return excludes(one, other, 'applyAutomatically') || excludes(one, other, 'applyToTheOrder');
}

/** Whether the two are never on one line. */
export function areApartOnItems(one: Offer, other: Offer): boolean {
  return excludes(one, other, 'applyToTheSameItem') || excludes(other, one, 'applyToTheSameItem');
}

/**
 * The narrowest exclusion that keeps `other` away from an offer; undefined where none does: an offer on items that somebody chooses is
 * excluded only from the same line.
 */
export function exclusionOf(other: Offer, isOnOneLine: boolean): Exclusion | undefined {
  if (isOnOneLine && MEANS.applyToTheSameItem(other)) return 'applyToTheSameItem';
  return (['applyToTheOrder', 'applyAutomatically'] as const).find((exclusion) => MEANS[exclusion](other));
}

/** An offer that is not valid with those of the type of `other` either; types that it excluded already stay. */
export function excluding(one: Offer, other: Offer, exclusion: Exclusion): Offer {
  if (excludes(one, other, exclusion)) return one;
  const { notValidWithOffersThat } = one.interactions;
  const before = notValidWithOffersThat[exclusion];
  const types = before.enabled ? before.limitOfferTypes : [];
  const after = { ...before, enabled: true, limitOfferTypes: [...types, other.info.type] };
  return {
    ...one,
    interactions: { ...one.interactions, notValidWithOffersThat: { ...notValidWithOffersThat, [exclusion]: after } },
  };
}
