import type { GivenUser } from '@servery/contract';
import { isPermission, type RoleRights } from '@servery/domain';
import { sql } from 'kysely';
import type { Actor } from '../../access/actor.ts';
import type { CompanyScope, Database } from '../../platform/database/database.ts';
import { emailKey } from '../../sign-in/email-key.ts';
import { admitDistinct, limitExceeded } from '../../sign-in/rate-limits.ts';
import type { KnownPlace } from './employee.ts';
import { expectMany, idsOf } from './employees-store.ts';
import { readEmploymentChoices } from './employment-choices.ts';

export interface KnownRole extends RoleRights {
  readonly id: string;
  readonly name: string;
}

/** The data that people are checked against: everything that their fields name, and the others who have values that must be unique. */
export interface CheckContext {
  readonly roles: ReadonlyMap<string, KnownRole>;
  readonly places: ReadonlyMap<string, KnownPlace>;
  /** Their names by id. */
  readonly jobTypes: ReadonlyMap<string, string>;
  readonly requirements: ReadonlyMap<string, string>;
  /** Active people by POS id. */
  readonly posIdOwners: ReadonlyMap<string, string>;
  /** By key of the email address; of another company: only that it is taken. */
  readonly emailOwners: ReadonlyMap<string, string>;
}

/** Somebody of another company: nothing else is known of them here. */
const elsewhere = '';

/** So many different addresses of accounts in other companies may the people of a company meet: an account is taken once over all, and so its absence cannot be hidden. */
const accountsElsewhere = { name: 'accounts-elsewhere', count: 100, minutes: 24 * 60 };

/**
 * The owners of these email addresses, in whatever company: looked up before the company's own transaction.
 * @throws Fault 429 for any address that the company itself does not have, once its people have met too many of other companies
 */
export async function findEmailOwners(
  database: Pick<Database, 'lookup'>,
  { companyId }: Pick<Actor, 'companyId'>,
  people: readonly Pick<GivenUser, 'email' | 'posId'>[],
): Promise<Map<string, string>> {
  const keys = new Set(people.flatMap(({ email }) => (email ? [emailKey(email)] : [])));
  if (keys.size === 0) return new Map();
  const found = await database.lookup(async (db) => {
    await expectMany(db, keys.size);
    const rows = await db
      .selectFrom('identities')
      .select(['email_key', 'company_id', 'user_id'])
      .where(sql<boolean>`email_key IN (${idsOf([...keys])})`)
      .execute();
    const foreign = rows.filter((row) => row.company_id !== companyId).map((row) => row.email_key);
    if (rows.length - foreign.length === keys.size) return { rows, isAdmitted: true };
    const met = { subject: companyId, things: foreign };
    return { rows, isAdmitted: await admitDistinct(db, accountsElsewhere, met) };
  });
  // Thrown inside the transaction, it would take the count back.
  if (!found.isAdmitted) throw limitExceeded(accountsElsewhere);
  return new Map(found.rows.map((row) => [row.email_key, row.company_id === companyId ? row.user_id : elsewhere]));
}

export async function readCheckContext(
  scope: CompanyScope,
  people: readonly Pick<GivenUser, 'email' | 'posId'>[],
  emailOwners: ReadonlyMap<string, string>,
): Promise<CheckContext> {
  await expectMany(scope.db, people.length);
  const { jobTypes, requirements } = await readEmploymentChoices(scope);
  const owners = await scope.db
    .selectFrom('users')
    .select(['id', 'pos_id'])
    .where('company_id', '=', scope.companyId)
    .where('deactivated_at', 'is', null)
    .where(sql<boolean>`pos_id IN (${idsOf(people.flatMap(({ posId }) => posId ?? []))})`)
    .execute();
  return {
    roles: new Map((await readRoles(scope)).map((role) => [role.id, role])),
    places: new Map((await readPlaces(scope)).map((place) => [place.id, place])),
    jobTypes: namesOf(jobTypes),
    requirements: namesOf(requirements),
    posIdOwners: new Map(owners.map((row) => [row.pos_id ?? '', row.id])),
    emailOwners,
  };
}

/** Names by id. */
export function namesOf(entries: readonly { readonly id: string; readonly name: string }[]): Map<string, string> {
  return new Map(entries.map(({ id, name }) => [id, name]));
}

export async function readRoles(scope: CompanyScope): Promise<KnownRole[]> {
  const rows = await scope.db
    .selectFrom('roles')
    .select(['id', 'name', 'permissions', 'max_discount_pct'])
    .where('company_id', '=', scope.companyId)
    .where('is_default', '=', false)
    .orderBy(sql`lower(name)`)
    .execute();
  return rows.map(({ id, name, permissions, max_discount_pct: maxDiscountPct }) => ({
    id,
    name,
    permissions: permissions.filter(isPermission),
    maxDiscountPct,
  }));
}

/** Locations and groups, by name. */
export async function readPlaces(scope: CompanyScope): Promise<KnownPlace[]> {
  const rows = await scope.db
    .selectFrom('tenants')
    .select(['id', 'name', 'type', 'group_id'])
    .where('company_id', '=', scope.companyId)
    .where('deleted_at', 'is', null)
    .orderBy(sql`lower(name)`)
    .execute();
  return rows.map(({ id, name, type, group_id: groupId }) => ({ id, name, place: { id, type, groupId } }));
}
