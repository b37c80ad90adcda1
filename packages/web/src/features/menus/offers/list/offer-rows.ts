import { type Offer, offersInOrder } from '@servery/domain';
import { offerFields, say } from '@servery/words';
import { channelText, kindText, validText } from './offer-text.ts';

/** An offer as the list shows it, in the order in which offers are judged. */
export type OfferRow = {
  readonly id: string;
  readonly name: string;
  readonly disabled: boolean;
  readonly offer: Offer;
  /** `Coupon · TIDE5` */
  readonly kind: string;
  readonly channels: string;
  /** `Tue, 4:00 PM – 6:00 PM`; empty: always. */
  readonly when: string;
};

export const offerFilters = ['active', 'online', 'overridden', 'all'] as const;
export type OfferFilter = (typeof offerFilters)[number];

export function offerRows(offers: readonly Offer[]): readonly OfferRow[] {
  return offersInOrder(offers).map((offer) => ({
    id: offer.id,
    name: offer.info.name,
    disabled: offer.info.status === 'INACTIVE',
    offer,
    kind: kindText(offer),
    channels: channelText(offer),
    when: validText(offer),
  }));
}

interface Narrowing {
  readonly search: string;
  readonly filter: OfferFilter;
  /** Ids of offers that are different at this level. */
  readonly overridden: ReadonlySet<string>;
}

/** Rows that pass the filter and have every typed word in what the list says of them. */
export function narrowed(rows: readonly OfferRow[], { search, filter, overridden }: Narrowing): readonly OfferRow[] {
  const typed = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter((row) => {
    const text = wordsOf(row).toLocaleLowerCase();
    return passes(row, filter, overridden) && typed.every((word) => text.includes(word));
  });
}

/** What a search finds an offer by, beside its name. */
export function wordsOf({ name, kind, channels, when, offer }: OfferRow): string {
  const { displayName, description, pluNum } = offer.info;
  const status = say(offerFields, `offers.info.status.${offer.info.status === 'INACTIVE' ? 'INACTIVE' : 'ACTIVE'}`);
  return [name, kind, channels, when, displayName, description, pluNum, status].join(' ');
}

export function countOffers(
  rows: readonly OfferRow[],
  overridden: ReadonlySet<string>,
): Readonly<Record<OfferFilter, number>> {
  const count = (filter: OfferFilter) => rows.filter((row) => passes(row, filter, overridden)).length;
  return { active: count('active'), online: count('online'), overridden: count('overridden'), all: rows.length };
}

function passes({ id, disabled, offer }: OfferRow, filter: OfferFilter, overridden: ReadonlySet<string>): boolean {
  switch (filter) {
    case 'active':
      return !disabled;
    case 'online':
      return !disabled && offer.info.channels.includes('ONLINE');
    case 'overridden':
      return overridden.has(id);
    case 'all':
      return true;
  }
}
