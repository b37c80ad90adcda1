import type { Licences } from '@servery/contract';
import { sql } from 'kysely';
import type { CompanyScope } from '../../platform/database/database.ts';
import type { Licence } from './licence-token.ts';

/** The licence of a location that is not deleted. */
export async function readLicence(scope: CompanyScope, locationId: string): Promise<Licence | undefined> {
  const row = await scope.db
    .selectFrom('tenants')
    .leftJoin('licences', (join) =>
      join.onRef('licences.company_id', '=', 'tenants.company_id').onRef('licences.location_id', '=', 'tenants.id'),
    )
    .select(['tenants.licences', 'licences.serial', 'licences.changed_at', 'licences.revoked_at'])
    .where('tenants.company_id', '=', scope.companyId)
    .where('tenants.id', '=', locationId)
    .where('tenants.type', '=', 'LOCATION')
    .where('tenants.deleted_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { online, delivery, tableService } = row.licences;
  return {
    companyId: scope.companyId,
    locationId,
    licences: { online, delivery, tableService },
    serial: row.serial ?? 0,
    changedAt: row.changed_at,
    isRevoked: row.revoked_at !== null,
  };
}

/** Locks the location until the transaction ends: two changes of its licence never run side by side. */
export async function lockLicence(scope: CompanyScope, locationId: string): Promise<Licence | undefined> {
  await scope.db
    .selectFrom('tenants')
    .select('id')
    .where('company_id', '=', scope.companyId)
    .where('id', '=', locationId)
    .forUpdate()
    .execute();
  return readLicence(scope, locationId);
}

/** Writes what the location is licensed for from now on, under the next serial. */
export async function writeLicence(
  scope: CompanyScope,
  { locationId, serial }: Licence,
  next: { readonly licences: Licences; readonly isRevoked: boolean },
): Promise<void> {
  await scope.db
    .updateTable('tenants')
    .set({ licences: JSON.stringify(next.licences) })
    .where('company_id', '=', scope.companyId)
    .where('id', '=', locationId)
    .execute();
  const state = {
    serial: serial + 1,
    changed_at: sql<Date>`now()`,
    revoked_at: next.isRevoked ? sql<Date>`now()` : null,
  };
  await scope.db
    .insertInto('licences')
    .values({ company_id: scope.companyId, location_id: locationId, ...state })
    .onConflict((conflict) => conflict.columns(['company_id', 'location_id']).doUpdateSet(state))
    .execute();
}
