import type { Tenant } from '@servery/contract';
import type { Selectable, Updateable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { CompanyScope } from '../../platform/database/database.ts';
import { anyOf } from '../../platform/database/lists.ts';
import type { Tables } from '../../platform/database/tables.ts';

type TenantRow = Selectable<Tables['tenants']>;
type ContactColumns = { readonly last_ping: Date | null; readonly software_version: string | null };

/** The tenants of the company that are not deleted, by name. */
function selectTenants(scope: CompanyScope) {
  return scope.db
    .selectFrom('tenants')
    .leftJoin('contacts', (join) =>
      join.onRef('contacts.company_id', '=', 'tenants.company_id').onRef('contacts.location_id', '=', 'tenants.id'),
    )
    .selectAll('tenants')
    .select(['contacts.last_ping', 'contacts.software_version'])
    .where('tenants.company_id', '=', scope.companyId)
    .where('tenants.deleted_at', 'is', null)
    .orderBy('tenants.name');
}

/** The rows as one JSON value: of thousands, the embedded database hands over a value far sooner than a hundred thousand fields. */
export async function readTenants(
  scope: CompanyScope,
  type: TenantRow['type'] | undefined,
  only?: readonly string[],
): Promise<Tenant[]> {
  const { rows } = await scope.db
    .selectNoFrom(() =>
      jsonArrayFrom(
        selectTenants(scope)
          .$if(type !== undefined, (query) => query.where('tenants.type', '=', type ?? 'LOCATION'))
          .$if(only !== undefined, (query) => query.where('tenants.id', '=', anyOf(only ?? []))),
      ).as('rows'),
    )
    .executeTakeFirstOrThrow();
  return rows.map((row) => tenantOf({ ...row, last_ping: row.last_ping === null ? null : new Date(row.last_ping) }));
}

export async function readTenant(scope: CompanyScope, id: string): Promise<Tenant | undefined> {
  const row = await selectTenants(scope).where('tenants.id', '=', id).executeTakeFirst();
  return row === undefined ? undefined : tenantOf(row);
}

/** The row of a tenant, locked until the transaction ends: an edit, a move and a deletion never run side by side. */
export async function lockTenant(scope: CompanyScope, id: string): Promise<TenantRow | undefined> {
  return scope.db
    .selectFrom('tenants')
    .selectAll()
    .where('company_id', '=', scope.companyId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Creations and renamings of one company come one after the other: names stay unique. */
export async function lockNames(scope: CompanyScope): Promise<void> {
  await scope.db.selectFrom('companies').select('id').where('id', '=', scope.companyId).forUpdate().execute();
}

export async function updateTenant(
  scope: CompanyScope,
  id: string,
  values: Updateable<Tables['tenants']>,
): Promise<void> {
  await scope.db
    .updateTable('tenants')
    .set(values)
    .where('company_id', '=', scope.companyId)
    .where('id', '=', id)
    .execute();
}

/** EN-04 EN-05 EN-14 */
function tenantOf(row: Omit<TenantRow, 'deleted_at'> & ContactColumns): Tenant {
  return {
    id: row.id,
    companyId: row.company_id,
    name: row.name,
    type: row.type,
    groupId: row.group_id,
    kioskActive: row.kiosk_active,
    latitude: row.latitude,
    longitude: row.longitude,
    lastPing: row.last_ping?.toISOString() ?? null,
    softwareVersion: row.software_version,
    address: row.address,
    street: row.street,
    street2: row.street2,
    city: row.city,
    state: row.state,
    zip: row.zip,
    phone: row.phone,
    timezone: row.timezone,
    menuId: row.menu_id,
    licences: row.licences,
    tags: row.tags,
    sevenshifts: { locationId: row.labor_location_id },
    ver: row.ver,
  };
}
