import type { Channel } from '../../../entities/pricing-schemes.ts';
import {
  holdsForCustomerGroup,
  holdsForCustomerType,
  holdsForOrderType,
  holdsForTender,
  limitThatRefuses,
  timeThatRefuses,
} from '../../evaluation/holds.ts';
import type { OrderContext } from '../../evaluation/order.ts';
import type { Offer } from '../../offer.ts';
import { type ApartCode, PROVEN_CHANNELS } from '../proof.ts';
import { type Moment, momentsOf, momentsThatDiffer, type Situation } from './moments.ts';
import type { Workbench } from './workbench.ts';

type Guest = Pick<OrderContext, 'orderType' | 'tenderTypes' | 'customerType' | 'customerGroups'>;
type Feature = keyof Guest;

/** How an offer is limited by one feature of an order. */
interface Dimension {
  readonly apart: ApartCode;
  readonly holds: (offer: Offer, context: OrderContext) => boolean;
  /** Everything that makes a difference to these offers, the plainest first. */
  readonly values: (offers: readonly Offer[], bench: Workbench) => readonly Partial<Guest>[];
}

const DIMENSIONS: Record<Feature, Dimension> = {
  orderType: {
    apart: 'ORDER_TYPE',
    holds: ({ validity }, context) => holdsForOrderType(validity, context),
    values: (offers, { question: { orderTypes } }) => {
      const named = offers.flatMap(({ validity: { orderTypes: limit } }) => (limit.enabled ? limit.orderTypes : []));
      const known = named.filter((type) => orderTypes?.includes(type) ?? true);
      return [null, ...new Set(known)].map((orderType) => ({ orderType }));
    },
  },
  tenderTypes: {
    apart: 'TENDER',
    holds: ({ validity }, context) => holdsForTender(validity, context),
    values: (offers) => {
      const limits = offers.map(({ validity }) => validity.tenderTypes).filter(({ enabled }) => enabled);
      const named = [...new Set(limits.flatMap(({ tenderTypes }) => tenderTypes))];
      const other = limits.some(({ exclude }) => exclude) ? [firstBeside(named)] : [];
      return [[], ...[...other, ...named].map((type) => [type])].map((tenderTypes) => ({ tenderTypes }));
    },
  },
  customerType: {
    apart: 'CUSTOMER_TYPE',
    holds: ({ validity }, context) => holdsForCustomerType(validity, context),
    values: (offers) => {
      const named = offers.flatMap(({ validity: { customerTypes: limit } }) =>
        limit.enabled ? limit.customerTypes : [],
      );
      return [null, ...new Set(named)].map((customerType) => ({ customerType }));
    },
  },
  customerGroups: {
    apart: 'DEAD',
    holds: ({ validity }, context) => holdsForCustomerGroup(validity, context),
    values: (offers) => {
      const named = offers.flatMap(({ validity: { customerGroups: limit } }) =>
        limit.enabled ? limit.customerGroups : [],
      );
      const groups = [...new Set(named)];
      const lists = [[], ...groups.map((group) => [group]), ...(groups.length > 1 ? [groups] : [])];
      return lists.map((customerGroups) => ({ customerGroups }));
    },
  },
};

/** A tender that no offer names: the first of the standard ones, cash, wherever it is not named. */
function firstBeside(named: readonly number[]): number {
  let type = 1;
  while (named.includes(type)) type += 1;
  return type;
}

const FEATURES = ['orderType', 'tenderTypes', 'customerType', 'customerGroups'] as const;

/** Situations in which all of these offers hold, one for each moment and channel; or the reason that keeps them apart. */
export function situationsOf(
  offers: readonly Offer[],
  bench: Workbench,
): { readonly situations: readonly Situation[]; readonly apart?: ApartCode } {
  const none = (apart: ApartCode) => ({ situations: [], apart });
  const channels = channelsOf(offers);
  if (channels.length === 0) return none('CHANNEL');
  let guest = plainContext(bench);
  for (const feature of FEATURES) {
    const { values, holds, apart } = DIMENSIONS[feature];
    const value = values(offers, bench).findLast((given) =>
      offers.every((offer) => holds(offer, { ...guest, ...given })),
    );
    if (value === undefined) return none(apart);
    guest = { ...guest, ...value };
  }
  const moments = momentsOf(offers, bench.clockwork);
  if (moments.length === 0) return none('TIME');
  return { situations: moments.flatMap((moment) => channels.map((channel) => situation(guest, moment, channel))) };
}

/** Every situation in which another set of offers holds or other items are sold. */
export function situationsThatDiffer(offers: readonly Offer[], bench: Workbench): readonly Situation[] {
  const guests = guestsThatDiffer(offers, bench);
  const all = momentsThatDiffer(offers, bench.clockwork).flatMap((moment) =>
    guests.flatMap((guest) => PROVEN_CHANNELS.map((channel) => situation(guest, moment, channel))),
  );
  const held = ({ context, at }: Situation) =>
    bits(offers, (offer) => limitThatRefuses(offer, context, at) === undefined);
  return distinct(all, (one) => `${one.channel} ${one.soldKey} ${held(one)}`);
}

/** The situations in which most offers hold, at most `count` of them. */
export function busiestSituations(offers: readonly Offer[], bench: Workbench, count: number): readonly Situation[] {
  const heldAt = ({ at }: Moment) => holding(offers, ({ validity }) => timeThatRefuses(validity, at) === undefined);
  const heldFor = (guest: OrderContext) => holding(offers, (offer) => holdsFor(FEATURES, offer, guest));
  const moments = byCount(momentsThatDiffer(offers, bench.clockwork), heldAt).slice(0, count);
  const guests = byCount(guestsThatDiffer(offers, bench), heldFor).slice(0, count);
  const all = moments.flatMap((moment) =>
    guests.flatMap((guest) => PROVEN_CHANNELS.map((channel) => situation(guest, moment, channel))),
  );
  const isOpen =
    ({ context, at }: Situation) =>
    (offer: Offer) =>
      limitThatRefuses(offer, context, at) === undefined;
  return distinct(
    byCount(all, (one) => holding(offers, isOpen(one))),
    (one) => bits(offers, isOpen(one)),
  ).slice(0, count);
}

/** Guests for whom different offers hold, whatever the moment; no later feature distinguishes equal ones. */
function guestsThatDiffer(offers: readonly Offer[], bench: Workbench): readonly OrderContext[] {
  let guests: readonly OrderContext[] = [plainContext(bench)];
  FEATURES.forEach((feature, at) => {
    const given = DIMENSIONS[feature].values(offers, bench);
    const all = guests.flatMap((guest) => given.map((value) => ({ ...guest, ...value })));
    const features = FEATURES.slice(0, at + 1);
    guests = distinct(all, (guest) => bits(offers, (offer) => holdsFor(features, offer, guest)));
  });
  return guests;
}

function holdsFor(features: readonly Feature[], offer: Offer, guest: OrderContext): boolean {
  return features.every((feature) => DIMENSIONS[feature].holds(offer, guest));
}

function bits(offers: readonly Offer[], holds: (offer: Offer) => boolean): string {
  return offers.map((offer) => (holds(offer) ? '1' : '0')).join('');
}

function holding(offers: readonly Offer[], holds: (offer: Offer) => boolean): number {
  return offers.filter(holds).length;
}

function byCount<One>(list: readonly One[], count: (one: One) => number): readonly One[] {
  return list
    .map((one) => ({ one, count: count(one) }))
    .sort((a, b) => b.count - a.count)
    .map(({ one }) => one);
}

function distinct<One>(list: readonly One[], key: (one: One) => string): readonly One[] {
  const found = new Map<string, One>();
  for (const one of list) {
    const name = key(one);
    if (!found.has(name)) found.set(name, one);
  }
  return [...found.values()];
}

function channelsOf(offers: readonly Offer[]): readonly Channel[] {
  return PROVEN_CHANNELS.filter((channel) =>
    offers.every(({ info }) => info.channels.includes(channel === 'POS' ? 'POS' : 'ONLINE')),
  );
}

function situation(context: OrderContext, { at, instant, soldKey }: Moment, channel: Channel): Situation {
  return { context: { ...context, instant, channel }, at, channel, soldKey };
}

function plainContext({ scheme, question: { zone, openHours } }: Workbench): OrderContext {
  return {
    instant: 0,
    zone,
    ...(openHours && { openHours }),
    scheme,
    channel: 'POS',
    orderType: null,
    tenderTypes: [],
    customerType: null,
    customerGroups: [],
    uses: {},
    codes: [],
    chosen: [],
    cashierValues: {},
  };
}
