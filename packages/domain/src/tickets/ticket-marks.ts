import type { Ticket } from './ticket.ts';

/** The sums that do not add up, and the things that the console does not know: the ticket is kept as it was reported, marked and listed. */
export const TICKET_MARKS = [
  'SUBTOTAL',
  'DISCOUNTS',
  'CHARGES',
  'TAX',
  'TOTAL',
  'PAYMENTS',
  'TIPS',
  'CLOSED_BEFORE_OPENED',
  'OTHER_DAY',
  'UNKNOWN_ITEM',
  'UNKNOWN_OPTION',
  'UNKNOWN_MODIFIER',
  'UNKNOWN_SERVER',
] as const;
export type TicketMarkKind = (typeof TICKET_MARKS)[number];

/** The sum of the parts against the total of the ticket, in cents; both null where it is about something else. */
export interface TicketMark {
  readonly kind: TicketMarkKind;
  readonly expected: number | null;
  readonly reported: number | null;
  /** The unknown thing, where it is about one. */
  readonly unknown?: UnknownThing;
}

export interface UnknownThing {
  /** Place of its line on the ticket, from 1; null for the server. */
  readonly line: number | null;
  readonly id: string;
  readonly name: string;
  /** Whether the menu of the ticket’s own hash does not have it, or else the one that its location ran; null for the server. */
  readonly isOfTicket: boolean | null;
}

const dayMillis = 86_400_000;
/** A business date is the date of the opening or the one before, in whatever zone the store is. */
export const mostDaysFromOpening = 2;

export function marksOf(ticket: Ticket): readonly TicketMark[] {
  const sums = sumsOf(ticket);
  return [...amountMarks(ticket, sums), ...timeMarks(ticket)];
}

type Sums = ReturnType<typeof sumsOf>;

function sumsOf({ lines, discounts, charges, taxes, payments, totals }: Ticket) {
  const sold = lines.filter(({ voided }) => voided === null);
  return {
    subtotal: sumOf(sold.map(({ price }) => price)),
    discounts: sumOf([...sold.flatMap((line) => line.discounts), ...discounts].map(({ amount }) => amount)),
    charges: sumOf(charges.map(({ amount }) => amount)),
    // Without any, the total is all that is said.
    tax: taxes.length === 0 ? totals.tax : sumOf(taxes.map(({ amount }) => amount)),
    paid: sumOf(payments.map(({ amount }) => amount)),
    tips: sumOf(payments.map(({ tip }) => tip)),
  };
}

function amountMarks({ totals, state }: Ticket, sums: Sums): readonly TicketMark[] {
  const compared: readonly (readonly [TicketMarkKind, number, number])[] = [
    ['SUBTOTAL', sums.subtotal, totals.subtotal],
    ['DISCOUNTS', sums.discounts, totals.discounts],
    ['CHARGES', sums.charges, totals.charges],
    ['TAX', sums.tax, totals.tax],
    ['TOTAL', totals.subtotal - totals.discounts + totals.charges + totals.tax, totals.total],
    // Before it is closed a ticket may be paid in part, and a voided amount may be given back elsewhere.
    ...(state === 'CLOSED' ? [['PAYMENTS', sums.paid, totals.total] as const] : []),
    ['TIPS', sums.tips, totals.tips],
  ];
  return compared
    .filter(([, expected, reported]) => expected !== reported)
    .map(([kind, expected, reported]) => ({ kind, expected, reported }));
}

function timeMarks({ opened, closed, businessDate }: Ticket): readonly TicketMark[] {
  const apart = Math.abs(Date.parse(opened) - Date.parse(businessDate)) / dayMillis;
  const kinds: readonly TicketMarkKind[] = [
    ...(closed !== null && Date.parse(closed) < Date.parse(opened) ? (['CLOSED_BEFORE_OPENED'] as const) : []),
    ...(apart > mostDaysFromOpening ? (['OTHER_DAY'] as const) : []),
  ];
  return kinds.map((kind) => ({ kind, expected: null, reported: null }));
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
