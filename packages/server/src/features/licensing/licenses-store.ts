import type { Licenses } from '@servery/contract';
import { sql } from 'kysely';
import type { CompanyScope } from '../../platform/database/database.ts';
import type { License } from './license-token.ts';

/** The license of a location that is not deleted. */
export async function readLicense(scope: CompanyScope, locationId: string): Promise<License | undefined> {
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

/** Locks the location until the transaction ends: two changes of its license never run side by side. */
export async function lockLicense(scope: CompanyScope, locationId: string): Promise<License | undefined> {
  await scope.db
    .selectFrom('tenants')
    .select('id')
    .where('company_id', '=', scope.companyId)
    .where('id', '=', locationId)
    .forUpdate()
    .execute();
  return readLicense(scope, locationId);
}

/** Writes the licenses of the location from now on, under the next serial. */
export async function writeLicense(
  scope: CompanyScope,
  { locationId, serial }: License,
  next: { readonly licences: Licenses; readonly isRevoked: boolean },
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
