import { isSilentInOpeningHours, isTimeZone, SILENT_STORE_MINUTES } from '@servery/domain';
import { sql } from 'kysely';
import { readStoreHours } from '../../configuration/stores/store-hours.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import { tellAll } from '../../platform/notifications/tell.ts';

/** A store that has been silent for longer is no event: it is on the list of silent stores. */
const silentHours = 48;
const storesAtOnce = 500;
/** A store that is closed now is looked at again after so long. */
const againMillis = 900_000;

interface QuietStore {
  readonly id: string;
  readonly name: string;
  readonly group_id: string | null;
  readonly timezone: string;
  readonly last_ping: Date;
}

/** Tells of stores that lost contact in their opening hours, and that they are in contact again. */
export function createSilentStores(): (scope: CompanyScope) => Promise<void> {
  const notBefore = new Map<string, number>();
  return async (scope) => {
    await tellBack(scope);
    const now = Date.now();
    const keyOf = ({ id }: QuietStore) => `${scope.companyId}|${id}`;
    const quiet = (await readQuiet(scope)).filter((store) => (notBefore.get(keyOf(store)) ?? 0) <= now);
    const silent = await silentAmong(scope, quiet.slice(0, storesAtOnce), now);
    for (const store of quiet) if (!silent.includes(store)) notBefore.set(keyOf(store), now + againMillis);
    for (const [key, at] of notBefore) if (at <= now) notBefore.delete(key);
    await tellAll(
      scope,
      silent.map(({ id, name, last_ping }) => ({
        id: eventId(id, last_ping),
        kind: 'STORE_SILENT',
        audience: 'RUNS_STORE',
        state: 'SILENT',
        actorId: null,
        tenantIds: [id],
        details: { locationId: id, store: name, since: last_ping.toISOString(), backAt: null },
      })),
    );
  };
}

/** Stores without contact that are not told of yet. */
async function readQuiet({ db, companyId }: CompanyScope): Promise<QuietStore[]> {
  const { rows } = await sql<QuietStore>`
    SELECT tenants.id, tenants.name, tenants.group_id, tenants.timezone, date_trunc('milliseconds', last_ping) AS last_ping
    FROM contacts JOIN tenants ON tenants.company_id = contacts.company_id AND tenants.id = contacts.location_id
    WHERE contacts.company_id = ${companyId} AND tenants.deleted_at IS NULL
      AND last_ping < now() - make_interval(mins => ${SILENT_STORE_MINUTES}::int)
      AND last_ping > now() - make_interval(hours => ${silentHours}::int)
      AND NOT EXISTS (SELECT FROM notifications AS told WHERE told.company_id = contacts.company_id
        AND told.id = 'silent:' || contacts.location_id || ':' || floor(extract(epoch FROM last_ping) * 1000)::bigint)
    ORDER BY last_ping DESC`.execute(db);
  return rows;
}

async function silentAmong(scope: CompanyScope, stores: readonly QuietStore[], now: number): Promise<QuietStore[]> {
  if (stores.length === 0) return [];
  const hoursOf = await readStoreHours(
    scope,
    stores.map(({ id, group_id }) => ({ id, groupId: group_id })),
  );
  return stores.filter(({ id, timezone, last_ping }) => {
    const store = { hours: hoursOf(id), timeZone: isTimeZone(timezone) ? timezone : 'UTC' };
    return isSilentInOpeningHours(store, last_ping.getTime(), now);
  });
}

/** The entry of a store that was silent says since when it is heard again. */
async function tellBack({ db, companyId }: CompanyScope): Promise<void> {
  await sql`
    UPDATE notifications SET state = 'BACK', moved_at = now(), is_fresh = false, details = details
      || jsonb_build_object('backAt', to_char(contacts.last_ping AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    FROM contacts WHERE notifications.company_id = ${companyId} AND notifications.kind = 'STORE_SILENT'
      AND notifications.state = 'SILENT' AND contacts.company_id = notifications.company_id
      AND contacts.location_id = notifications.details ->> 'locationId'
      AND contacts.last_ping > (notifications.details ->> 'since')::timestamptz + interval '1 millisecond'`.execute(db);
}

function eventId(locationId: string, lastPing: Date): string {
  return `silent:${locationId}:${lastPing.getTime()}`;
}
