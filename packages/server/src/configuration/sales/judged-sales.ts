import {
  isOpenAt,
  judgeSales,
  type PastHour,
  pastHours,
  SALES_SETTLE_MILLIS,
  type SalesJudgement,
} from '@servery/domain';
import type { CompanyScope } from '../../platform/database/database.ts';
import type { SellingStore } from '../stores/selling-stores.ts';
import { readStoreHours } from '../stores/store-hours.ts';
import { readHoursSold, type StoreHours } from './hours-sold.ts';

/** A store, and since when its sales are judged. */
export interface JudgedStore extends SellingStore {
  /** Epoch milliseconds. */
  readonly since: number;
}

export interface JudgedSales {
  readonly judgement: SalesJudgement;
  /** The hours that were judged. */
  readonly hours: readonly PastHour[];
}

/** At most so many hours are judged, the last ones. */
const mostHours = 24;
const weeksBefore = 4;

/**
 * Judges the sales of stores since an instant, each beside itself: the same weekdays and hours of the four weeks before. Where it
 * sold less than usual, hours in which it is closed by its own hours are left out: today is a holiday.
 * @param now epoch milliseconds
 * @returns by the id of the store
 */
export async function judgeSalesSince(
  scope: CompanyScope,
  stores: readonly JudgedStore[],
  now: number,
): Promise<ReadonlyMap<string, JudgedSales>> {
  const inZone = new Map<string, readonly PastHour[]>();
  for (const { zone } of stores)
    if (!inZone.has(zone)) inZone.set(zone, pastHours(now - SALES_SETTLE_MILLIS, zone, mostHours));
  const asked = stores.map((store) => ({
    store,
    hours: (inZone.get(store.zone) ?? []).filter(({ starts }) => starts >= store.since),
  }));
  const judged = await judge(scope, asked);
  const fewer = asked.filter(({ store }) => soldLess(judged.get(store.id)));
  const hoursOf = await readStoreHours(
    scope,
    fewer.map(({ store }) => store),
  );
  const openOnly = fewer.map(({ store, hours }) => ({
    store,
    hours: hours.filter(({ starts }) => isOpenAt(hoursOf(store.id), starts, store.zone)),
  }));
  return new Map([...judged, ...(await judge(scope, openOnly))]);
}

interface AskedHours {
  readonly store: JudgedStore;
  readonly hours: readonly PastHour[];
}

async function judge(scope: CompanyScope, asked: readonly AskedHours[]): Promise<ReadonlyMap<string, JudgedSales>> {
  const sold = await readHoursSold(scope, asked.flatMap(byDate), weeksBefore);
  return new Map(
    asked.map(({ store, hours }) => {
      const [now, ...weeks] = sold.get(store.id) ?? [];
      const judgement: SalesJudgement = now === undefined ? { state: 'TOO_LITTLE' } : judgeSales(now, weeks);
      return [store.id, { judgement, hours }];
    }),
  );
}

function byDate({ store, hours }: AskedHours): readonly StoreHours[] {
  return [...Map.groupBy(hours, ({ date }) => date)].map(([date, ofDate]) => ({
    locationId: store.id,
    date,
    hours: ofDate.map(({ hour }) => hour),
  }));
}

function soldLess(judged: JudgedSales | undefined): boolean {
  return judged?.judgement.state === 'UNUSUAL' && judged.judgement.signals.some(({ signal }) => signal === 'tickets');
}
