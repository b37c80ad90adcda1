import type { NotificationEntry } from '@servery/contract';
import { NOTIFICATION_KINDS, type NotificationKind } from '@servery/domain';
import { sql } from 'kysely';
import type { CompanyScope } from '../../../platform/database/database.ts';
import { anyOf } from '../../../platform/database/lists.ts';
import { concerning, type Reader } from '../concerning.ts';
import { withFacts } from '../notification-facts.ts';

export type MailWay = 'AT_ONCE' | 'DIGEST';

/** Seconds until the mails of a worker that fell silent are sent by another. */
const leaseSeconds = 90;

/** Takes the due notifications of a person, so that no other worker sends it beside this one. @returns ids of notifications */
export async function claimMails({ db, companyId }: CompanyScope, userId: string, way: MailWay): Promise<string[]> {
  const { rows } = await sql<{ notification_id: string }>`
    UPDATE notification_mails SET claimed_until = now() + make_interval(secs => ${leaseSeconds}::int)
    WHERE company_id = ${companyId} AND user_id = ${userId} AND way = ${way} AND sent_at IS NULL
      AND due_at <= now() + interval '1 second' AND coalesce(claimed_until, '-infinity') < now()
    RETURNING notification_id`.execute(db);
  return rows.map(({ notification_id }) => notification_id);
}

interface ClaimedMails {
  readonly userId: string;
  readonly way: MailWay;
  readonly ids: readonly string[];
}

/** They were sent, or are sent later. */
export async function endClaim(
  { db, companyId }: CompanyScope,
  { userId, way, ids }: ClaimedMails,
  isSent: boolean,
): Promise<void> {
  await db
    .updateTable('notification_mails')
    .set({ claimed_until: null, ...(isSent && { sent_at: new Date() }) })
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .where('way', '=', way)
    .where('sent_at', 'is', null)
    .where('notification_id', '=', anyOf(ids))
    .execute();
}

/** Ids of the notifications that wait for the next digest of a person. */
export async function waitingForDigest({ db, companyId }: CompanyScope, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('notification_mails')
    .select('notification_id')
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .where('way', '=', 'DIGEST')
    .where('sent_at', 'is', null)
    .execute();
  return rows.map(({ notification_id }) => notification_id);
}

/** So many are told in one mail. */
const mostTold = 100;

/** The facts that these notifications tell a person now: of those that the person still wants in this way and may still see, newest first. */
export async function factsFor(
  scope: CompanyScope,
  reader: Reader,
  { way, ids }: Omit<ClaimedMails, 'userId'>,
): Promise<readonly NotificationEntry['facts'][]> {
  if (ids.length === 0) return [];
  const isWanted = (kind: NotificationKind) => reader.preferences.ways[kind][way === 'DIGEST' ? 'digest' : 'mail'];
  const rows = await scope.db
    .selectFrom('notifications')
    .select(['id', 'kind', 'publication_id', 'details'])
    .where(concerning(scope, { reader, kinds: NOTIFICATION_KINDS.filter(isWanted) }))
    .where('id', '=', anyOf(ids))
    .orderBy('at', 'desc')
    .limit(mostTold)
    .execute();
  const facts = await withFacts(scope, reader, rows);
  return rows.flatMap(({ id }) => facts.get(id) ?? []);
}
