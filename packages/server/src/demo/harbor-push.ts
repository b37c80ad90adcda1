import { type HarborMessage, harborMessages, harborPhones } from '@servery/demo';
import { instantAt, localTimeIn, quietFrom } from '@servery/domain';
import { sql } from 'kysely';
import { readStores, type Store } from '../configuration/stores/admitted-stores.ts';
import { type EmailHash, recordDevices } from '../features/push/push-devices.ts';
import type { CompanyScope, Database } from '../platform/database/database.ts';
import { companyId, dana } from './harbor-actors.ts';

const dayMillis = 86_400_000;
/** 11:15 AM of a store. */
const sentAt = 11 * 3_600 + 15 * 60;

/** Guests of the demo who have the app, two messages that they had, and a draft. */
export async function writeHarborPush(database: Database, hash: EmailHash): Promise<void> {
  await database.inCompany(companyId, async (scope) => {
    const now = Date.now();
    for (const [locationId, phones] of harborPhones(now)) {
      const devices = phones.map((phone) => ({
        ...phone,
        lastOrderAt: phone.lastOrderAt === null ? null : new Date(phone.lastOrderAt).toISOString(),
      }));
      await recordDevices(scope, { locationId, body: { devices, removed: [] }, hash });
    }
    for (const message of harborMessages) await writeMessage(scope, message, now);
  });
}

async function writeMessage(scope: CompanyScope, message: HarborMessage, now: number): Promise<void> {
  const { id, title, text, opens, placeIds, daysAgo } = message;
  const audience = { placeIds: [...placeIds], lastOrder: null, channels: [], isOncePerDay: true };
  const at = new Date(now - (daysAgo ?? 0) * dayMillis);
  await scope.db
    .insertInto('push_messages')
    .values({
      company_id: scope.companyId,
      id,
      title,
      body: text,
      opens: opens === null ? null : JSON.stringify(opens),
      audience: JSON.stringify(audience),
      state: daysAgo === null ? 'DRAFT' : 'SENT',
      created_at: at,
      changed_at: at,
      created_by: dana.userId,
      created_name: dana.name,
      sent_name: daysAgo === null ? null : dana.name,
      trouble: null,
    })
    .execute();
  if (daysAgo === null) return;
  const stores = await readStores(
    scope,
    placeIds.map((one) => ({ id: one })),
  );
  for (const store of stores) await writeSends(scope, message, { store, due: dueAt(store, at) });
  await sumUp(scope, id);
}

function dueAt({ timezone }: Store, at: Date): number {
  return instantAt(localTimeIn(at.getTime(), timezone).date, sentAt, timezone);
}

interface SentStore {
  readonly store: Store;
  /** Epoch milliseconds. */
  readonly due: number;
}

async function writeSends(scope: CompanyScope, message: HarborMessage, { store, due }: SentStore): Promise<void> {
  const { companyId: company, db } = scope;
  const at = new Date(due);
  await db
    .insertInto('push_stores')
    .values({
      company_id: company,
      message_id: message.id,
      location_id: store.id,
      due_at: at,
      expires_at: new Date(quietFrom(due, store.timezone)),
      state: 'DONE',
    })
    .execute();
  await sql`
    INSERT INTO push_sends (company_id, message_id, device_id, location_id, state, claimed_at, opened_at)
    SELECT ${company}, ${message.id}, id, location_id, CASE WHEN row_number() OVER (ORDER BY id) % 31 = 30
      THEN 'UNREGISTERED' ELSE 'SENT' END, ${at.toISOString()}::timestamptz, CASE WHEN row_number() OVER (ORDER BY id)
      % ${message.openedByOneOf}::int = 1 THEN ${at.toISOString()}::timestamptz + interval '20 minutes' END
    FROM push_devices WHERE company_id = ${company} AND location_id = ${store.id} AND opted_in`.execute(db);
}

async function sumUp({ db, companyId: company }: CompanyScope, id: string): Promise<void> {
  await sql`
    UPDATE push_messages SET opened = summed.opened, begins_at = stores.first, ended_at = stores.last,
      outcomes = jsonb_build_object('CLAIMED', summed.all, 'SENT', summed.sent, 'UNREGISTERED', summed.all - summed.sent)
    FROM (SELECT count(*)::int AS all, count(*) FILTER (WHERE state = 'SENT')::int AS sent, count(opened_at)::int AS opened
        FROM push_sends WHERE company_id = ${company} AND message_id = ${id}) AS summed,
      (SELECT min(due_at) AS first, max(due_at) AS last
        FROM push_stores WHERE company_id = ${company} AND message_id = ${id}) AS stores
    WHERE company_id = ${company} AND id = ${id}`.execute(db);
}
