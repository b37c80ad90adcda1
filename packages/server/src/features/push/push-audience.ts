import { namedPushStores, type PushAudienceAnswer, type PushLinkProblem } from '@servery/contract';
import {
  isTimeZone,
  type PushAudience,
  type PushContent,
  type PushMoment,
  type PushTime,
  pushMomentAt,
} from '@servery/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Store } from '../../configuration/stores/admitted-stores.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import { linkProblems } from './push-links.ts';

/** A store with when a message goes out there. */
export interface TimedStore {
  readonly store: Store;
  readonly moment: PushMoment;
}

/** @param now epoch milliseconds */
export function timedStores(stores: readonly Store[], time: PushTime, now: number): readonly TimedStore[] {
  const moments = new Map<string, PushMoment>();
  return stores.map((store) => {
    const zone = isTimeZone(store.timezone) ? store.timezone : 'UTC';
    const moment = moments.get(zone) ?? pushMomentAt(time, now, zone);
    moments.set(zone, moment);
    return { store: { ...store, timezone: zone }, moment };
  });
}

/** Whether the last order of a device is as asked for. */
export function orderAsAsked({ lastOrder }: PushAudience): RawBuilder<boolean> {
  if (lastOrder === null) return sql`true`;
  const since = sql`now() - make_interval(days => ${lastOrder.days}::int)`;
  if (lastOrder.kind === 'WITHIN') return sql`coalesce(last_order_at >= ${since}, false)`;
  return sql`coalesce(last_order_at < ${since}, true)`;
}

export function channelAsAsked({ channels }: PushAudience): RawBuilder<boolean> {
  return channels.length === 0 ? sql`true` : sql`channel = ANY(${[...channels]}::text[])`;
}

/** Whether it had a message within 24 hours, where that keeps it from another one. */
export function hadOneToday({ isOncePerDay }: PushAudience): RawBuilder<boolean> {
  return isOncePerDay ? sql`coalesce(messaged_at > now() - interval '24 hours', false)` : sql`false`;
}

interface StoreCount {
  readonly location_id: string;
  readonly all: number;
  readonly order: number;
  readonly channel: number;
  readonly off: number;
  readonly recent: number;
  readonly guests: number;
}

/** How many guests a message reaches now, how many are left out, and when it goes out. */
export async function countAudience(
  scope: CompanyScope,
  stores: readonly Store[],
  { audience, time, opens }: Pick<PushContent, 'audience' | 'time' | 'opens'>,
): Promise<PushAudienceAnswer> {
  const timed = timedStores(stores, time, Date.now());
  const counts = await countByStore(scope, stores, audience);
  const guestsAt = ({ store }: TimedStore) => counts.get(store.id)?.guests ?? 0;
  const refused = (reason: PushMoment['refusal']) => sumOf(timed.filter(({ moment }) => moment.refusal === reason));
  const sumOf = (some: readonly TimedStore[]) => some.reduce((sum, one) => sum + guestsAt(one), 0);
  const all = (field: 'order' | 'channel' | 'off' | 'recent') =>
    [...counts.values()].reduce((sum, count) => sum + count[field], 0);
  const leftOut = [
    { reason: 'ORDER' as const, guests: all('order') },
    { reason: 'CHANNEL' as const, guests: all('channel') },
    { reason: 'OFF' as const, guests: all('off') },
    { reason: 'RECENT' as const, guests: all('recent') },
    { reason: 'QUIET' as const, guests: refused('QUIET') },
    { reason: 'OVER' as const, guests: refused('OVER') },
  ];
  return {
    guests: refused(null),
    leftOut: leftOut.filter(({ guests }) => guests > 0),
    stores: stores.length,
    storesWithout: named(stores.filter(({ id }) => !counts.has(id))),
    zones: [...Map.groupBy(timed, ({ store }) => store.timezone)]
      .map(([zone, some]) => ({
        zone,
        stores: named(some.map(({ store }) => store)),
        guests: sumOf(some),
        at: new Date(some[0]?.moment.at ?? 0).toISOString(),
        refusal: some[0]?.moment.refusal ?? null,
      }))
      .sort((one, other) => one.at.localeCompare(other.at) || one.zone.localeCompare(other.zone)),
    link: opens === null ? [] : await namedProblems(scope, timed, opens),
  };
}

async function namedProblems(
  scope: CompanyScope,
  timed: readonly TimedStore[],
  link: NonNullable<PushContent['opens']>,
): Promise<PushAudienceAnswer['link']> {
  const atOf = instantOf(timed);
  const stores = timed.map(({ store }) => store);
  const problems = await linkProblems(scope, stores, { link, atOf });
  const having = (problem: PushLinkProblem) => stores.filter(({ id }) => problems.get(id) === problem);
  return [...new Set(problems.values())].map((problem) => ({ problem, ...named(having(problem)) }));
}

/** When a message goes out at a store. Epoch milliseconds. */
export function instantOf(timed: readonly TimedStore[]): (store: Store) => number {
  const moments = new Map(timed.map(({ store, moment }) => [store.id, moment.at]));
  return ({ id }) => moments.get(id) ?? 0;
}

async function countByStore(
  { db, companyId }: CompanyScope,
  stores: readonly Store[],
  audience: PushAudience,
): Promise<ReadonlyMap<string, StoreCount>> {
  const ids = stores.map(({ id }) => id);
  const { rows } = await sql<StoreCount>`
    SELECT location_id, count(*)::int AS all, count(*) FILTER (WHERE NOT ordered)::int AS order,
      count(*) FILTER (WHERE ordered AND NOT channeled)::int AS channel,
      count(*) FILTER (WHERE ordered AND channeled AND NOT opted_in)::int AS off,
      count(*) FILTER (WHERE ordered AND channeled AND opted_in AND recent)::int AS recent,
      count(*) FILTER (WHERE ordered AND channeled AND opted_in AND NOT recent)::int AS guests
    FROM (SELECT location_id, opted_in, ${orderAsAsked(audience)} AS ordered, ${channelAsAsked(audience)} AS channeled,
      ${hadOneToday(audience)} AS recent
      FROM push_devices WHERE company_id = ${companyId} AND location_id = ANY(${ids}::text[])) AS device
    GROUP BY location_id`.execute(db);
  return new Map(rows.map((row) => [row.location_id, row]));
}

function named(stores: readonly Store[]): { count: number; names: string[] } {
  const names = stores.map(({ name }) => name).sort((one, other) => one.localeCompare(other));
  return { count: stores.length, names: names.slice(0, namedPushStores) };
}
