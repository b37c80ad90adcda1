import type { NotificationEntry, Operations, QueryOf, ResponseOf } from '@servery/contract';
import {
  NOTIFICATION_DAYS,
  NOTIFICATION_KINDS,
  type NotificationGroup,
  notificationKinds,
  shownKinds,
} from '@servery/domain';
import { type RawBuilder, sql } from 'kysely';
import type { CompanyScope } from '../../platform/database/database.ts';
import { anyOf } from '../../platform/database/lists.ts';
import { invalid } from '../../platform/fault.ts';
import { concerning, type Reader } from './concerning.ts';
import { withFacts } from './notification-facts.ts';

type Page = ResponseOf<Operations['listNotifications']>;
const usualPage = 30;
/** More are not counted: the bell says `99+`. */
const mostCounted = 100;

/** The notifications that concern a reader, newest first. */
export async function listNotifications(
  scope: CompanyScope,
  reader: Reader,
  asked: QueryOf<Operations['listNotifications']>,
): Promise<Page> {
  const { limit = usualPage } = asked;
  const conditions = [
    concerning(scope, { reader, kinds: shownKinds(reader.preferences) }),
    withinDays,
    ...(asked.group === undefined ? [] : [sql<boolean>`notifications.kind = ${anyOf(kindsOf(asked.group))}`]),
    ...(asked.unreadOnly === true ? [isUnread(scope, reader)] : []),
    ...(asked.openOnly === true ? [isOpen(scope, reader)] : []),
    ...(asked.after === undefined ? [] : [isAfter(asked.after)]),
  ];
  const rows = await scope.db
    .selectFrom('notifications')
    .select(['id', 'kind', 'at', 'publication_id', 'details'])
    .select(isUnread(scope, reader).as('is_unread'))
    .where(sql<boolean>`${sql.join(conditions, sql` AND `)}`)
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(limit + 1)
    .execute();
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const facts = await withFacts(scope, reader, page);
  return {
    entries: page.flatMap(({ id, at, is_unread }): NotificationEntry[] => {
      const told = facts.get(id);
      return told === undefined ? [] : [{ id, at: at.toISOString(), isUnread: is_unread, facts: told }];
    }),
    next: rows.length > limit && last !== undefined ? `${last.at.toISOString()} ${last.id}` : null,
  };
}

export async function countUnread(scope: CompanyScope, reader: Reader): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    SELECT count(*)::int AS unread FROM (SELECT FROM notifications
      WHERE ${concerning(scope, { reader, kinds: shownKinds(reader.preferences) })} AND ${withinDays} AND ${isUnread(scope, reader)}
      LIMIT ${mostCounted}::int) AS found`.execute(scope.db);
  return rows[0]?.unread ?? 0;
}

/** Marks single ones, those that are the company's. */
export async function markRead({ db, companyId }: CompanyScope, userId: string, ids: readonly string[]): Promise<void> {
  await sql`
    INSERT INTO notification_reads (company_id, user_id, notification_id, read_at)
    SELECT company_id, ${userId}, id, now() FROM notifications WHERE company_id = ${companyId} AND id = ${anyOf(ids)}
    ON CONFLICT (company_id, user_id, notification_id) DO UPDATE SET read_at = excluded.read_at`.execute(db);
}

/** Marks everything up to now; the single marks before it say nothing more. */
export async function markAllRead(scope: CompanyScope, userId: string): Promise<void> {
  await scope.db
    .insertInto('notification_readers')
    .values({ company_id: scope.companyId, user_id: userId, read_until: new Date(), preferences: null })
    .onConflict((conflict) => conflict.columns(['company_id', 'user_id']).doUpdateSet({ read_until: new Date() }))
    .execute();
  await scope.db
    .deleteFrom('notification_reads')
    .where('company_id', '=', scope.companyId)
    .where('user_id', '=', userId)
    .execute();
}

const withinDays = sql<boolean>`notifications.at > now() - make_interval(days => ${NOTIFICATION_DAYS}::int)`;

/** Notifications from before somebody's first role here count as read. */
function isUnread({ companyId }: CompanyScope, { userId }: Reader): RawBuilder<boolean> {
  return sql<boolean>`(
    notifications.at > coalesce((SELECT read_until FROM notification_readers
      WHERE company_id = ${companyId} AND user_id = ${userId}), (SELECT min(granted_at) FROM grants
      WHERE company_id = ${companyId} AND user_id = ${userId}), '-infinity')
    AND NOT EXISTS (SELECT FROM notification_reads AS done WHERE done.company_id = ${companyId}
      AND done.user_id = ${userId} AND done.notification_id = notifications.id AND done.read_at >= notifications.at))`;
}

/** Nothing says when a failed publish or a broken offer is mended: for each reader they end by being read. */
function isOpen(scope: CompanyScope, reader: Reader): RawBuilder<boolean> {
  const unread = isUnread(scope, reader);
  return sql<boolean>`CASE notifications.kind
    WHEN 'STORE_SILENT' THEN notifications.details ->> 'backAt' IS NULL
    WHEN 'OFFER_NEVER_APPLIES' THEN ${unread}
    WHEN 'PUBLISH_STOPPED' THEN EXISTS (SELECT FROM publication_locations AS sent
      WHERE sent.company_id = notifications.company_id AND sent.publication_id = notifications.publication_id
        AND ((sent.is_held AND sent.ended_at IS NULL) OR (sent.state = 'FAILED' AND ${unread})))
    ELSE false END`;
}

function isAfter(cursor: string): RawBuilder<boolean> {
  const [at = '', id = ''] = cursor.split(' ', 2);
  if (Number.isNaN(Date.parse(at))) throw invalid('INVALID', 'expected what `next` said', 'querystring.after');
  return sql<boolean>`(notifications.at < ${at}::timestamptz
    OR (notifications.at = ${at}::timestamptz AND notifications.id > ${id}))`;
}

function kindsOf(group: NotificationGroup): readonly string[] {
  return NOTIFICATION_KINDS.filter((kind) => notificationKinds[kind].group === group);
}
