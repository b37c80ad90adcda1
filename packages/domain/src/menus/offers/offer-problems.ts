import type { Path, Step } from '../../overrides/change.ts';
import { type MenuFinding, menuFinding } from '../findings/menu-finding.ts';
import { isCouponCodeMissing, type Offer } from './offer.ts';
import { entriesOf } from './value-entries.ts';

/**
 * The problems of an offer: a code that is asked for and not given (OF-12) keeps the menu from being saved; dates that end before they begin
 * and more than all of a price are warnings, since a menu that has them must stay savable for its other changes.
 */
export function offerProblems(offer: Offer): readonly MenuFinding[] {
  return [...couponProblems(offer), ...dateProblems(offer), ...percentProblems(offer)];
}

function couponProblems(offer: Offer): readonly MenuFinding[] {
  if (!isCouponCodeMissing(offer)) return [];
  const message = `${offer.info.name} needs a coupon code.`;
  return [menuFinding('COUPON_CODE_REQUIRED', at(offer, 'applying', 'couponCode', 'code'), message)];
}

function dateProblems(offer: Offer): readonly MenuFinding[] {
  const { enabled, startDate, endDate } = offer.validity.dateRange;
  if (!enabled || startDate === null || endDate === null || startDate <= endDate) return [];
  const message = `The last day of ${offer.info.name} is before its first day.`;
  return [menuFinding('DATES_OUT_OF_ORDER', at(offer, 'validity', 'dateRange', 'endDate'), message)];
}

function percentProblems(offer: Offer): readonly MenuFinding[] {
  const { cashierOverride, schemes } = offer.value;
  const ofSchemes = schemes.flatMap((scheme) =>
    entriesOf(offer, scheme)
      .filter(([, { type, percentageValue }]) => type === 'PERCENTAGE' && Number(percentageValue) > 100)
      .map(([steps]) => ['schemes', { by: 'schemeId', value: scheme.schemeId }, ...steps, 'percentageValue'] as const),
  );
  const isOver = cashierOverride.enabled && Number(cashierOverride.percentage) > 100;
  const places: readonly Path[] = [...ofSchemes, ...(isOver ? [['cashierOverride', 'percentage']] : [])];
  const message = `${offer.info.name} takes off more than 100%.`;
  return places.map((place) => menuFinding('PERCENT_OVER_100', at(offer, 'value', ...place), message));
}

function at({ id }: Offer, ...steps: readonly Step[]): Path {
  return ['offers', { id }, ...steps];
}
