import { formatDay } from '../../formats/dates.ts';
import { daysAfter, type LocalTime } from '../../formats/local-time.ts';
import { businessDateOf } from '../../formats/open-calendar.ts';
import type { StoreNow } from '../../formats/store-now.ts';
import type { JsonObject } from '../../overrides/change.ts';
import { findByPath } from '../../overrides/path.ts';
import type { MenuBlob } from '../menu-blob.ts';
import { isOver } from '../offers/hours-on.ts';
import type { Offer } from '../offers/offer.ts';
import { type MenuFinding, menuFinding } from './menu-finding.ts';

/** So many days before its last day an offer ends soon. */
const soonDays = 7;

/**
 * Active offers whose last day has passed at a store, with the hours that go past its midnight, and those that run there and end within
 * seven days. An offer that has not begun is not named: its dates were chosen for so short a time.
 */
export function overFindings({ offers }: MenuBlob, { at }: StoreNow): readonly MenuFinding[] {
  return offers.flatMap((offer) => {
    const { startDate, endDate } = offer.validity.dateRange;
    const isInOrder = startDate === null || endDate === null || startDate <= endDate;
    if (offer.info.status !== 'ACTIVE' || endDate === null || !isInOrder) return [];
    const path = ['offers', { id: offer.id }, 'validity', 'dateRange', 'endDate'];
    const on = formatDay(endDate);
    if (isOver(offer, at)) return [menuFinding('OFFER_OVER', path, `${offer.info.name} ended on ${on}.`)];
    return endsSoon(offer, at) ? [menuFinding('OFFER_ENDS_SOON', path, `${offer.info.name} ends on ${on}.`)] : [];
  });
}

function endsSoon({ validity }: Offer, at: LocalTime): boolean {
  const { enabled, startDate, endDate } = validity.dateRange;
  const date = businessDateOf(at);
  const hasBegun = startDate === null || startDate <= date;
  return enabled && hasBegun && endDate !== null && endDate <= daysAfter(date, soonDays);
}

/**
 * Of findings of a document those that time has brought since a day (YYYY-MM-DD), and no change of the menu: offers that ended on that
 * day or after it, and offers that end soon and did not on that day.
 */
export function broughtSince<Found extends Pick<MenuFinding, 'path'> & { readonly code: string }>(
  findings: readonly Found[],
  document: JsonObject,
  day: string,
): readonly Found[] {
  const endOf = ({ path }: Found) => String(findByPath(document, path) ?? '');
  return findings.filter((one) => {
    if (one.code === 'OFFER_OVER') return endOf(one) >= day;
    return one.code === 'OFFER_ENDS_SOON' && endOf(one) > daysAfter(day, soonDays);
  });
}
