import type { Path, Step } from '../../overrides/change.ts';
import type { MenuBlob } from '../menu-blob.ts';
import type { Offer } from '../offers/offer.ts';
import { type MenuFinding, menuFinding } from './menu-finding.ts';

/** Active offers that no order can ever meet, whatever is in the cart; the prover knows of those that only no cart of this menu meets. */
export function offerFindings({ offers }: MenuBlob): readonly MenuFinding[] {
  return offers.filter(({ info }) => info.status === 'ACTIVE').flatMap(neverApplies);
}

function neverApplies(offer: Offer): readonly MenuFinding[] {
  const [reason] = REASONS.filter(({ isSo }) => isSo(offer));
  if (!reason) return [];
  const path: Path = ['offers', { id: offer.id }, ...reason.place];
  return [menuFinding('OFFER_NEVER_APPLIES', path, `${offer.info.name} never applies: ${reason.why}.`)];
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
