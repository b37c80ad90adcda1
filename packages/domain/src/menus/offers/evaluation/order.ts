import type { OpenCalendar } from '../../../formats/open-calendar.ts';
import type { Path } from '../../../overrides/change.ts';
import type { Channel } from '../../entities/pricing-schemes.ts';
import type { PriceProblem, Selection } from '../../pricing/selection.ts';
import type { Validity } from '../validity.ts';

/** One piece; two of a kind are two lines. */
export interface CartLine {
  readonly id: string;
  readonly selection: Selection;
}

/** The value that a cashier typed instead of the offer's. */
export type CashierValue = { readonly amountCents: number } | { readonly percentage: string };

/** Everything beside the cart that offers depend on. */
export interface OrderContext {
  /** Epoch milliseconds. */
  readonly instant: number;
  /** IANA time zone of the store. */
  readonly zone: string;
  /** When the store is open: its hours past midnight belong to the day they began on. Left out, days begin at midnight. */
  readonly openHours?: readonly OpenCalendar[];
  readonly scheme: string;
  readonly channel: Channel;
  /** Null while it is not known; an offer limited to order types does not hold then. */
  readonly orderType: number | null;
  /** Tender types it is paid with; empty while that is not known. */
  readonly tenderTypes: readonly number[];
  readonly customerType: Validity['customerTypes']['customerTypes'][number] | null;
  readonly customerGroups: readonly string[];
  /** How often this customer has used each offer, by its id. */
  readonly uses: Readonly<Record<string, number>>;
  /** Codes that were given. */
  readonly codes: readonly string[];
  /** Ids of offers that somebody chose. */
  readonly chosen: readonly string[];
  readonly cashierValues: Readonly<Record<string, CashierValue>>;
}

/** Why an offer is not on the order: the first that holds, in this order. */
export type OfferRefusal =
  | 'STATUS'
  | 'CHANNEL'
  | 'HOUR'
  | 'DATE'
  | 'DAY'
  | 'ORDER_TYPE'
  | 'TENDER'
  | 'CUSTOMER_TYPE'
  | 'CUSTOMER_GROUP'
  | 'USAGE_LIMIT'
  | 'NOT_ASKED_FOR'
  | 'CODE'
  | 'OVERRIDE'
  | 'NOT_WITH'
  | 'MINIMUM_PURCHASE'
  | 'NO_VALUE'
  | 'ITEMS_MISSING'
  | 'NOTHING_TO_TAKE_OFF';

export interface RefusedOffer {
  readonly offerId: string;
  readonly reason: OfferRefusal;
  /** NOT_WITH: the offer that applies instead. */
  readonly with?: string;
}

export type Asking = 'AUTOMATIC' | 'CHOSEN' | 'CODE';

export interface AppliedOffer {
  readonly offerId: string;
  readonly asking: Asking;
  /** The amount that it takes off the whole order. */
  readonly cents: number;
  /** How many sets of lines it applies to; 1 for an offer of the order. */
  readonly sets: number;
  readonly freeDelivery: boolean;
  readonly autoGratuity: boolean;
}

/** The amount that one offer takes off one line. */
export interface Discount {
  readonly offerId: string;
  /** The group of the offer it is for; null where the value is not a group's. */
  readonly groupId: string | null;
  readonly cents: number;
  /** The entry of the menu that says so. */
  readonly source: Path;
}

export interface OfferedLine {
  readonly id: string;
  /** Before offers. */
  readonly cents: number;
  readonly discounts: readonly Discount[];
  /** After offers. */
  readonly total: number;
  /** The amount that is taxed, unless its tax structure applies before discounts. */
  readonly taxable: number;
  /** The problems that keep the price from being one to charge. */
  readonly problems: readonly PriceProblem[];
}

/** An offer of the order in one sum; its parts are on the lines too. */
export type OrderDiscount = Omit<Discount, 'groupId'>;

export interface OfferedOrder {
  readonly lines: readonly OfferedLine[];
  readonly orderDiscounts: readonly OrderDiscount[];
  readonly subtotal: number;
  readonly total: number;
  /** In the order in which they were applied. */
  readonly applied: readonly AppliedOffer[];
  readonly refused: readonly RefusedOffer[];
}
