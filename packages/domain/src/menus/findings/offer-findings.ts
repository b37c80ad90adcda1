import type { StoreNow } from '../../formats/store-now.ts';
import type { Path, Step } from '../../overrides/change.ts';
import type { MenuBlob } from '../menu-blob.ts';
import type { Offer } from '../offers/offer.ts';
import { newWorkbench } from '../offers/proof/carts/workbench.ts';
import { deadByLimits } from '../offers/proof/limits-that-kill.ts';
import { type MenuFinding, menuFinding } from './menu-finding.ts';

/** Active offers that no order can ever meet, whatever is in the cart; the prover knows of those that only no cart of this menu meets. */
export function offerFindings({ offers }: MenuBlob): readonly MenuFinding[] {
  return offers.filter(({ info }) => info.status === 'ACTIVE').flatMap(neverApplies);
}

/**
 * Active offers whose days and hours leave no moment at a store, by the prover. Whether any cart meets an offer takes it seconds with
 * a large menu and is left to its own panel.
 */
export function offerFindingsAt(menu: MenuBlob, { at, zone, openHours }: StoreNow): readonly MenuFinding[] {
  const open = openHours.length > 0 ? { openHours } : {};
  const bench = newWorkbench(menu, { zone, today: at.date, ...open });
  return bench.offers.flatMap((offer) => {
    if (neverApplies(offer).length > 0) return [];
    const code = deadByLimits(offer, bench);
    if (code === 'NO_DAY' && isInOrder(offer))
      return [finding(offer, { place: daysPlace, why: 'none of its days of the week lies within its dates' })];
    if (code === 'CLOSED')
      return [finding(offer, { place: limitedBy(offer), why: 'the store is closed whenever it runs' })];
    return [];
  });
}

const daysPlace = ['validity', 'daysOfTheWeek', 'days'] as const;

/** The limit that narrows the time of an offer most. */
function limitedBy({ validity: { timeOfDay, daysOfTheWeek } }: Offer): readonly Step[] {
  if (timeOfDay.enabled) return ['validity', 'timeOfDay', 'startTime'];
  return daysOfTheWeek.enabled ? daysPlace : ['validity', 'dateRange', 'startDate'];
}

function isInOrder({ validity: { dateRange } }: Offer): boolean {
  const { startDate, endDate } = dateRange;
  return startDate === null || endDate === null || startDate <= endDate;
}

function neverApplies(offer: Offer): readonly MenuFinding[] {
  const [reason] = REASONS.filter(({ isSo }) => isSo(offer));
  return reason ? [finding(offer, reason)] : [];
}

function finding({ id, info }: Offer, { place, why }: Pick<Reason, 'place' | 'why'>): MenuFinding {
  const path: Path = ['offers', { id }, ...place];
  return menuFinding('OFFER_NEVER_APPLIES', path, `${info.name} never applies: ${why}.`);
}

interface Reason {
  readonly isSo: (offer: Offer) => boolean;
  readonly place: readonly Step[];
  readonly why: string;
}

const REASONS: readonly Reason[] = [
  {
    isSo: ({ info }) => info.channels.length === 0,
    place: ['info', 'channels'],
    why: 'it is not offered on any channel',
  },
  {
    isSo: ({ validity: { daysOfTheWeek } }) => daysOfTheWeek.enabled && daysOfTheWeek.days.length === 0,
    place: ['validity', 'daysOfTheWeek', 'days'],
    why: 'no day of the week is chosen',
  },
  {
    isSo: ({ validity: { orderTypes } }) => orderTypes.enabled && orderTypes.orderTypes.length === 0,
    place: ['validity', 'orderTypes', 'orderTypes'],
    why: 'no order type is chosen',
  },
  {
    isSo: ({ validity: { tenderTypes } }) =>
      tenderTypes.enabled && !tenderTypes.exclude && tenderTypes.tenderTypes.length === 0,
    place: ['validity', 'tenderTypes', 'tenderTypes'],
    why: 'no tender type is chosen',
  },
  {
    isSo: ({ validity: { customerTypes } }) => customerTypes.enabled && customerTypes.customerTypes.length === 0,
    place: ['validity', 'customerTypes', 'customerTypes'],
    why: 'no customer type is chosen',
  },
  {
    isSo: ({ validity: { customerGroups } }) => customerGroups.enabled && customerGroups.customerGroups.length === 0,
    place: ['validity', 'customerGroups', 'customerGroups'],
    why: 'no customer group is chosen',
  },
  {
    isSo: ({ itemGroups }) => itemGroups.some(({ choices }) => choices.length === 0),
    place: ['itemGroups'],
    why: 'one of its item groups is empty',
  },
];
