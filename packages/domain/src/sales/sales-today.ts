/** Tickets, and their net sales in cents. */
export interface SoldSoFar {
  readonly tickets: number;
  readonly net: number;
}

/**
 * How far two counts of tickets are from each other: the difference in deviations of a count by chance, so that five fewer of ten
 * are less than fifty fewer of a hundred.
 */
export function distanceOf(now: SoldSoFar, before: SoldSoFar): number {
  const sum = now.tickets + before.tickets;
  return sum === 0 ? 0 : Math.abs(now.tickets - before.tickets) / Math.sqrt(sum);
}

/** So many hours that are over without a ticket. */
export const SILENT_SALES_HOURS = 2;
/** Fewer tickets than this a week ago say nothing. */
const leastBefore = 5;

/** Whether a store took nothing in its last hours, and did a week ago. */
export function soldNothingLately(now: SoldSoFar, before: SoldSoFar): boolean {
  return now.tickets === 0 && before.tickets >= leastBefore;
}
