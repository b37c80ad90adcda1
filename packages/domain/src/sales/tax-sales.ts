import type { Ticket } from '../tickets/ticket.ts';
import type { SalesCell } from './rollups.ts';

/** A tax of a ticket in the sums: under its id, or else under its name. */
interface SummedTax {
  /** Empty: the ticket says a total and no taxes. */
  readonly key: string;
  readonly amount: number;
  /** The amount that it was computed on, in cents; absent: not said. */
  readonly taxable?: number | undefined;
}

/** The taxes of a ticket. Where it names none, its total is one without a name. */
function summedTaxes({ taxes, totals }: Ticket): readonly SummedTax[] {
  if (taxes.length > 0) return taxes.map(({ taxId, name, ...tax }) => ({ ...tax, key: taxId ?? name }));
  return totals.tax === 0 ? [] : [{ key: '', amount: totals.tax }];
}

/** All tax of a ticket, in cents: the sum of its cells of the rollup of taxes. */
export function taxOfTicket(ticket: Ticket): number {
  return summedTaxes(ticket).reduce((sum, { amount }) => sum + amount, 0);
}

/** One cell for each tax of a closed ticket, however often the ticket has it. */
export function taxCells(ticket: Ticket, place: readonly (string | number)[]): readonly SalesCell[] {
  const byTax = Map.groupBy(summedTaxes(ticket), ({ key }) => key);
  return [...byTax].map(([key, taxes]) => {
    const stated = taxes.filter(({ taxable }) => taxable !== undefined);
    return {
      rollup: 'taxes',
      key: [key, ...place],
      sums: {
        tickets: 1,
        tax: taxes.reduce((sum, { amount }) => sum + amount, 0),
        taxable: stated.reduce((sum, { taxable = 0 }) => sum + taxable, 0),
        stated: stated.reduce((sum, { amount }) => sum + amount, 0),
      },
    };
  });
}
