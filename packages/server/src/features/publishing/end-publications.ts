import type { CompanyScope } from '../../platform/database/database.ts';
import { completeIfDone } from './publication-completion.ts';

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

async function endOpen(scope: CompanyScope, locationId: string | undefined, error: string): Promise<number> {
  const rows = await scope.db
    .updateTable('publication_locations')
    .set({ state: 'TERMINATED', ended_at: new Date(), error })
    .where('company_id', '=', scope.companyId)
    .where('ended_at', 'is', null)
    .$if(locationId !== undefined, (query) => query.where('location_id', '=', locationId ?? ''))
    .returning('publication_id')
    .execute();
  const publications = new Set(rows.map((row) => row.publication_id));
  for (const publication of publications) await completeIfDone(scope, publication);
  return publications.size;
}
