import { rateSchema } from '../../../formats/amount.ts';
import { isSameCode } from '../evaluation/holds.ts';
import { lastDayOf } from '../hours-on.ts';
import { isCouponCodeMissing, type Offer } from '../offer.ts';
import type { SchemeValue } from '../value.ts';
import { momentsOf, newClockwork } from './carts/moments.ts';
import { situationsOf } from './carts/situations.ts';
import type { Workbench } from './carts/workbench.ts';
import type { DeadCode, Finding } from './proof.ts';

/** Findings on offers that need no price: offers that never hold, rates over 100, codes that two offers share. */
export function findingsWithoutPrices(bench: Workbench): readonly Finding[] {
  return [
    ...bench.offers.flatMap((offer) => {
      const code = deadByLimits(offer, bench);
      return code ? [{ kind: 'DEAD' as const, code, offers: [offer.id] }] : [];
    }),
    ...bench.offers.flatMap((offer) =>
      isOverWhole(offer)
        ? [{ kind: 'SUSPICIOUS' as const, code: 'PERCENT_OVER_100' as const, offers: [offer.id] }]
        : [],
    ),
    ...sameCodes(bench.offers),
  ];
}

/** Why an offer never holds, whatever is in the cart. */
export function deadByLimits(offer: Offer, bench: Workbench): DeadCode | undefined {
  const { daysOfTheWeek } = offer.validity;
  const lastDay = lastDayOf(offer, bench.question.openHours);
  if (offer.info.channels.length === 0) return 'NO_CHANNEL';
  if (isCouponCodeMissing(offer)) return 'NO_CODE';
  if (lastDay !== undefined && lastDay < bench.question.today) return 'DATES_OVER';
  if (hasEmptyList(offer) && !(daysOfTheWeek.enabled && daysOfTheWeek.days.length === 0)) return 'EMPTY_LIST';
  const { apart } = situationsOf([offer], bench);
  if (apart === undefined) return undefined;
  if (apart !== 'TIME') return 'EMPTY_LIST';
  return holdsWhileClosed(offer, bench) ? 'CLOSED' : 'NO_DAY';
}

function holdsWhileClosed(offer: Offer, { menu, question }: Workbench): boolean {
  const { openHours: _, ...always } = question;
  return momentsOf([offer], newClockwork(menu, always)).length > 0;
}

function hasEmptyList({ validity }: Offer): boolean {
  const { orderTypes, tenderTypes, customerTypes, customerGroups } = validity;
  return (
    (orderTypes.enabled && orderTypes.orderTypes.length === 0) ||
    (tenderTypes.enabled && !tenderTypes.exclude && tenderTypes.tenderTypes.length === 0) ||
    (customerTypes.enabled && customerTypes.customerTypes.length === 0) ||
    (customerGroups.enabled && customerGroups.customerGroups.length === 0)
  );
}

/** The entries of a scheme that count for the items that an offer applies to. */
export function entriesOf({ value, itemGroups }: Offer, scheme: SchemeValue): readonly Entry[] {
  if (value.appliesTo === 'ENTIRE_ORDER') return [{ groupId: null, ...scheme.entireOrder }];
  if (value.appliesTo === 'ANY_ITEM') return [{ groupId: null, ...scheme.anyItem }];
  if (scheme.comboOffer.enabled) return [{ groupId: null, ...scheme.comboOffer }];
  return scheme.individualGroups
    .filter(({ id }) => itemGroups.some((group) => group.id === id))
    .map((entry) => ({ groupId: entry.id, ...entry }));
}

interface Entry {
  readonly groupId: string | null;
  readonly type: string;
  readonly amountValue: string;
  readonly percentageValue: string;
}

function isOverWhole(offer: Offer): boolean {
  return offer.value.schemes
    .flatMap((scheme) => entriesOf(offer, scheme))
    .some(
      ({ type, percentageValue }) => type === 'PERCENTAGE' && isRate(percentageValue) && Number(percentageValue) > 100,
    );
}

function isRate(text: string): boolean {
  return rateSchema.safeParse(text).success;
}

function sameCodes(offers: readonly Offer[]): readonly Finding[] {
  return offers.flatMap((offer, at) =>
    offers
      .slice(at + 1)
      .filter((other) => isSameCode(offer.applying.couponCode.code, other.applying.couponCode.code))
      .map((other) => ({ kind: 'SUSPICIOUS' as const, code: 'SAME_CODE' as const, offers: [offer.id, other.id] })),
  );
}
