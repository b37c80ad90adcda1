import type { NotificationEntry } from './notification-calls.ts';

export type NotificationDay = {
  /** Its midnight, in epoch milliseconds. */
  readonly day: number;
  readonly entries: readonly NotificationEntry[];
};

/** Entries by the day on the clock of the reader, in their order. */
export function daysOf(entries: readonly NotificationEntry[]): readonly NotificationDay[] {
  const byDay = Map.groupBy(entries, ({ at }) => new Date(at).setHours(0, 0, 0, 0));
  return [...byDay].map(([day, of]) => ({ day, entries: of }));
}

/** How many days ago it was. */
export function daysSince(day: number, now: number): number {
  return Math.round((new Date(now).setHours(0, 0, 0, 0) - day) / 86_400_000);
}
