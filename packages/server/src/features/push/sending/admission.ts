import { sql } from 'kysely';
import { readStores, type Store } from '../../../configuration/stores/admitted-stores.ts';
import type { CompanyScope, Database } from '../../../platform/database/database.ts';
import { anyOf } from '../../../platform/database/lists.ts';
import { linkProblems } from '../push-links.ts';

/** A message with stores whose turn has come. */
export interface DueMessage {
  readonly companyId: string;
  readonly messageId: string;
}

const messagesAtOnce = 50;
const storesAtOnce = 1_000;

/** Of a store that a message goes to: it is its turn. */
export const isPushDue = sql<boolean>`state IN ('WAITING', 'GOING') AND due_at <= now()`;

export async function readDue(database: Database): Promise<readonly DueMessage[]> {
  const { rows } = await database.lookup((db) =>
    sql<{ company_id: string; message_id: string }>`
      SELECT company_id, message_id FROM push_stores WHERE ${isPushDue}
      GROUP BY company_id, message_id ORDER BY min(due_at) LIMIT ${messagesAtOnce}::int`.execute(db),
  );
  return rows.map(({ company_id, message_id }) => ({ companyId: company_id, messageId: message_id }));
}

/**
 * Looks at the stores whose turn has come once, before anything is claimed there: one that is gone, or where the target of the message
 * is not there or not active at this moment, gets nothing. A page of them. @returns whether there may be more
 */
export async function admitDue(scope: CompanyScope, messageId: string): Promise<boolean> {
  const { db, companyId } = scope;
  const message = await db
    .selectFrom('push_messages')
    .select('opens')
    .where('company_id', '=', companyId)
    .where('id', '=', messageId)
    .forUpdate()
    .executeTakeFirst();
  if (message === undefined) return false;
  const due = await db
    .selectFrom('push_stores')
    .select('location_id')
    .where('company_id', '=', companyId)
    .where('message_id', '=', messageId)
    .where('state', '=', 'WAITING')
    .where('due_at', '<=', sql<Date>`now()`)
    .orderBy('location_id')
    .limit(storesAtOnce)
    .execute();
  const ids = due.map(({ location_id }) => location_id);
  if (ids.length === 0) return false;
  const stores = (await isCompanyThere(scope))
    ? await readStores(
        scope,
        ids.map((id) => ({ id })),
      )
    : [];
  const own = stores.filter(({ id }) => ids.includes(id));
  const unable = message.opens === null ? new Set<string>() : await withoutLink(scope, own, message.opens);
  const there = new Set(own.map(({ id }) => id));
  await setState(scope, { messageId, ids: ids.filter((id) => !there.has(id)), state: 'GONE' });
  await setState(scope, { messageId, ids: [...unable], state: 'LINK' });
  await setState(scope, { messageId, ids: [...there].filter((id) => !unable.has(id)), state: 'GOING' });
  await endIfDone(scope, messageId);
  return ids.length === storesAtOnce;
}

async function isCompanyThere({ db, companyId }: CompanyScope): Promise<boolean> {
  const company = await db.selectFrom('companies').select('deleted_at').where('id', '=', companyId).executeTakeFirst();
  return company?.deleted_at === null;
}

async function withoutLink(
  scope: CompanyScope,
  stores: readonly Store[],
  link: Parameters<typeof linkProblems>[2]['link'],
): Promise<ReadonlySet<string>> {
  const now = Date.now();
  return new Set((await linkProblems(scope, stores, { link, atOf: () => now })).keys());
}

interface NewState {
  readonly messageId: string;
  readonly ids: readonly string[];
  readonly state: 'GONE' | 'LINK' | 'GOING';
}

async function setState({ db, companyId }: CompanyScope, { messageId, ids, state }: NewState): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('push_stores')
    .set({ state })
    .where('company_id', '=', companyId)
    .where('message_id', '=', messageId)
    .where('location_id', '=', anyOf(ids))
    .execute();
}

/** A message has been sent once no store is still to come. The message is held by the transaction. */
export async function endIfDone({ db, companyId }: CompanyScope, messageId: string): Promise<void> {
  await sql`
    UPDATE push_messages SET state = CASE WHEN open THEN 'SENDING' ELSE 'SENT' END,
      ended_at = CASE WHEN open THEN NULL ELSE now() END
    FROM (SELECT EXISTS (SELECT FROM push_stores WHERE company_id = ${companyId} AND message_id = ${messageId}
      AND state IN ('WAITING', 'GOING')) AS open) AS stores
    WHERE company_id = ${companyId} AND id = ${messageId} AND state IN ('SCHEDULED', 'SENDING', 'SENT')`.execute(db);
}
