import type {
  OpenWorkflows,
  Publication,
  PublicationState,
  Workflow,
  WorkflowExecution,
  WorkflowStatus,
} from '@servery/contract';
import { type Selectable, sql } from 'kysely';
import type { CompanyScope } from '../../platform/database/database.ts';
import { anyOf } from '../../platform/database/lists.ts';
import { readMark, writtenSince } from '../../platform/database/moved-since.ts';
import type { PublicationsTable } from '../../platform/database/tables/publishing-tables.ts';
import { notFound } from '../../platform/fault.ts';
import { movedVersions } from './moved-versions.ts';
import type { WorkflowName } from './publication-plan.ts';

interface Asked {
  /** Absent: all. */
  readonly workflow?: WorkflowName;
  readonly openOnly: boolean;
  readonly limit: number;
}

/** Publications without their locations, newest first; a person sees those that reach a location of theirs. */
export async function listPublications(
  scope: CompanyScope,
  visible: ReadonlySet<string>,
  { workflow, openOnly, limit }: Asked,
): Promise<Publication[]> {
  const publications = await scope.db
    .selectFrom('publications')
    .selectAll()
    .where('company_id', '=', scope.companyId)
    .$if(workflow !== undefined, (query) => query.where('workflow', '=', workflow ?? 'locations'))
    .$if(openOnly, (query) => query.where('sync_completed', 'is', null))
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
  const ids = publications.map(({ id }) => id);
  const counted = await countLocations(scope, ids, visible);
  return publications.flatMap((publication) => {
    const states = (counted.get(publication.id) ?? []).filter(({ seen }) => seen > 0);
    if (states.length === 0) return [];
    return [
      {
        wfExec: { workflowId: publication.id, runId: publication.run_id },
        kind: publication.workflow,
        action: publication.action,
        name: publication.name,
        startedBy: publication.started_by_name,
        syncDate: publication.sync_date.toISOString(),
        syncStarted: publication.sync_started?.toISOString() ?? null,
        syncCompleted: publication.sync_completed?.toISOString() ?? null,
        held: heldOf(publication),
        reachesOthers: (counted.get(publication.id) ?? []).some(({ seen, all }) => seen < all),
        counts: Object.fromEntries(states.map(({ state, seen }) => [state, seen])),
      },
    ];
  });
}

/** By publication, how many locations are in each state: of all, and of those that the person may see. */
async function countLocations(scope: CompanyScope, publicationIds: readonly string[], visible: ReadonlySet<string>) {
  const rows = await scope.db
    .selectFrom('publication_locations')
    .select(['publication_id', 'state', sql<number>`count(*)::int`.as('all')])
    .select(sql<number>`(count(*) FILTER (WHERE location_id = ${anyOf([...visible])}))::int`.as('seen'))
    .where('company_id', '=', scope.companyId)
    .where('publication_id', '=', anyOf(publicationIds))
    .groupBy(['publication_id', 'state'])
    .orderBy('state')
    .execute();
  return Map.groupBy(rows, (row) => row.publication_id);
}

/** By publication, those of its locations that the person may see. */
async function locationsOf(scope: CompanyScope, publicationIds: readonly string[], visible: ReadonlySet<string>) {
  const rows = await scope.db
    .selectFrom('publication_locations')
    .select(['publication_id', 'location_id'])
    .where('company_id', '=', scope.companyId)
    .where('publication_id', '=', anyOf(publicationIds))
    .where('location_id', '=', anyOf([...visible]))
    .execute();
  const byPublication = Map.groupBy(rows, (row) => row.publication_id);
  return (id: string) => (byPublication.get(id) ?? []).map((row) => row.location_id);
}

/** PB-24: those that have not completed. */
export async function listOpen(
  scope: CompanyScope,
  { workflow, visible }: Omit<OpenAsked, 'since'>,
): Promise<Workflow[]> {
  const open = await listPublications(scope, visible, { workflow, openOnly: true, limit: mostOpen });
  const ids = open.map(({ wfExec }) => wfExec.workflowId);
  const locations = await locationsOf(scope, ids, visible);
  return open.map((one) => ({ ...one, locationIds: locations(one.wfExec.workflowId) }));
}

interface OpenAsked {
  readonly workflow: WorkflowName;
  /** The mark that the last answer carried; empty: there is none. */
  readonly since: string;
  readonly visible: ReadonlySet<string>;
}

/** PB-24: those that have not completed, their locations only where the publication was written since; they never become others. */
export async function listOpenSince(
  scope: CompanyScope,
  { workflow, since: given, visible }: OpenAsked,
): Promise<OpenWorkflows> {
  const { now, since } = await readMark(scope, given, [...visible]);
  if (since === undefined) return { since: now, workflows: await listOpen(scope, { workflow, visible }) };
  const open = await listPublications(scope, visible, { workflow, openOnly: true, limit: mostOpen });
  const rows = await scope.db
    .selectFrom('publications')
    .select('id')
    .where('company_id', '=', scope.companyId)
    .where('id', '=', anyOf(open.map(({ wfExec }) => wfExec.workflowId)))
    .where(writtenSince('publications', since))
    .execute();
  const written = new Set(rows.map(({ id }) => id));
  const locations = await locationsOf(scope, [...written], visible);
  return {
    since: now,
    workflows: open.map((one) => {
      const { workflowId } = one.wfExec;
      return { ...one, locationIds: written.has(workflowId) ? locations(workflowId) : null };
    }),
  };
}

/** Publications that have not completed, in one answer. */
const mostOpen = 1000;

interface StatusAsked {
  readonly workflow: WorkflowName;
  readonly execution: WorkflowExecution & { readonly since?: string | undefined };
  readonly visible: ReadonlySet<string>;
}

/** PB-25: one workflow, location by location, for the locations that the person may see; with `since` those that moved. */
export async function readStatus(
  scope: CompanyScope,
  { workflow, execution, visible }: StatusAsked,
): Promise<WorkflowStatus> {
  const publication = await findPublication(scope, workflow, execution);
  const { now, since } = await readMark(scope, execution.since, [...visible]);
  const rows = await scope.db
    .selectFrom('publication_locations')
    .selectAll()
    .where('company_id', '=', scope.companyId)
    .where('publication_id', '=', publication.id)
    .$if(since !== undefined, (query) => query.where(writtenSince('publication_locations', since ?? '')))
    .execute();
  const shown = rows.filter((row) => visible.has(row.location_id));
  if (shown.length === 0 && since === undefined) throw notFound();
  const versions = await movedVersions(scope, publication, shown);
  const statuses = shown.map((row) => {
    return { id: row.location_id, status: { ...statusOf(row), versions: versions.get(row.location_id) ?? [] } };
  });
  return {
    syncStarted: publication.sync_started?.toISOString() ?? null,
    syncCompleted: publication.sync_completed?.toISOString() ?? null,
    syncDate: publication.sync_date.toISOString(),
    held: heldOf(publication),
    since: now,
    isWhole: since === undefined,
    ...(execution.since === undefined
      ? { locationToStatuses: Object.fromEntries(statuses.map(({ id, status }) => [id, [status]])) }
      : { locationToStatuses: {}, moved: alike(statuses) }),
  };
}

type LocationStatus = NonNullable<WorkflowStatus['moved']>[number]['status'];

/** Locations with one status together: a wave brings the same to hundreds in one moment. */
function alike(all: readonly { readonly id: string; readonly status: LocationStatus }[]) {
  return [...Map.groupBy(all, ({ status }) => JSON.stringify(status)).values()].flatMap((group) => {
    const [first] = group;
    return first === undefined ? [] : [{ locationIds: group.map(({ id }) => id), status: first.status }];
  });
}

/** All locations of a publication, and whether it is still to end there. */
export async function listLocations(
  scope: CompanyScope,
  { workflow, execution }: Pick<StatusAsked, 'workflow' | 'execution'>,
): Promise<readonly { readonly id: string; readonly isOpen: boolean }[]> {
  const publication = await findPublication(scope, workflow, execution);
  const rows = await scope.db
    .selectFrom('publication_locations')
    .select(['location_id', 'ended_at'])
    .where('company_id', '=', scope.companyId)
    .where('publication_id', '=', publication.id)
    .execute();
  return rows.map((row) => ({ id: row.location_id, isOpen: row.ended_at === null }));
}

/** Never trusts an execution sent back: looked up by both ids, in the company and workflow at hand. */
export async function findPublication(scope: CompanyScope, workflow: WorkflowName, execution: WorkflowExecution) {
  const row = await scope.db
    .selectFrom('publications')
    .selectAll()
    .where('company_id', '=', scope.companyId)
    .where('workflow', '=', workflow)
    .where('id', '=', execution.workflowId)
    .where('run_id', '=', execution.runId)
    .executeTakeFirst();
  if (row === undefined) throw notFound();
  return row;
}

function heldOf({ held_at, held_by_name }: Pick<Selectable<PublicationsTable>, 'held_at' | 'held_by_name'>) {
  return held_at === null ? null : { since: held_at.toISOString(), by: held_by_name ?? '' };
}

function statusOf(row: {
  state: PublicationState;
  started_at: Date | null;
  ended_at: Date | null;
  error: string | null;
  due_at: Date;
  batch: number;
}) {
  return {
    state: row.state,
    startTime: row.started_at?.toISOString() ?? null,
    endTime: row.ended_at?.toISOString() ?? null,
    dueTime: row.due_at.toISOString(),
    batch: row.batch,
    ...(row.error === null ? {} : { error: row.error }),
  };
}
