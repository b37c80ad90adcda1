import { dayOfWeekOf, instantAt, type Ticket, taxOn } from '@servery/domain';
import { type Random, randomOf } from './random-of.ts';
import { type SellingStore, simulatedTicket } from './simulated-ticket.ts';

/** Tickets of a usual day; stores that are not named have as many as the last. */
const usualDays: Readonly<Record<string, number>> = {
  'pier-39': 44,
  'navy-pier': 36,
  embarcadero: 32,
  'inner-harbor': 24,
};
const usualDay = 28;
/** From Sunday on, in hundredths of a usual day. */
const weekdays = [112, 78, 84, 90, 96, 128, 134] as const;
/** Tickets are opened at these hours of the store, each as often as it is named: at lunch, and more at dinner. */
const hours = [11, 12, 12, 12, 13, 13, 14, 15, 16, 17, 17, 18, 18, 18, 19, 19, 19, 19, 20, 20, 21, 22];
/** Something was broken: closed for two days. */
const closed = { locationId: 'navy-pier', daysAgo: [20, 19] } as const;

/** A price that lost its first digit, for two days. */
const mistake = {
  locationId: 'jack-london',
  daysAgo: [4, 3],
  is: { itemId: 'item-anchor-pepperoni', cents: 399 },
} as const;

const dayMillis = 86_400_000;
const hourSeconds = 3_600;

interface BusinessDay {
  /** `2026-11-28` */
  readonly date: string;
  readonly today: string;
}

/**
 * The tickets of a store of the demo on a day, until its end: the same for the same store and date. A few tickets have a discount by hand, a
 * voided line, or were voided as a whole.
 */
export function harborSales(store: SellingStore, { date, today }: BusinessDay): readonly Ticket[] {
  const daysAgo = Math.round((Date.parse(today) - Date.parse(date)) / dayMillis);
  if (store.locationId === closed.locationId && closed.daysAgo.some((one) => one === daysAgo)) return [];
  const isMistaken = store.locationId === mistake.locationId && mistake.daysAgo.some((one) => one === daysAgo);
  // It came with another version of the menu.
  const selling = isMistaken ? { ...store, mistake: mistake.is, menuHash: null } : store;
  const random = randomOf(`${store.locationId} ${date}`);
  const usual = usualDays[store.locationId] ?? usualDay;
  const count = Math.round((usual * (weekdays[dayOfWeekOf(date)] ?? 100) * (92 + random(17))) / 10_000);
  const moments = Array.from({ length: count }, () => momentOf(random)).sort((one, other) => one - other);
  return moments.map((seconds, at) => {
    const opened = instantAt(date, seconds, store.timezone);
    return varied(simulatedTicket({ store: selling, number: at + 1, opened, random }), random);
  });
}

/** Seconds after midnight. */
function momentOf(random: Random): number {
  return (hours[random(hours.length)] ?? 12) * hourSeconds + random(hourSeconds);
}

function varied(ticket: Ticket, random: Random): Ticket {
  const chance = random(100);
  if (chance < 5) return discounted(ticket);
  if (chance < 8) return withVoid(ticket);
  return chance === 8 ? { ...ticket, state: 'VOIDED', payments: [], totals: { ...ticket.totals, tips: 0 } } : ticket;
}

/** A tenth off by hand, for a guest who waited. */
function discounted(ticket: Ticket): Ticket {
  const { totals, payments } = ticket;
  const amount = taxOn(totals.subtotal, '10');
  const total = totals.total - amount;
  return {
    ...ticket,
    discounts: [{ offerId: null, name: 'Long wait', amount }],
    totals: { ...totals, discounts: amount, total },
    payments: payments.map((payment) => ({ ...payment, amount: total })),
  };
}

/** The first line was rung up twice. */
function withVoid(ticket: Ticket): Ticket {
  const [line] = ticket.lines;
  if (line === undefined || ticket.server === null) return ticket;
  const voided = { by: ticket.server, reason: 'Rung up twice', at: ticket.opened };
  return { ...ticket, lines: [...ticket.lines, { ...line, id: String(ticket.lines.length + 1), voided }] };
}
