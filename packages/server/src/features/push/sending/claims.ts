import { filledPush } from '@servery/domain';
import { sql } from 'kysely';
import type { CompanyScope } from '../../../platform/database/database.ts';
import { anyOf } from '../../../platform/database/lists.ts';
import type { PushOutcome, PushOutcomes } from '../../../platform/database/tables/push-tables.ts';
import type { PushLetter } from '../provider/push-provider.ts';
import { channelAsAsked, hadOneToday, orderAsAsked } from '../push-audience.ts';
import { endIfDone } from './admission.ts';

/** A device that only this server may ask the provider about, for this message: nobody claims it again. */
export interface Claimed {
  readonly deviceId: string;
  readonly letter: PushLetter;
}

/** Devices of one store. */
export interface ClaimedPage {
  readonly messageId: string;
  readonly locationId: string;
  /** The page begins behind this device. */
  readonly from: string;
  readonly claims: readonly Claimed[];
}

/**
 * Claims the next devices of a message, in one transaction that is over before the provider is asked.
 * @returns undefined when no store of it is due any more
 */
export async function claimPage(
  scope: CompanyScope,
  messageId: string,
  size: number,
): Promise<ClaimedPage | undefined> {
  const { db, companyId } = scope;
  const message = await holdForSending(scope, messageId);
  if (message === undefined) return undefined;
  const store = await nextStore(scope, messageId);
  if (store === undefined) return undefined;
  const page = { messageId, locationId: store.location_id, from: store.last_device };
  if (store.is_late) {
    await moveStore(scope, page, { state: 'LATE', lastDevice: store.last_device });
    await endIfDone(scope, messageId);
    return { ...page, claims: [] };
  }
  const { audience } = message;
  const { rows } = await sql<{ id: string; token: string; first_name: string | null; is_claimed: boolean }>`
    WITH page AS MATERIALIZED (
      SELECT id, token, first_name FROM push_devices
      WHERE company_id = ${companyId} AND location_id = ${store.location_id} AND id > ${store.last_device} AND opted_in
        AND ${orderAsAsked(audience)} AND ${channelAsAsked(audience)} AND NOT ${hadOneToday(audience)}
      ORDER BY id LIMIT ${size}::int),
    claimed AS (
      INSERT INTO push_sends (company_id, message_id, device_id, location_id, state, claimed_at)
      SELECT ${companyId}, ${messageId}, id, ${store.location_id}, 'CLAIMED', now() FROM page
      ON CONFLICT DO NOTHING RETURNING device_id),
    marked AS (
      UPDATE push_devices SET messaged_at = now() FROM claimed
      WHERE push_devices.company_id = ${companyId} AND push_devices.id = claimed.device_id)
    SELECT page.id, page.token, page.first_name, claimed.device_id IS NOT NULL AS is_claimed
    FROM page LEFT JOIN claimed ON claimed.device_id = page.id ORDER BY page.id`.execute(db);
  const lastDevice = rows.at(-1)?.id ?? store.last_device;
  await moveStore(scope, page, { state: rows.length < size ? 'DONE' : 'GOING', lastDevice });
  const claimed = rows.filter(({ is_claimed }) => is_claimed);
  await addOutcomes(scope, message, { CLAIMED: claimed.length });
  await endIfDone(scope, messageId);
  const opens = message.opens === null ? null : `${message.opens.kind}:${message.opens.id}`;
  const expiresAt = store.expires_at.getTime();
  const claims = claimed.map(({ id, token, first_name: firstName }) => {
    const reader = { firstName, store: store.name };
    const [title, text] = [filledPush(message.title, reader), filledPush(message.body, reader)];
    return { deviceId: id, letter: { token, messageId, title, text, opens, expiresAt } };
  });
  return { ...page, claims };
}

interface SentDevice {
  readonly deviceId: string;
  readonly state: PushOutcome;
}

/** Writes the outcome of claims. A phone that the provider no longer knows is dropped. */
export async function storeOutcomes(
  scope: CompanyScope,
  messageId: string,
  devices: readonly SentDevice[],
): Promise<void> {
  const message = await holdForSending(scope, messageId);
  if (message === undefined || devices.length === 0) return;
  const { db, companyId } = scope;
  const ids = devices.map(({ deviceId }) => deviceId);
  const states = devices.map(({ state }) => state);
  const { rows } = await sql<{ state: PushOutcome; count: number }>`
    WITH stored AS (
      UPDATE push_sends SET state = said.state
      FROM unnest(${ids}::text[], ${states}::text[]) AS said(device_id, state)
      WHERE company_id = ${companyId} AND message_id = ${messageId} AND push_sends.device_id = said.device_id
        AND push_sends.state = 'CLAIMED' RETURNING push_sends.state)
    SELECT state, count(*)::int AS count FROM stored GROUP BY state`.execute(db);
  await addOutcomes(scope, message, Object.fromEntries(rows.map(({ state, count }) => [state, count])));
  const gone = devices.filter(({ state }) => state === 'UNREGISTERED').map(({ deviceId }) => deviceId);
  if (gone.length === 0) return;
  await db.deleteFrom('push_devices').where('company_id', '=', companyId).where('id', '=', anyOf(gone)).execute();
}

/** Gives back claims about which the provider was certainly not asked, or said for certain that it did nothing. */
export async function releaseClaims(scope: CompanyScope, page: ClaimedPage, ids: readonly string[]): Promise<void> {
  const message = await holdForSending(scope, page.messageId);
  if (message === undefined || ids.length === 0) return;
  const { db, companyId } = scope;
  const { rows } = await sql<{ device_id: string }>`
    WITH released AS (
      DELETE FROM push_sends WHERE company_id = ${companyId} AND message_id = ${page.messageId}
        AND device_id = ${anyOf(ids)} AND state = 'CLAIMED' RETURNING device_id),
    unmarked AS (
      UPDATE push_devices SET messaged_at = NULL FROM released
      WHERE push_devices.company_id = ${companyId} AND push_devices.id = released.device_id)
    SELECT device_id FROM released`.execute(db);
  await addOutcomes(scope, message, { CLAIMED: -rows.length });
  await sql`
    UPDATE push_stores SET state = 'GOING', last_device = least(last_device, ${page.from}::text COLLATE "C")
    WHERE company_id = ${companyId} AND message_id = ${page.messageId} AND location_id = ${page.locationId}
      AND state IN ('GOING', 'DONE') AND ${message.state} <> 'STOPPED'`.execute(db);
  await endIfDone(scope, page.messageId);
}

async function holdForSending({ db, companyId }: CompanyScope, messageId: string) {
  return db
    .selectFrom('push_messages')
    .select(['id', 'title', 'body', 'opens', 'audience', 'outcomes', 'state'])
    .where('company_id', '=', companyId)
    .where('id', '=', messageId)
    .forUpdate()
    .executeTakeFirst();
}

type HeldForSending = NonNullable<Awaited<ReturnType<typeof holdForSending>>>;

async function nextStore({ db, companyId }: CompanyScope, messageId: string) {
  return db
    .selectFrom('push_stores')
    .innerJoin('tenants', (join) =>
      join
        .onRef('tenants.company_id', '=', 'push_stores.company_id')
        .onRef('tenants.id', '=', 'push_stores.location_id'),
    )
    .select(['push_stores.location_id', 'push_stores.last_device', 'push_stores.expires_at', 'tenants.name'])
    .select(sql<boolean>`push_stores.expires_at <= now()`.as('is_late'))
    .where('push_stores.company_id', '=', companyId)
    .where('push_stores.message_id', '=', messageId)
    .where('push_stores.state', '=', 'GOING')
    .orderBy('push_stores.location_id')
    .executeTakeFirst();
}

interface Moved {
  readonly state: 'GOING' | 'DONE' | 'LATE';
  readonly lastDevice: string;
}

async function moveStore(
  { db, companyId }: CompanyScope,
  { messageId, locationId }: Pick<ClaimedPage, 'messageId' | 'locationId'>,
  { state, lastDevice }: Moved,
): Promise<void> {
  await db
    .updateTable('push_stores')
    .set({ state, last_device: lastDevice })
    .where('company_id', '=', companyId)
    .where('message_id', '=', messageId)
    .where('location_id', '=', locationId)
    .execute();
}

/** The message is held, so that the additions of other servers are not lost. */
async function addOutcomes(
  { db, companyId }: CompanyScope,
  { id, outcomes }: HeldForSending,
  added: PushOutcomes,
): Promise<void> {
  const entries = Object.entries({ ...outcomes, ...added }).map(([name]) => [
    name,
    (Object.entries(outcomes).find(([one]) => one === name)?.[1] ?? 0) +
      (Object.entries(added).find(([one]) => one === name)?.[1] ?? 0),
  ]);
  await db
    .updateTable('push_messages')
    .set({ outcomes: JSON.stringify(Object.fromEntries(entries)) })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
}
