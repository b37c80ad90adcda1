/** An order as a printer gets it; money as documents hold it: `13.99`. */
export interface SlipOrder {
  readonly number: string;
  readonly orderType: string;
  readonly server: string;
  /** As it is printed: `Nov 21 6:42 PM`. */
  readonly placedAt: string;
  readonly dueAt: string | null;
  readonly store: { readonly name: string; readonly address: readonly string[]; readonly phone: string };
  readonly customer: {
    readonly name: string;
    readonly phone: string;
    readonly address: readonly string[];
    readonly note: string;
  } | null;
  readonly items: readonly SlipItem[];
  readonly discount: string | null;
  readonly tax: string;
  readonly payments: readonly { readonly name: string; readonly amount: string }[];
}

export interface SlipItem {
  readonly quantity: number;
  readonly name: string;
  /** For all of them together, without the modifiers. */
  readonly price: string;
  /** Each for all of them together; `0.00` costs nothing. */
  readonly modifiers: readonly { readonly name: string; readonly price: string }[];
  readonly note: string;
}

/** The words that a slip adds to the order's own words. */
export interface SlipWords {
  readonly ticket: string;
  readonly server: string;
  readonly due: string;
  readonly subtotal: string;
  readonly discount: string;
  readonly tax: string;
  readonly total: string;
  readonly change: string;
  readonly tip: string;
  readonly sign: string;
}
