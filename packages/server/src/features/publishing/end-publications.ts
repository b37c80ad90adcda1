import type { CompanyScope } from '../../platform/database/database.ts';
import { anyOf } from '../../platform/database/lists.ts';
import { completeIfDone } from './publication-completion.ts';
import type { WorkflowName } from './publication-plan.ts';

/**
 * Terminates everything that is still to be published in a company. A worker that is at one of its locations finds the row
 * ended, so that nothing is moved after this transaction.
 * @returns how many publications were ended
 */
export function endPublications(scope: CompanyScope): Promise<number> {
  return endOpen(scope, undefined, 'The company was deleted.');
}

/** The same for one location, begun or not; the publications go on elsewhere. */
export function endPublicationsAt(scope: CompanyScope, locationId: string): Promise<number> {
  return endOpen(scope, locationId, 'The location was deleted.');
}

/** Locations whose waiting publications end. */
interface EndOfWaiting {
  readonly locationIds: readonly string[];
  /** Shown at the location; null where a person ended it. */
  readonly error?: string | null;
}

/**
 * Terminates what publications of a workflow have not begun at these locations.
 * @returns the publications that lost some
 */
export async function endWaiting(
  scope: CompanyScope,
  workflow: WorkflowName,
  { locationIds, error = null }: EndOfWaiting,
): Promise<readonly string[]> {
  const rows = await scope.db
    .updateTable('publication_locations')
    .set({ state: 'TERMINATED', ended_at: new Date(), error })
    .where('company_id', '=', scope.companyId)
    .where('location_id', '=', anyOf(locationIds))
    .where('state', 'in', ['SCHEDULED', 'WAITING'])
    .where('publication_id', 'in', (query) =>
      query
        .selectFrom('publications')
        .select('id')
        .where('company_id', '=', scope.companyId)
        .where('workflow', '=', workflow),
    )
    .returning('publication_id')
    .execute();
  return completeAll(scope, rows);
}

async function endOpen(scope: CompanyScope, locationId: string | undefined, error: string): Promise<number> {
  const rows = await scope.db
    .updateTable('publication_locations')
    .set({ state: 'TERMINATED', ended_at: new Date(), error })
    .where('company_id', '=', scope.companyId)
    .where('ended_at', 'is', null)
    .$if(locationId !== undefined, (query) => query.where('location_id', '=', locationId ?? ''))
    .returning('publication_id')
    .execute();
  return (await completeAll(scope, rows)).length;
}

async function completeAll(
  scope: CompanyScope,
  rows: readonly { readonly publication_id: string }[],
): Promise<readonly string[]> {
  const publications = [...new Set(rows.map((row) => row.publication_id))];
  for (const publication of publications) await completeIfDone(scope, publication);
  return publications;
}
