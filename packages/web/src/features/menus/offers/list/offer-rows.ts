import { isOver, type LocalTime, type Offer, offersInOrder, runsAt, valueTypesOf } from '@servery/domain';
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

/** The states that an offer may have now; the first lets everything through. */
export const offerStates = ['all', 'active', 'running', 'inactive', 'over', 'online', 'overridden'] as const;
export type OfferState = (typeof offerStates)[number];

/** The other filters of the list: the type of an offer, its items, its discount. */
export const offerKinds = ['type', 'applies', 'takes'] as const;
export type OfferKind = (typeof offerKinds)[number];

const kindsOf: Readonly<Record<OfferKind, (offer: Offer) => readonly string[]>> = {
  type: ({ info }) => [info.type],
  applies: ({ value }) => [value.appliesTo],
  takes: valueTypesOf,
};

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

export interface Narrowing {
  readonly search: string;
  readonly state: OfferState;
  readonly kinds: Readonly<Partial<Record<OfferKind, string | undefined>>>;
}

/** The facts that states are judged by. */
export interface StateContext {
  readonly now: LocalTime;
  /** Ids of offers that are different at this level. */
  readonly overridden: ReadonlySet<string>;
}

/** Rows that pass the filters and have every typed word in their text in the list. */
export function narrowed(rows: readonly OfferRow[], narrowing: Narrowing, context: StateContext): readonly OfferRow[] {
  const typed = narrowing.search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter((row) => {
    const text = wordsOf(row).toLocaleLowerCase();
    return (
      isOfState(row, narrowing.state, context) &&
      isOfKinds(row, narrowing.kinds) &&
      typed.every((word) => text.includes(word))
    );
  });
}

/** The words that a search finds an offer by, beside its name. */
export function wordsOf({ name, kind, channels, when, offer }: OfferRow): string {
  const { displayName, description, pluNum } = offer.info;
  const status = say(offerFields, `offers.info.status.${offer.info.status === 'INACTIVE' ? 'INACTIVE' : 'ACTIVE'}`);
  return [name, kind, channels, when, displayName, description, pluNum, status].join(' ');
}

export function isOfState({ id, disabled, offer }: OfferRow, state: OfferState, context: StateContext): boolean {
  switch (state) {
    case 'all':
      return true;
    case 'active':
      return !disabled;
    case 'running':
      return runsAt(offer, context.now);
    case 'inactive':
      return disabled;
    case 'over':
      return isOver(offer, context.now);
    case 'online':
      return !disabled && offer.info.channels.includes('ONLINE');
    case 'overridden':
      return context.overridden.has(id);
  }
}

export function isOfKinds({ offer }: OfferRow, kinds: Narrowing['kinds']): boolean {
  return offerKinds.every((kind) => {
    const wanted = kinds[kind];
    return wanted === undefined || kindsOf[kind](offer).includes(wanted);
  });
}
