import type { WeekMoment } from '../../formats/week-hours.ts';
import type { Path } from '../../overrides/change.ts';
import type { Amount, Portion } from '../entities/amounts.ts';
import type { Channel } from '../entities/pricing-schemes.ts';

/** A modifier as the guest asked for it. */
export interface ChosenModifier {
  readonly modifierId: string;
  readonly amount: Amount;
  readonly portion: Portion;
}

/** An item as the guest asked for it; a style that is left out takes its default option. */
export interface ItemSelection {
  readonly itemId: string;
  /** Chosen option by style id. */
  readonly options: Readonly<Record<string, string>>;
  readonly modifiers: readonly ChosenModifier[];
}

/** A modifier ordered without an item. */
export interface AloneSelection {
  readonly modifierId: string;
  readonly options: Readonly<Record<string, string>>;
}

export type Selection = ItemSelection | AloneSelection;

/** Where and when it is sold. */
export interface SaleContext {
  /** Pricing scheme; one without an entry falls back to the menu's default scheme. */
  readonly scheme: string;
  readonly channel: Channel;
  readonly at: WeekMoment;
}

/** Why a line costs nothing. */
export type LineNote = 'INCLUDED' | 'FREE' | 'SUBSTITUTED';

export interface PriceLine {
  readonly label: string;
  readonly cents: number;
  /** The entry of the menu that says so. */
  readonly source: Path;
  readonly note?: LineNote;
}

export type PriceProblemCode =
  | 'NO_SUCH_ITEM'
  | 'NO_SUCH_MODIFIER'
  | 'NO_PRICE'
  | 'PRICE_CYCLE'
  | 'OPTION_NOT_OFFERED'
  | 'EXCLUDED_COMBINATION'
  | 'NOT_ORDERED_ALONE'
  | 'NOT_SOLD';

export interface PriceProblem {
  readonly code: PriceProblemCode;
  readonly path: Path;
  readonly message: string;
}

export interface Price {
  readonly cents: number;
  readonly lines: readonly PriceLine[];
  /** The problems that keep the price from being one to charge; empty when it is one. */
  readonly problems: readonly PriceProblem[];
}

/** One step of a price: its lines and its problems. */
export interface PriceStep {
  readonly lines: readonly PriceLine[];
  readonly problems: readonly PriceProblem[];
}
