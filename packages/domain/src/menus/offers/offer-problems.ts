import type { Problem } from '../../configuration/configuration-kind.ts';
import type { Path, Step } from '../../overrides/change.ts';
import { isCouponCodeMissing, type Offer } from './offer.ts';
import { entriesOf } from './value-entries.ts';

/**
 * What is wrong with an offer: a code that is asked for and not given (OF-12) keeps the menu from being saved; dates that end before they begin
 * and more than all of a price are warnings, since a menu that has them must stay savable for its other changes.
 */
export function offerProblems(offer: Offer): readonly Problem[] {
  return [...couponProblems(offer), ...dateProblems(offer), ...percentProblems(offer)];
}

const isWarning = true as const;

function couponProblems(offer: Offer): readonly Problem[] {
  if (!isCouponCodeMissing(offer)) return [];
  const message = `${offer.info.name} needs a coupon code.`;
  return [{ code: 'COUPON_CODE_REQUIRED', path: at(offer, 'applying', 'couponCode', 'code'), message }];
}

function dateProblems(offer: Offer): readonly Problem[] {
  const { enabled, startDate, endDate } = offer.validity.dateRange;
  if (!enabled || startDate === null || endDate === null || startDate <= endDate) return [];
  const message = `The last day of ${offer.info.name} is before its first day.`;
  return [{ code: 'DATES_OUT_OF_ORDER', path: at(offer, 'validity', 'dateRange', 'endDate'), message, isWarning }];
}

function percentProblems(offer: Offer): readonly Problem[] {
  const { cashierOverride, schemes } = offer.value;
  const ofSchemes = schemes.flatMap((scheme) =>
    entriesOf(offer, scheme)
      .filter(([, { type, percentageValue }]) => type === 'PERCENTAGE' && Number(percentageValue) > 100)
      .map(([steps]) => ['schemes', { by: 'schemeId', value: scheme.schemeId }, ...steps, 'percentageValue'] as const),
  );
  const isOver = cashierOverride.enabled && Number(cashierOverride.percentage) > 100;
  const places: readonly Path[] = [...ofSchemes, ...(isOver ? [['cashierOverride', 'percentage']] : [])];
  const message = `${offer.info.name} takes off more than 100%.`;
  return places.map((place) => ({ code: 'PERCENT_OVER_100', path: at(offer, 'value', ...place), message, isWarning }));
}

function at({ id }: Offer, ...steps: readonly Step[]): Path {
  return ['offers', { id }, ...steps];
}
