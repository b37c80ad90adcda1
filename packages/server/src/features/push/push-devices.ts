import { createHash, createHmac } from 'node:crypto';
import type { BodyOf, Operations, ReportedPushDevice } from '@servery/contract';
import { sql } from 'kysely';
import type { CompanyScope } from '../../platform/database/database.ts';
import { anyOf, rowsOf } from '../../platform/database/lists.ts';
import { emailKey } from '../../sign-in/email-key.ts';

/** Makes the stored hash of an email: a person finds the own phone by it, and nobody reads it. */
export type EmailHash = (email: string) => string;

/** The purpose that the key of the hash is derived for. */
export const pushEmailPurpose = 'push email';

export function createEmailHash(key: Uint8Array): EmailHash {
  return (email) => createHmac('sha256', key).update(emailKey(email)).digest('base64url');
}

/** 132 bits of the token's hash: a phone that is reported again is the same. */
function deviceIdOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url').slice(0, 22);
}

interface DeviceReport {
  readonly locationId: string;
  readonly body: BodyOf<Operations['reportPushDevices']>;
  readonly hash: EmailHash;
}

/** Phones of guests of a store, as its app reports them; the last report of a phone counts, from whichever store. */
export async function recordDevices(
  scope: CompanyScope,
  { locationId, body, hash }: DeviceReport,
): Promise<{ recorded: number; removed: number }> {
  const { db, companyId } = scope;
  const rows = new Map(body.devices.map((device) => [deviceIdOf(device.token), device]));
  const columns = sql`company_id, id, location_id, token, first_name, email_hash, channel, platform, opted_in, last_order_at, changed_at`;
  const values = [...rows]
    .map(([id, device]) => ({ company_id: companyId, id, location_id: locationId, ...columnsOf(device, hash) }))
    .sort((one, other) => (one.id < other.id ? -1 : 1));
  const stored = await sql`
    INSERT INTO push_devices (${columns}) SELECT ${columns} FROM ${rowsOf('push_devices', values)} ORDER BY id
    ON CONFLICT (company_id, id) DO UPDATE SET location_id = excluded.location_id, first_name = excluded.first_name,
      email_hash = excluded.email_hash, channel = excluded.channel, platform = excluded.platform,
      opted_in = excluded.opted_in, changed_at = excluded.changed_at,
      last_order_at = greatest(push_devices.last_order_at, excluded.last_order_at)`.execute(db);
  const removed = await db
    .deleteFrom('push_devices')
    .where('company_id', '=', companyId)
    .where('id', '=', anyOf(body.removed.map(deviceIdOf)))
    .executeTakeFirst();
  return { recorded: Number(stored.numAffectedRows ?? 0), removed: Number(removed.numDeletedRows) };
}

function columnsOf({ token, customer, channel, platform, optedIn, lastOrderAt }: ReportedPushDevice, hash: EmailHash) {
  const email = customer?.email ?? null;
  return {
    token,
    first_name: customer?.firstName || null,
    email_hash: email === null ? null : hash(email),
    channel,
    platform,
    opted_in: optedIn,
    last_order_at: lastOrderAt === null ? null : new Date(Math.min(Date.parse(lastOrderAt), Date.now())).toISOString(),
    changed_at: new Date().toISOString(),
  };
}

/** Counts each phone that has opened a message once. A message that was never sent to it is none of its. */
export async function recordOpened(
  { db, companyId }: CompanyScope,
  opened: BodyOf<Operations['reportPushOpened']>['opened'],
): Promise<number> {
  const messageIds = opened.map(({ messageId }) => messageId);
  const deviceIds = opened.map(({ token }) => deviceIdOf(token));
  await db
    .selectFrom('push_messages')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', '=', anyOf(messageIds))
    .orderBy('id')
    .forUpdate()
    .execute();
  const { rows } = await sql<{ count: number }>`
    WITH opening AS (
      UPDATE push_sends SET opened_at = now()
      FROM (SELECT DISTINCT * FROM unnest(${messageIds}::text[], ${deviceIds}::text[]) AS said(message_id, device_id)) AS said
      WHERE company_id = ${companyId} AND push_sends.message_id = said.message_id AND push_sends.device_id = said.device_id
        AND opened_at IS NULL RETURNING push_sends.message_id),
    counted AS (SELECT message_id, count(*)::int AS count FROM opening GROUP BY message_id),
    added AS (
      UPDATE push_messages SET opened = opened + counted.count FROM counted
      WHERE company_id = ${companyId} AND id = counted.message_id)
    SELECT coalesce(sum(count), 0)::int AS count FROM counted`.execute(db);
  return rows[0]?.count ?? 0;
}

const mostOwnDevices = 10;

/** Phones on which somebody is signed in to the app with this email. */
export async function ownDevices({ db, companyId }: CompanyScope, emailHash: string) {
  return db
    .selectFrom('push_devices')
    .innerJoin('tenants', (join) =>
      join
        .onRef('tenants.company_id', '=', 'push_devices.company_id')
        .onRef('tenants.id', '=', 'push_devices.location_id'),
    )
    .select(['push_devices.token', 'push_devices.first_name as firstName', 'tenants.name as store'])
    .where('push_devices.company_id', '=', companyId)
    .where('push_devices.email_hash', '=', emailHash)
    .orderBy('push_devices.changed_at', 'desc')
    .limit(mostOwnDevices)
    .execute();
}
