import type { DeliveryTime } from '@servery/domain';
import type { SalesAnswer, SalesRow } from '../../../sales/sales-calls.ts';

/** Why deliveries of a zone came late, as far as their times say it. */
export type Cause = {
  readonly late: number;
  readonly promised: number;
  /** The time that exceeds its usual length most in the worst hour; undefined where no time is known. */
  readonly longest: { readonly time: CauseTime; readonly minutes: number; readonly more: number } | undefined;
  /** When most of them came late: an ISO weekday, and hours of the store's clock, the last of them excluded. */
  readonly when: { readonly weekday: number; readonly from: number; readonly to: number } | undefined;
};

const causeTimes = ['make', 'wait', 'drive'] as const satisfies readonly DeliveryTime[];
export type CauseTime = (typeof causeTimes)[number];

type Asked = {
  readonly zone: SalesRow;
  /** All zones together. */
  readonly all: SalesRow;
  /** Of the zone, by hour and by weekday. */
  readonly hours: readonly SalesRow[];
  readonly weekdays: readonly SalesRow[];
};

/** @returns undefined where nothing came late */
export function causeOf({ zone, all, hours, weekdays }: Asked): Cause | undefined {
  const { late = 0, promised = 0 } = zone.sums;
  if (late === 0) return undefined;
  const [worst] = byLate(hours);
  const [day] = byLate(weekdays);
  return {
    late,
    promised,
    longest: longestOf(worst ?? zone, all),
    when: worst && day && { weekday: Number(day.key.at(-1)), ...hoursAround(worst, hours) },
  };
}

function byLate(rows: readonly SalesRow[]): readonly SalesRow[] {
  return rows.toSorted((one, other) => (other.sums.late ?? 0) - (one.sums.late ?? 0));
}

function longestOf({ sums }: SalesRow, all: SalesRow): Cause['longest'] {
  const [longest] = causeTimes
    .flatMap((time) => {
      const [minutes, usual] = [sums[time], all.sums[time]];
      return minutes === undefined || usual === undefined ? [] : [{ time, minutes, more: minutes - usual }];
    })
    .toSorted((one, other) => other.more - one.more || other.minutes - one.minutes);
  return longest;
}

/** The hour, with those beside it in which at least half as many came late. */
function hoursAround(worst: SalesRow, hours: readonly SalesRow[]): { readonly from: number; readonly to: number } {
  const lateAt = new Map(hours.map(({ key, sums }) => [Number(key.at(-1)), sums.late ?? 0]));
  const hour = Number(worst.key.at(-1));
  const isBusy = (one: number) => (lateAt.get(one) ?? 0) * 2 >= (lateAt.get(hour) ?? 0);
  let [from, to] = [hour, hour + 1];
  while (from > 0 && isBusy(from - 1)) from -= 1;
  while (to < 24 && isBusy(to)) to += 1;
  return { from, to };
}

/** The rows of one zone, of an answer by zone and something else. */
export function rowsOfZone({ rows }: Pick<SalesAnswer, 'rows'>, zone: string): readonly SalesRow[] {
  return rows.filter(({ key }) => key[0] === zone);
}
