import type { OpenCalendar } from '../../../formats/open-calendar.ts';
import type { Margin } from '../../costs/margin.ts';
import type { Channel } from '../../entities/pricing-schemes.ts';
import type { CartLine, OfferedOrder, OfferRefusal, OrderContext } from '../evaluation/order.ts';

/** The subject of a proof, and the limits of its search. */
export interface ProofQuestion {
  /** IANA time zone of the store. */
  readonly zone: string;
  /** YYYY-MM-DD: days before it are over. */
  readonly today: string;
  /** Pricing scheme; the menu's default when left out. */
  readonly scheme?: string;
  /** Order types that the store has; those that offers name when left out. */
  readonly orderTypes?: readonly number[];
  /** When the store is open: whenever it is by one of these; always when left out. */
  readonly openHours?: readonly OpenCalendar[];
  /** The offer that is being edited: the news about it comes first. */
  readonly focus?: string;
  /** Lines of a cart at most; 6 when left out. */
  readonly lines?: number;
  /** Offers that somebody asks for at most, besides those that apply automatically; 4 when left out. */
  readonly asked?: number;
  /** Percent of the usual price below which a price is suspicious; 40 when left out. */
  readonly lowestShare?: number;
  /** Carts evaluated at most in search of the worst case; 20,000 when left out. */
  readonly evaluations?: number;
}

/** A cart that anyone can ring up. */
export interface SampleOrder {
  readonly cart: readonly CartLine[];
  readonly context: OrderContext;
}

/** With the result of the evaluator. */
export interface Witness extends SampleOrder {
  readonly order: OfferedOrder;
  /** Undefined where the cost of a line is not known. */
  readonly margin: Margin | undefined;
}

/** Why an offer never applies; DISPLACED is seen on the orders that were tried and no proof for all. */
export type DeadCode =
  | 'DATES_OVER'
  | 'NO_DAY'
  | 'CLOSED'
  | 'NO_CHANNEL'
  | 'EMPTY_LIST'
  | 'NO_CODE'
  | 'NO_VALUE'
  | 'NO_ITEMS'
  | 'MINIMUM'
  | 'NOTHING_TO_TAKE_OFF'
  | 'DISPLACED';

export type SuspiciousCode =
  | 'FREE_ITEM'
  | 'FREE_ORDER'
  | 'LOW_PRICE'
  | 'AMOUNT_ABOVE_PRICE'
  | 'PERCENT_OVER_100'
  | 'COMBO_BELOW_PART'
  | 'SAME_CODE'
  | 'TWO_AUTOMATIC';

export interface Finding {
  readonly kind: 'DEAD' | 'SUSPICIOUS';
  readonly code: DeadCode | SuspiciousCode;
  /** The offers it is about, in the order of the list; of DISPLACED the dead one, then the one that applied instead. */
  readonly offers: readonly string[];
  readonly witness?: Witness;
}

/** The cause that keeps two offers out of one order; ITEMS on the orders that were tried. */
export type ApartCode = 'EXCLUDES' | 'CHANNEL' | 'TIME' | 'ORDER_TYPE' | 'TENDER' | 'CUSTOMER_TYPE' | 'DEAD' | 'ITEMS';

/** Two offers, in the order of the list. */
export interface Meeting {
  readonly offers: readonly [string, string];
  /** An order on which both apply, as if they were the only offers. */
  readonly sample?: SampleOrder;
  /** Undefined where they meet. */
  readonly apart?: ApartCode;
  /** ITEMS: the evaluator's reason on the carts that were tried. */
  readonly reason?: OfferRefusal;
  /** Those of the two that name the other as not valid on one order; one of two is one-sided. */
  readonly excludedBy: readonly string[];
  /** The same for one item. */
  readonly excludedOnItemBy: readonly string[];
}

/** MONEY: most cents given away. PERCENT: most of the usual price. MARGIN: the lowest margin, where costs are known. */
export type WorstKind = 'MONEY' | 'PERCENT' | 'MARGIN';

export interface WorstCase {
  readonly kind: WorstKind;
  readonly witness: Witness;
  /** False: the search ended at its bound; a worse case within the bounds is possible. */
  readonly isCertain: boolean;
}

/** Parts of a proof as they are found. */
export type ProofNews =
  | { readonly kind: 'FINDINGS'; readonly findings: readonly Finding[] }
  | { readonly kind: 'TOGETHER'; readonly meetings: readonly Meeting[] }
  | { readonly kind: 'WORST'; readonly cases: readonly WorstCase[] }
  | {
      readonly kind: 'DONE';
      readonly evaluations: number;
      /** How many suspicious findings there are beyond a hundred of one code. */
      readonly unreported: number;
    };

/** A kiosk takes the offers of online ordering. */
export const PROVEN_CHANNELS: readonly Channel[] = ['POS', 'ONLINE'];
