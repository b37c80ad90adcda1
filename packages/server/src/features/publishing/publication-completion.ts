import type { Kysely } from 'kysely';
import type { CompanyScope } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { awaitConfirmation } from './publication-notices.ts';

/** Closes batches and the publication once nothing of them is open. */
export async function completeIfDone(scope: CompanyScope, publicationId: string): Promise<void> {
  await scope.db
    .deleteFrom('open_batches')
    .where('company_id', '=', scope.companyId)
    .where('publication_id', '=', publicationId)
    .where('batch', 'not in', openLocations(scope.db, scope, publicationId).select('batch'))
    .execute();
  const open = await openLocations(scope.db, scope, publicationId).select('batch').limit(1).executeTakeFirst();
  if (open !== undefined) return;
  const { numUpdatedRows } = await scope.db
    .updateTable('publications')
    .set({ sync_completed: new Date() })
    .where('company_id', '=', scope.companyId)
    .where('id', '=', publicationId)
    .where('sync_completed', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await awaitConfirmation(scope, publicationId);
}

function openLocations(db: Pick<Kysely<Tables>, 'selectFrom'>, { companyId }: CompanyScope, publicationId: string) {
  return db
    .selectFrom('publication_locations')
    .where('company_id', '=', companyId)
    .where('publication_id', '=', publicationId)
    .where('ended_at', 'is', null);
}
