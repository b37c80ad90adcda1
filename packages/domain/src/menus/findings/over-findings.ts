import { formatDay } from '../../formats/dates.ts';
import type { StoreNow } from '../../formats/store-now.ts';
import type { JsonObject } from '../../overrides/change.ts';
import { findByPath } from '../../overrides/path.ts';
import type { MenuBlob } from '../menu-blob.ts';
import { isOver } from '../offers/hours-on.ts';
import { type MenuFinding, menuFinding } from './menu-finding.ts';

/** Active offers whose last day has passed at a store, with the hours that go past its midnight. */
export function overFindings({ offers }: MenuBlob, { at }: StoreNow): readonly MenuFinding[] {
  return offers.flatMap((offer) => {
    const { startDate, endDate } = offer.validity.dateRange;
    const isInOrder = startDate === null || endDate === null || startDate <= endDate;
    if (offer.info.status !== 'ACTIVE' || endDate === null || !isInOrder || !isOver(offer, at)) return [];
    const path = ['offers', { id: offer.id }, 'validity', 'dateRange', 'endDate'];
    return [menuFinding('OFFER_OVER', path, `${offer.info.name} ended on ${formatDay(endDate)}.`)];
  });
}

/** Of findings of a document the offers that ended on a day or after it: YYYY-MM-DD. Time has ended them, no change of the menu. */
export function endedSince<Found extends Pick<MenuFinding, 'path'> & { readonly code: string }>(
  findings: readonly Found[],
  document: JsonObject,
  day: string,
): readonly Found[] {
  return findings.filter(({ code, path }) => {
    const endDate = code === 'OFFER_OVER' ? findByPath(document, path) : undefined;
    return typeof endDate === 'string' && endDate >= day;
  });
}
