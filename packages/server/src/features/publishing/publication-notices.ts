import { workflowKinds } from '@servery/domain';
import { sql } from 'kysely';
import type { CompanyScope, Database } from '../../platform/database/database.ts';
import { anyOf } from '../../platform/database/lists.ts';
import { tell } from '../../platform/notifications/tell.ts';

interface StopNotice {
  readonly publicationId: string;
  readonly state: 'FAILED' | 'HELD' | 'CONTINUED';
  /** The person who held or continued it; null: it failed. */
  readonly by: { readonly userId: string; readonly name: string } | null;
}

/** Tells the people who may publish there that a publication stopped, or goes on. */
export async function tellStopped(scope: CompanyScope, { publicationId, state, by }: StopNotice): Promise<void> {
  const { workflow, started_by } = await readBeginning(scope, publicationId);
  await tell(scope, {
    id: noticeId(publicationId),
    kind: 'PUBLISH_STOPPED',
    audience: workflow === 'locations' ? 'PUBLISHES' : 'PUBLISHES_EMPLOYMENT',
    state,
    actorId: by?.userId ?? null,
    publicationId,
    details: { state, by: by?.name ?? null, startedById: started_by },
    isQuiet: state === 'CONTINUED',
  });
}

/** It is sent to all of its locations: from now on it is asked whether they confirmed it. */
export async function awaitConfirmation({ db, companyId }: CompanyScope, publicationId: string): Promise<void> {
  await sql`
    INSERT INTO unconfirmed_publications (company_id, publication_id)
    SELECT ${companyId}, ${publicationId} FROM publication_locations
    WHERE company_id = ${companyId} AND publication_id = ${publicationId}
    HAVING count(*) FILTER (WHERE state = 'COMPLETED') > 0 AND count(*) FILTER (WHERE state = 'FAILED') = 0
    ON CONFLICT DO NOTHING`.execute(db);
}

/** A location that is silent for longer is no reason to ask on. */
const askedDays = 14;
const soonMinutes = 10;
const publicationsAtOnce = 200;

/**
 * Tells the person who began a publication that its last location runs it. A publication sent a while ago is asked for less often.
 * @param isFar whether those are asked for too
 */
export async function tellConfirmed(database: Database, isFar: boolean): Promise<void> {
  const rows = await database.lookup((db) =>
    db
      .selectFrom('unconfirmed_publications')
      .select(['company_id', 'publication_id'])
      .$if(!isFar, (query) => query.where(sql<boolean>`sent_at > now() - make_interval(mins => ${soonMinutes})`))
      .orderBy('sent_at', 'desc')
      .limit(publicationsAtOnce)
      .execute(),
  );
  for (const { company_id, publication_id } of rows)
    await database.inCompany(company_id, (scope) => tellIfConfirmed(scope, publication_id));
}

async function tellIfConfirmed(scope: CompanyScope, publicationId: string): Promise<void> {
  const { workflow, started_by } = await readBeginning(scope, publicationId);
  const { kept, confirmed } = await countConfirmed(scope, publicationId, workflowKinds[workflow]);
  const isOver = kept === confirmed;
  // Where another one went out since, stores are no longer to run it.
  if (isOver && kept > 0)
    await tell(scope, {
      id: noticeId(publicationId),
      kind: 'PUBLISH_FINISHED',
      audience: 'ACTOR',
      state: 'LIVE',
      actorId: started_by,
      publicationId,
    });
  await scope.db
    .deleteFrom('unconfirmed_publications')
    .where('company_id', '=', scope.companyId)
    .where('publication_id', '=', publicationId)
    .$if(!isOver, (query) => query.where(sql<boolean>`sent_at < now() - make_interval(days => ${askedDays})`))
    .execute();
}

/**
 * How many documents of a publication are still those of their locations, and how many of these run there: the terminals were
 * heard since and said so, as `locationState` asks of one location.
 */
async function countConfirmed({ db, companyId }: CompanyScope, publicationId: string, kinds: readonly string[]) {
  const { rows } = await sql<{ kept: number; confirmed: number }>`
    SELECT count(*)::int AS kept,
      (count(*) FILTER (WHERE said.hash = published.hash AND contacts.last_ping >= published.published_at))::int AS confirmed
    FROM publication_locations AS sent
    JOIN tenants ON tenants.company_id = sent.company_id AND tenants.id = sent.location_id AND tenants.deleted_at IS NULL
    JOIN published ON published.company_id = sent.company_id AND published.location_id = sent.location_id
      AND published.kind = ${anyOf(kinds)} AND published.publication_id = sent.publication_id
    LEFT JOIN contacts ON contacts.company_id = sent.company_id AND contacts.location_id = sent.location_id
    LEFT JOIN acknowledgements AS said ON said.company_id = sent.company_id AND said.location_id = sent.location_id
      AND said.kind = published.kind
    WHERE sent.company_id = ${companyId} AND sent.publication_id = ${publicationId} AND sent.state = 'COMPLETED'`.execute(
    db,
  );
  return rows[0] ?? { kept: 0, confirmed: 0 };
}

function noticeId(publicationId: string): string {
  return `publication:${publicationId}`;
}

function readBeginning({ db, companyId }: CompanyScope, publicationId: string) {
  return db
    .selectFrom('publications')
    .select(['workflow', 'started_by'])
    .where('company_id', '=', companyId)
    .where('id', '=', publicationId)
    .executeTakeFirstOrThrow();
}
