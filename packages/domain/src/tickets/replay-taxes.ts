import type { MenuBlob } from '../menus/menu-blob.ts';
import { itemsById } from '../menus/menu-index.ts';
import { spread } from '../menus/offers/evaluation/largest-remainder.ts';
import type { ReplayedLine } from '../menus/replay/replay.ts';
import { itemTaxRate, type OrderTax, orderTaxes, type TaxedLine } from '../menus/uses/order-taxes.ts';
import type { Ticket, TicketLine } from './ticket.ts';

/** A line that is not voided, as two menus price it, in cents; null where a menu does not sell it. */
export interface ReplayedPrices extends Pick<ReplayedLine, 'before' | 'after'> {
  readonly line: TicketLine;
}

/** The taxes of one ticket. */
export interface ReplayedTaxes {
  /** By each menu, at its own prices, of the lines that both sell. */
  readonly before: readonly OrderTax[];
  readonly after: readonly OrderTax[];
  /** Cents by the running menu, at the prices that were rung up; null where it does not sell one of the lines. */
  readonly atRungUpPrices: number | null;
}

/**
 * Taxes tickets by the menu that runs and by the one that comes. A discount is taken off again in the same cents: one of the whole
 * ticket, spread over its lines. It lowers the tax unless its offer says otherwise, in the menu or, where that has it no longer, in the
 * running one.
 */
export function createTaxReplay(before: MenuBlob, after: MenuBlob) {
  const fullTax = { before: offersAtFullTax([before]), after: offersAtFullTax([after, before]) };
  const [itemsBefore, itemsAfter] = [itemsById(before.items), itemsById(after.items)];
  return (ticket: Ticket, priced: readonly ReplayedPrices[]): ReplayedTaxes => {
    const taken = discountsOf(ticket, priced);
    const both = priced.map(({ line, before: was, after: is }, at) => ({ line, was, is, off: taken[at] ?? [] }));
    const lineOf = (items: ReadonlyMap<string, unknown>, id: string) => (items.has(id) ? id : null);
    const linesBefore: TaxedLine[] = [];
    const linesAfter: TaxedLine[] = [];
    const rungUp: TaxedLine[] = [];
    for (const { line, was, is, off } of both) {
      if (was === null) continue;
      const loweredBefore = loweredBy(off, fullTax.before);
      const itemId = lineOf(itemsBefore, line.item.id);
      rungUp.push({ itemId, cents: line.price, taxable: left(line.price, loweredBefore) });
      if (is === null) continue;
      linesBefore.push({ itemId, cents: was, taxable: left(was, loweredBefore) });
      const taxable = left(is, loweredBy(off, fullTax.after));
      linesAfter.push({ itemId: lineOf(itemsAfter, line.item.id), cents: is, taxable });
    }
    const { orderType } = ticket;
    return {
      before: orderTaxes(before, linesBefore, orderType),
      after: orderTaxes(after, linesAfter, orderType),
      atRungUpPrices: rungUp.length === priced.length ? sumOf(orderTaxes(before, rungUp, orderType)) : null,
    };
  };
}

export interface ChangedRate {
  /** Percent as decimal strings. */
  readonly before: string;
  readonly after: string;
}

/** By the id of an item: the rates of those that both menus have and tax differently in an order of an order type. */
export function changedRates(before: MenuBlob, after: MenuBlob, orderType: number): ReadonlyMap<string, ChangedRate> {
  const stays = itemsById(after.items);
  const rates = before.items
    .filter(({ id }) => stays.has(id))
    .map(({ id }) => {
      const rate = { before: itemTaxRate(before, id, orderType), after: itemTaxRate(after, id, orderType) };
      return [id, rate] as const;
    });
  return new Map(rates.filter(([, rate]) => Number(rate.before) !== Number(rate.after)));
}

function sumOf(taxes: readonly OrderTax[]): number {
  return taxes.reduce((sum, { cents }) => sum + cents, 0);
}

type Taken = TicketLine['discounts'][number];

/** The discounts of each line: its own, and its part of those of the whole ticket. */
function discountsOf(ticket: Ticket, priced: readonly ReplayedPrices[]): readonly (readonly Taken[])[] {
  const own = priced.map(({ line }) => line.discounts);
  if (ticket.discounts.length === 0) return own;
  const weights = priced.map(({ line }) => Math.max(0, line.price - amountOf(line.discounts)));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const parts = ticket.discounts.map((taken) => ({ taken, cents: spread(Math.min(taken.amount, whole), weights) }));
  return own.map((discounts, at) => [
    ...discounts,
    ...parts.map(({ taken, cents }) => ({ ...taken, amount: cents[at] ?? 0 })),
  ]);
}

function amountOf(discounts: readonly Taken[]): number {
  return discounts.reduce((sum, { amount }) => sum + amount, 0);
}

/** Cents that lower the tax. */
function loweredBy(discounts: readonly Taken[], atFullTax: ReadonlySet<string>): number {
  return amountOf(discounts.filter(({ offerId }) => offerId === null || !atFullTax.has(offerId)));
}

/** A discount lowers a price to nothing at most; an amount that was given back keeps its sign. */
function left(cents: number, off: number): number {
  return cents <= 0 ? cents : Math.max(0, cents - off);
}

/** Ids of the offers whose discount leaves the tax as it is; the first menu that has one says so. */
function offersAtFullTax(menus: readonly MenuBlob[]): ReadonlySet<string> {
  const known = new Map<string, boolean>();
  for (const { offers } of menus)
    for (const { id, advanced } of offers) if (!known.has(id)) known.set(id, advanced.taxApply === 'ON');
  return new Set([...known].flatMap(([id, isFull]) => (isFull ? [id] : [])));
}
