import type { Finding } from '@servery/domain';
import { proverPhrases } from '../../../../phrases/menus/prover.ts';
import { say } from '../../../../phrases/phrases.ts';
import type { OfferTab } from '../tabs/offer-tabs.ts';
import { proofBound } from './proof-bound.ts';

/** The text of a finding, in one sentence; of DISPLACED with the name of the offer that applied instead. */
export function findingText({ code, offers }: Finding, nameOf: (id: string) => string): string {
  return say(proverPhrases, `code${code}`, { other: nameOf(offers[1] ?? ''), percent: proofBound.lowestShare });
}

/** Which finding it is, also in the next answer. */
export function findingKey({ code, offers }: Finding): string {
  return `${code} ${offers.join(' ')}`;
}

/** Where a finding is mended. */
export const tabOfCode: Readonly<Record<Finding['code'], OfferTab>> = {
  DATES_OVER: 'validity',
  NO_DAY: 'validity',
  CLOSED: 'validity',
  NO_CHANNEL: 'info',
  EMPTY_LIST: 'validity',
  NO_CODE: 'applying',
  NO_VALUE: 'value',
  NO_ITEMS: 'groups',
  MINIMUM: 'validity',
  NOTHING_TO_TAKE_OFF: 'value',
  DISPLACED: 'interactions',
  FREE_ITEM: 'value',
  FREE_ORDER: 'value',
  LOW_PRICE: 'value',
  AMOUNT_ABOVE_PRICE: 'value',
  PERCENT_OVER_100: 'value',
  COMBO_BELOW_PART: 'value',
  SAME_CODE: 'applying',
  TWO_AUTOMATIC: 'interactions',
};
