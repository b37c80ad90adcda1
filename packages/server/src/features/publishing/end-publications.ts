import type { CompanyScope } from '../../platform/database/database.ts';
import { completeIfDone } from './publication-completion.ts';

/**
 * Terminates everything that is still to be published in a company. A worker that is at one of its locations finds the row
 * ended, so that nothing is moved after this transaction.
 * @returns how many publications were ended
 */
export async function endPublications(scope: CompanyScope): Promise<number> {
  const rows = await scope.db
    .updateTable('publication_locations')
    .set({ state: 'TERMINATED', ended_at: new Date(), error: 'The company was deleted.' })
    .where('company_id', '=', scope.companyId)
    .where('ended_at', 'is', null)
    .returning('publication_id')
    .execute();
  const publications = new Set(rows.map((row) => row.publication_id));
  for (const publication of publications) await completeIfDone(scope, publication);
  return publications.size;
}
