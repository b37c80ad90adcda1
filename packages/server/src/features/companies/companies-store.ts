import type { StaffDataKeeper } from '@servery/domain';
import { sql } from 'kysely';
import type { CompanyScope, Database } from '../../platform/database/database.ts';

export interface CompanyRow {
  readonly id: string;
  readonly name: string;
  readonly ver: number;
  readonly created_at: Date;
}

export interface StoredCompany extends CompanyRow {
  readonly third_party_integration_url: string | null;
  readonly staff_data: StaffDataKeeper;
}

export interface Brand {
  readonly id: string;
  readonly name: string;
}

/** Companies that are not deleted, with how many brands each has, by name. */
export async function listCompanies(
  database: Database,
  onlyId?: string,
): Promise<(CompanyRow & { readonly brands: number })[]> {
  return database.lookup((db) =>
    db
      .selectFrom('companies')
      .select(['id', 'name', 'ver', 'created_at'])
      .select((eb) =>
        eb
          .selectFrom('brands')
          .select(sql<number>`count(*)::int`.as('count'))
          .whereRef('brands.company_id', '=', 'companies.id')
          .as('counted'),
      )
      .where('deleted_at', 'is', null)
      .$if(onlyId !== undefined, (query) => query.where('id', '=', onlyId ?? ''))
      .orderBy('name')
      .orderBy('id')
      .execute()
      .then((rows) => rows.map(({ counted, ...row }) => ({ ...row, brands: counted ?? 0 }))),
  );
}

/** The company of the scope, unless it is deleted. */
export async function readCompany(scope: CompanyScope) {
  return scope.db
    .selectFrom('companies')
    .select(['id', 'name', 'ver', 'created_at', 'third_party_integration_url', 'staff_data'])
    .where('id', '=', scope.companyId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** The same, locked until the transaction ends. */
export async function lockCompany(scope: CompanyScope) {
  return scope.db
    .selectFrom('companies')
    .select(['id', 'name', 'ver', 'created_at', 'third_party_integration_url', 'staff_data'])
    .where('id', '=', scope.companyId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** How many locations and active people the company of the scope has. */
export async function countMembers(scope: CompanyScope): Promise<{ locations: number; people: number }> {
  const locations = await scope.db
    .selectFrom('tenants')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('company_id', '=', scope.companyId)
    .where('type', '=', 'LOCATION')
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  const people = await scope.db
    .selectFrom('identities')
    .select(sql<number>`count(distinct user_id)::int`.as('count'))
    .where('company_id', '=', scope.companyId)
    .where('status', '=', 'ACTIVE')
    .executeTakeFirstOrThrow();
  return { locations: locations.count, people: people.count };
}

/** CO-05: in the order that the company gave them. */
export async function listBrands(scope: CompanyScope): Promise<Brand[]> {
  return scope.db
    .selectFrom('brands')
    .select(['id', 'name'])
    .where('company_id', '=', scope.companyId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** Writes exactly these brands; those that are left out go. */
export async function replaceBrands(scope: CompanyScope, brands: readonly Brand[]): Promise<void> {
  await scope.db.deleteFrom('brands').where('company_id', '=', scope.companyId).execute();
  if (brands.length === 0) return;
  await scope.db
    .insertInto('brands')
    .values(brands.map(({ id, name }, position) => ({ company_id: scope.companyId, id, name, position })))
    .execute();
}

/** Ends the access of people and terminals of the company: identities and sessions; terminals follow from the company itself. */
export async function signEveryoneOut(scope: CompanyScope): Promise<number> {
  await scope.db
    .updateTable('identities')
    .set({ status: 'DELETED' })
    .where('company_id', '=', scope.companyId)
    .execute();
  const { numDeletedRows } = await scope.db
    .deleteFrom('sessions')
    .where('company_id', '=', scope.companyId)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
