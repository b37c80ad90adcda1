import type { Ticket } from '../tickets/ticket.ts';
import type { SalesCell } from './rollups.ts';

/** The times of a delivery: from the order until it is made, until it leaves, until it is at the door; the whole; and the promised time. */
export const DELIVERY_TIMES = ['make', 'wait', 'drive', 'door', 'promise'] as const;
export type DeliveryTime = (typeof DELIVERY_TIMES)[number];

const minuteMillis = 60_000;
/** Instants that are further apart, or the wrong way round, are not of one delivery. */
const mostMinutes = 720;
/** Where a ticket names none. */
const none = '';

/**
 * The cells that a closed ticket adds to the sums of deliveries; none where it was not delivered. One whose instants do not follow each other
 * within twelve hours is unclear: it counts as a delivery, has no times, and nobody judges its promise.
 * @param hour of the store's clock when it was opened, 0 to 23
 */
export function deliveryCells(ticket: Ticket, hour: number): readonly SalesCell[] {
  const { delivery, channel, orderType, payments } = ticket;
  if (delivery === null) return [];
  const { zone, driver, partner, promised, delivered } = delivery;
  const place = [zone ?? none, driver?.id ?? none, (driver === null && partner) || none, hour, channel, orderType];
  const minutes = minutesOf(ticket, delivery);
  const isJudged = minutes?.promise !== undefined && delivered !== null;
  const isLate = isJudged && promised !== null && Date.parse(delivered) > Date.parse(promised);
  const sums = {
    deliveries: 1,
    promised: isJudged ? 1 : 0,
    late: isLate ? 1 : 0,
    unclear: minutes === undefined ? 1 : 0,
    driven: driver === null ? 0 : 1,
    tipped: driver === null ? 0 : payments.reduce((sum, { tip }) => sum + tip, 0),
  };
  const times = DELIVERY_TIMES.flatMap((time): SalesCell[] => {
    const minute = minutes?.[time];
    return minute === undefined ? [] : [{ rollup: 'times', key: [time, minute, ...place], sums: { deliveries: 1 } }];
  });
  return [{ rollup: 'deliveries', key: place, sums }, ...times];
}

type Delivery = NonNullable<Ticket['delivery']>;

/** Whole minutes of each time that is known; undefined where the instants do not follow each other. */
function minutesOf(
  { opened }: Ticket,
  { promised, made = null, out, delivered }: Delivery,
): Partial<Record<DeliveryTime, number>> | undefined {
  const start = Date.parse(opened);
  const instants = [start, ...[made, out, delivered].flatMap((at) => (at === null ? [] : [Date.parse(at)]))];
  const isInOrder = instants.every((at, index) => at >= (instants[index - 1] ?? start));
  const last = Math.max(...instants, promised === null ? start : Date.parse(promised));
  const isPromisedAfter = promised === null || Date.parse(promised) >= start;
  if (!isInOrder || !isPromisedAfter || last - start > mostMinutes * minuteMillis) return undefined;
  const times = {
    make: between(opened, made),
    wait: between(made, out),
    drive: between(out, delivered),
    door: between(opened, delivered),
    promise: between(opened, promised),
  };
  return Object.fromEntries(Object.entries(times).filter(([, minutes]) => minutes !== undefined));
}

function between(from: string | null, to: string | null): number | undefined {
  if (from === null || to === null) return undefined;
  return Math.round((Date.parse(to) - Date.parse(from)) / minuteMillis);
}
