import {
  namedPushStores,
  PUSH_FAILURES,
  type PushMessage,
  type PushState,
  type PushStoreReason,
} from '@servery/contract';
import type { PushContent } from '@servery/domain';
import { type Selectable, sql } from 'kysely';
import type { CompanyScope } from '../../platform/database/database.ts';
import { anyOf } from '../../platform/database/lists.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { Fault, notFound } from '../../platform/fault.ts';

export type PushRow = Selectable<Tables['push_messages']>;

/** Groups and locations where somebody may send; undefined for the whole company. */
export type PushReach = readonly string[] | undefined;

/**
 * Seconds after which a claim whose outcome is not there is one that nobody knows: its server has ended, since asking and
 * waiting take less.
 */
const claimSeconds = 120;

/** A page of the messages whose every place is within reach, the newest first. */
export async function listMessages(
  scope: CompanyScope,
  reach: PushReach,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ messages: PushMessage[]; total: number }> {
  const { db, companyId } = scope;
  const rows = await readable(scope, reach)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute();
  const counted = await db
    .selectFrom('push_messages')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('company_id', '=', companyId)
    .where(isWithin(reach))
    .executeTakeFirstOrThrow();
  return { messages: await toMessages(scope, rows), total: Number(counted.total) };
}

/** @throws Fault 404 for one that is not there or names a place beyond reach */
export async function readMessage(scope: CompanyScope, reach: PushReach, id: string): Promise<PushMessage> {
  const row = await readable(scope, reach).where('id', '=', id).executeTakeFirst();
  const [message] = row === undefined ? [] : await toMessages(scope, [row]);
  if (message === undefined) throw notFound();
  return message;
}

/** Claims that a server may still be asking about are counted in the statement that reads the outcomes: both change together. */
function readable({ db, companyId }: CompanyScope, reach: PushReach) {
  const sending = sql<number>`(SELECT count(*)::int FROM push_sends
    WHERE push_sends.company_id = push_messages.company_id AND push_sends.message_id = push_messages.id
      AND push_sends.state = 'CLAIMED' AND push_sends.claimed_at > now() - make_interval(secs => ${claimSeconds}::int))`;
  return db
    .selectFrom('push_messages')
    .selectAll()
    .select(sending.as('sending'))
    .where('company_id', '=', companyId)
    .where(isWithin(reach));
}

type ReadableRow = PushRow & { readonly sending: number };

interface Held {
  readonly id: string;
  /** The version that somebody looked at; absent: whichever. */
  readonly ver?: number;
  readonly states: readonly PushState[];
}

/**
 * Holds a message until the end of the transaction; whatever changes it or its stores holds it first.
 * @throws Fault 404, 409 for another version or a state that does not allow it
 */
export async function holdMessage(
  { db, companyId }: CompanyScope,
  reach: PushReach,
  { id, ver, states }: Held,
): Promise<PushRow> {
  const row = await db
    .selectFrom('push_messages')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where(isWithin(reach))
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw notFound();
  if ((ver !== undefined && ver !== row.ver) || !states.includes(row.state)) throw new Fault(409, 'CONFLICT');
  return row;
}

/** The content that a person writes, as it is stored. */
export function columnsOf({ title, text, audience, time }: Omit<PushContent, 'opens'>) {
  return {
    title,
    body: text,
    audience: JSON.stringify(audience),
    store_time: time === null ? null : JSON.stringify(time),
  };
}

function isWithin(reach: PushReach) {
  return reach === undefined
    ? sql<boolean>`true`
    : sql<boolean>`NOT EXISTS (SELECT FROM jsonb_array_elements_text(audience->'placeIds') AS place(id)
        WHERE place.id <> ALL(${[...reach]}::text[]))`;
}

async function toMessages(scope: CompanyScope, rows: readonly ReadableRow[]): Promise<PushMessage[]> {
  const ids = rows.filter(({ state }) => state !== 'DRAFT').map(({ id }) => id);
  const stores = await readLeftStores(scope, ids);
  return rows.map((row) => {
    const { SENT = 0, CLAIMED = 0, UNKNOWN: _, ...outcomes } = row.outcomes;
    const failed = PUSH_FAILURES.flatMap((reason) => {
      const count = outcomes[reason] ?? 0;
      return count === 0 ? [] : [{ reason, count }];
    });
    const ended = failed.reduce((sum, { count }) => sum + count, SENT);
    const open = Math.max(0, CLAIMED - ended);
    const isSending = Math.min(open, row.sending);
    return {
      id: row.id,
      ver: row.ver,
      title: row.title,
      text: row.body,
      opens: row.opens,
      audience: row.audience,
      time: row.store_time,
      state: row.state,
      by: row.created_name,
      sentBy: row.sent_name,
      changedAt: row.changed_at.toISOString(),
      beginsAt: row.begins_at?.toISOString() ?? null,
      endedAt: row.ended_at?.toISOString() ?? null,
      trouble: row.trouble,
      results:
        row.state === 'DRAFT'
          ? null
          : {
              sent: SENT,
              failed,
              sending: isSending,
              notKnown: open - isSending,
              opened: row.opened,
              stores: stores.get(row.id) ?? [],
            },
    };
  });
}

type LeftStores = NonNullable<PushMessage['results']>['stores'];

async function readLeftStores(
  { db, companyId }: CompanyScope,
  ids: readonly string[],
): Promise<ReadonlyMap<string, LeftStores>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ message_id: string; reason: PushStoreReason; count: number; names: string[] }>`
    SELECT own.message_id, own.state AS reason, count(*)::int AS count,
      (array_agg(coalesce(tenants.name, own.location_id) ORDER BY tenants.name))[1:${namedPushStores}::int] AS names
    FROM push_stores AS own
    LEFT JOIN tenants ON tenants.company_id = own.company_id AND tenants.id = own.location_id
    WHERE own.company_id = ${companyId} AND own.message_id = ${anyOf(ids)} AND own.state NOT IN ('WAITING', 'GOING', 'DONE')
    GROUP BY own.message_id, own.state ORDER BY own.state`.execute(db);
  return Map.groupBy(rows, ({ message_id }) => message_id);
}
