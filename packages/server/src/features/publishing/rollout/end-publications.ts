import type { CompanyScope } from '../../../platform/database/database.ts';
import { anyOf, pieces } from '../../../platform/database/lists.ts';
import type { WorkflowName } from '../publication-plan.ts';
import { advance } from './advance.ts';

/**
 * Terminates everything that is still to be published in a company. A worker that is at one of its locations finds the row
 * ended, so that nothing is moved after this transaction.
 * @returns how many publications were ended
 */
export async function endPublications(scope: CompanyScope): Promise<number> {
  const open = await readOpen(scope, {});
  return (await endAll(scope, open, { alsoBegun: true, error: 'The company was deleted.' })).length;
}

/** The same for one location, begun or not; the publications go on elsewhere. */
export async function endPublicationsAt(scope: CompanyScope, locationId: string): Promise<number> {
  const open = await readOpen(scope, { locationIds: [locationId] });
  return (await endAll(scope, open, { alsoBegun: true, error: 'The location was deleted.' })).length;
}

/** Locations whose waiting publications end. */
interface EndOfWaiting {
  readonly locationIds: readonly string[];
  /** Shown at the location; null where a person ended it. */
  readonly error?: string | null;
}

/**
 * Terminates the parts of publications of a workflow that have not begun at these locations.
 * @returns the publications that lost some
 */
export async function endWaiting(
  scope: CompanyScope,
  workflow: WorkflowName,
  { locationIds, error = null }: EndOfWaiting,
): Promise<readonly string[]> {
  const open: OpenLocation[] = [];
  for (const piece of pieces(locationIds)) open.push(...(await readOpen(scope, { locationIds: piece, workflow })));
  return endAll(scope, open, { alsoBegun: false, error });
}

interface OpenLocation {
  readonly publication_id: string;
  readonly location_id: string;
}

interface OpenAsked {
  readonly locationIds?: readonly string[];
  readonly workflow?: WorkflowName;
}

function readOpen(scope: CompanyScope, { locationIds, workflow }: OpenAsked): Promise<OpenLocation[]> {
  return scope.db
    .selectFrom('publication_locations')
    .innerJoin('publications', (join) =>
      join
        .onRef('publications.company_id', '=', 'publication_locations.company_id')
        .onRef('publications.id', '=', 'publication_locations.publication_id'),
    )
    .select(['publication_id', 'location_id'])
    .where('publication_locations.company_id', '=', scope.companyId)
    .where('ended_at', 'is', null)
    .$if(locationIds !== undefined, (query) => query.where('location_id', '=', anyOf(locationIds ?? [])))
    .$if(workflow !== undefined, (query) => query.where('workflow', '=', workflow ?? 'locations'))
    .execute();
}

interface End {
  readonly alsoBegun: boolean;
  readonly error: string | null;
}

async function endAll(scope: CompanyScope, open: readonly OpenLocation[], end: End): Promise<readonly string[]> {
  const ended: string[] = [];
  const byPublication = [...Map.groupBy(open, (row) => row.publication_id)];
  // Always in the same order, so that two never wait for each other.
  for (const [publicationId, rows] of byPublication.toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const event = { kind: 'ended', locationIds: rows.map((row) => row.location_id), ...end } as const;
    const advanced = await advance(scope, publicationId, { event });
    if (advanced !== undefined && advanced.changed > 0) ended.push(publicationId);
  }
  return ended;
}
