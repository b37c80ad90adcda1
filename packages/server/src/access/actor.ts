import { type Grant, type GrantObject, isPermission, mayOnCompany } from '@servery/domain';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { AuditActor } from '../platform/audit.ts';
import type { CompanyScope } from '../platform/database/database.ts';
import { heldRoles } from './held-roles.ts';

/** The caller: a person with the rights of this very moment. */
export interface Actor extends AuditActor {
  readonly email: string;
  /** While acting as another person: the company of the signed-in person. */
  readonly originalCompanyId: string | null;
  /** The company that the person belongs to. */
  readonly homeCompanyId: string;
  /** The company that the request is about: another than home only for provider staff. */
  readonly companyId: string;
  readonly grants: readonly Grant[];
  /** EE-08: those that count for staff data of the company; none where the person may see none of it. */
  readonly staffGrants: readonly Grant[];
  readonly sessionHash: string;
  /** Looks on as another person: whatever changes something is refused. */
  readonly isReadOnly: boolean;
}

/** The terminal side of a location. */
export interface TerminalActor {
  readonly credentialId: string;
  readonly companyId: string;
  readonly locationId: string;
}

/** The person's current grants; a change of role counts from the next request on. */
export async function loadGrants(scope: CompanyScope, userId: string): Promise<Grant[]> {
  const rows = await grantsOf(scope).where('grants.user_id', '=', userId).execute();
  return rows.map(grantOf);
}

/** Somebody of the company, who looks after its staff data, and the grants of this moment. */
export async function loadPerson(scope: CompanyScope, userId: string) {
  const { grants, ...user } = await scope.db
    .selectFrom('users')
    .innerJoin('companies', 'companies.id', 'users.company_id')
    .selectAll('users')
    .select('companies.staff_data')
    .select(jsonArrayFrom(grantsOf(scope).where('grants.user_id', '=', sql<string>`users.id`)).as('grants'))
    .where('users.company_id', '=', scope.companyId)
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();
  return { user, grants: grants.map(grantOf) };
}

function grantsOf(scope: CompanyScope) {
  return heldRoles(scope)
    .select(['roles.id', 'roles.name', 'roles.permissions', 'roles.max_discount_pct'])
    .select(['grants.object_type', 'grants.object_id']);
}

interface GrantRow {
  readonly id: string;
  readonly name: string;
  readonly permissions: readonly string[];
  readonly max_discount_pct: number | null;
  readonly object_type: GrantObject['type'];
  readonly object_id: string;
}

function grantOf(row: GrantRow): Grant {
  return {
    roleId: row.id,
    roleName: row.name,
    permissions: row.permissions.filter(isPermission),
    maxDiscountPct: row.max_discount_pct,
    grantedOn: grantObjectOf(row),
  };
}

/** The object that a row of `grants` names, as the domain says it. */
export function grantObjectOf(row: { object_type: GrantObject['type']; object_id: string }): GrantObject {
  return row.object_type === 'GLOBAL' ? { type: 'GLOBAL', id: null } : { type: row.object_type, id: row.object_id };
}

/** PM-48: provider staff may work in every company. */
export function isProviderStaff(homeCompanyId: string, grants: readonly Grant[], providerId: string): boolean {
  return homeCompanyId === providerId && mayOnCompany(grants, ['PROVIDER_STAFF']);
}

/** Works in a company that is not their own, or acts as somebody of it. */
export function isOutsider({
  homeCompanyId,
  originalCompanyId,
  companyId,
}: Pick<Actor, 'homeCompanyId' | 'originalCompanyId' | 'companyId'>): boolean {
  return homeCompanyId !== companyId || (originalCompanyId !== null && originalCompanyId !== companyId);
}
