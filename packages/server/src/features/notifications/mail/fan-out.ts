import {
  concernsCompanyWide,
  digestTime,
  type GrantTarget,
  indexPlaces,
  isConcernedAt,
  mailTime,
  type NotificationKind,
  type PlaceIndex,
} from '@servery/domain';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { CompanyScope, Database } from '../../../platform/database/database.ts';
import { rowsOf } from '../../../platform/database/lists.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import { type Rounds, startRounds } from '../../../platform/work/rounds.ts';
import { isRightsAudience } from '../concerning.ts';
import { notificationMailQueue } from './mail-queue.ts';
import { type MailReader, readMailReaders } from './people.ts';

const pauseMillis = 5000;
const eventsAtOnce = 100;
const mailsAtOnce = 2000;

interface FreshEvent {
  readonly id: string;
  readonly kind: NotificationKind;
  readonly audience: string;
  readonly state: string;
  readonly actor_id: string | null;
  readonly publication_id: string | null;
  readonly tenant_ids: readonly string[];
  readonly started_by: string | null;
}

interface FanOutOptions {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly logger: FastifyBaseLogger;
}

/** Finds for each new event the people who want a mail of it. An event that two nodes take up is mailed once. */
export function startFanOut({ database, jobs, logger }: FanOutOptions): Rounds {
  return startRounds({
    pauseMillis,
    round: (stopping) => fanOutFresh(database, jobs, stopping),
    onError: (error) => logger.error({ err: error }, 'notifications were not handed to mail'),
  });
}

async function fanOutFresh(database: Database, jobs: Jobs, stopping: AbortSignal): Promise<void> {
  const rows = await database.lookup((db) =>
    db
      .selectFrom('notifications')
      .select('company_id')
      .distinct()
      .where('is_fresh', '=', true)
      .limit(eventsAtOnce)
      .execute(),
  );
  for (const { company_id } of rows)
    if (!stopping.aborted) await database.inCompany(company_id, (scope) => fanOutIn(scope, jobs));
}

/** Its people are read once for all its new events. */
async function fanOutIn(scope: CompanyScope, jobs: Jobs): Promise<void> {
  const { rows: events } = await sql<FreshEvent>`
    UPDATE notifications SET is_fresh = false WHERE (company_id, id) IN (SELECT company_id, id FROM notifications
      WHERE company_id = ${scope.companyId} AND is_fresh ORDER BY moved_at LIMIT ${eventsAtOnce}::int FOR UPDATE SKIP LOCKED)
    RETURNING id, kind, audience, state, actor_id, publication_id, tenant_ids, details ->> 'startedById' AS started_by`.execute(
    scope.db,
  );
  if (events.length === 0) return;
  const readers = await readMailReaders(scope);
  const now = Date.now();
  for (const event of events) {
    const places = indexPlaces(await placesOf(scope, event));
    const told = readers.filter((reader) => isTold(reader, event, places));
    const mails = told.flatMap((reader) => mailsOf(reader, event, now));
    for (let from = 0; from < mails.length; from += mailsAtOnce)
      await writeMails(scope, jobs, { event, mails: mails.slice(from, from + mailsAtOnce) });
  }
}

async function placesOf({ db, companyId }: CompanyScope, event: FreshEvent): Promise<GrantTarget[]> {
  const rows = await db
    .selectFrom('tenants')
    .select(['id', 'type', 'group_id'])
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .where(
      event.publication_id === null
        ? sql<boolean>`(id = ANY(${[...event.tenant_ids]}::text[])
            OR (${event.audience === 'EDITS_MENUS'} AND group_id = ANY(${[...event.tenant_ids]}::text[])))`
        : sql<boolean>`id IN (SELECT location_id FROM publication_locations
            WHERE company_id = ${companyId} AND publication_id = ${event.publication_id})`,
    )
    .execute();
  return rows.map(({ id, type, group_id }) => ({ id, type, groupId: group_id }));
}

function isTold(reader: MailReader, { audience, kind, actor_id, ...event }: FreshEvent, places: PlaceIndex): boolean {
  if (!isRightsAudience(audience)) return actor_id === reader.userId;
  if (kind !== 'PUBLISH_FINISHED' && actor_id === reader.userId) return false;
  if (event.publication_id === null && event.tenant_ids.length === 0) return concernsCompanyWide(reader, audience);
  return isConcernedAt(reader, audience, { places, stores: reader.preferences.stores });
}

interface WaitingMail {
  readonly userId: string;
  readonly way: 'AT_ONCE' | 'DIGEST';
  readonly due: number;
}

function mailsOf({ userId, preferences }: MailReader, { kind, started_by }: FreshEvent, now: number): WaitingMail[] {
  const { mail, digest } = preferences.ways[kind];
  const isOwnStop = kind === 'PUBLISH_STOPPED' && started_by === userId;
  const digestAt = digest ? digestTime(preferences, now) : undefined;
  return [
    ...(mail ? [{ userId, way: 'AT_ONCE', due: isOwnStop ? now : mailTime(preferences, now) } as const] : []),
    ...(digestAt === undefined ? [] : [{ userId, way: 'DIGEST', due: digestAt } as const]),
  ];
}

async function writeMails(
  scope: CompanyScope,
  jobs: Jobs,
  { event, mails }: { readonly event: FreshEvent; readonly mails: readonly WaitingMail[] },
): Promise<void> {
  const { companyId } = scope;
  const rows = mails.map(({ userId, way, due }) => ({
    company_id: companyId,
    notification_id: event.id,
    state: event.state,
    user_id: userId,
    way,
    due_at: new Date(due).toISOString(),
  }));
  const columns = sql`company_id, notification_id, state, user_id, way, due_at`;
  await sql`INSERT INTO notification_mails (${columns}) SELECT ${columns} FROM ${rowsOf('notification_mails', rows)}
    ON CONFLICT DO NOTHING`.execute(scope.db);
  await jobs.enqueueAll(
    scope,
    notificationMailQueue,
    mails.map(({ userId, way, due }) => ({ data: { companyId, userId, way }, startAfter: new Date(due) })),
  );
}
