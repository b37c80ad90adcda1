import type { CompanyScope } from '../../platform/database/database.ts';

/** Closes batches and the publication once nothing of them is open. */
export async function completeIfDone(scope: CompanyScope, publicationId: string): Promise<void> {
  const open = await scope.db
    .selectFrom('publication_locations')
    .select('batch')
    .distinct()
    .where('company_id', '=', scope.companyId)
    .where('publication_id', '=', publicationId)
    .where('ended_at', 'is', null)
    .execute();
  const batches = open.map((row) => row.batch);
  await scope.db
    .deleteFrom('open_batches')
    .where('company_id', '=', scope.companyId)
    .where('publication_id', '=', publicationId)
    .$if(batches.length > 0, (query) => query.where('batch', 'not in', batches))
    .execute();
  if (batches.length > 0) return;
  await scope.db
    .updateTable('publications')
    .set({ sync_completed: new Date() })
    .where('company_id', '=', scope.companyId)
    .where('id', '=', publicationId)
    .where('sync_completed', 'is', null)
    .execute();
}
