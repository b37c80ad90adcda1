import type { NewCompany, NewPerson, NewRole, NewTenant } from '@servery/demo';
import { readAddressLine } from '@servery/domain';
import type { CompanyScope, Database } from '../platform/database/database.ts';
import { emailKey } from '../sign-in/email-key.ts';
import { hashPassword } from '../sign-in/passwords.ts';

/** Writes a company with its locations, roles and people, all with the same password. */
export async function writeCompany(database: Database, company: NewCompany): Promise<void> {
  await database.inCompany(company.id, async (scope) => {
    await scope.db.insertInto('companies').values({ id: company.id, name: company.name, deleted_at: null }).execute();
    for (const tenant of company.tenants) await writeTenant(scope, tenant);
  });
  await writePeople(database, company.id, company);
}

/** Adds roles and people to a company, all people with the same password. */
export async function writePeople(
  database: Database,
  companyId: string,
  { roles, people, password }: Pick<NewCompany, 'roles' | 'people' | 'password'>,
): Promise<void> {
  const passwordHash = await hashPassword(password);
  await database.inCompany(companyId, async (scope) => {
    for (const role of roles) await writeRole(scope, role);
    for (const person of people) await writePerson(scope, person, passwordHash);
  });
}

async function writeRole(scope: CompanyScope, role: NewRole): Promise<void> {
  await scope.db
    .insertInto('roles')
    .values({
      company_id: scope.companyId,
      id: role.id,
      name: role.name,
      permissions: JSON.stringify(role.permissions),
      role_group: role.group ?? null,
      max_discount_pct: role.maxDiscountPct ?? null,
      is_default: role.isDefault ?? false,
    })
    .execute();
}

async function writeTenant(scope: CompanyScope, tenant: NewTenant): Promise<void> {
  await scope.db
    .insertInto('tenants')
    .values({
      company_id: scope.companyId,
      id: tenant.id,
      type: tenant.type,
      name: tenant.name,
      group_id: tenant.groupId ?? null,
      kiosk_active: tenant.kioskActive ?? false,
      latitude: tenant.latitude ?? null,
      longitude: tenant.longitude ?? null,
      address: tenant.address ?? null,
      ...readAddressLine(tenant.address ?? null),
      tags: JSON.stringify(tenant.tags ?? []),
      phone: tenant.phone ?? null,
      timezone: tenant.timezone,
      menu_id: null,
      licences: JSON.stringify({ online: true, delivery: true, tableService: true }),
      deleted_at: null,
    })
    .execute();
}

async function writePerson(scope: CompanyScope, person: NewPerson, passwordHash: string): Promise<void> {
  const { companyId } = scope;
  await scope.db
    .insertInto('users')
    .values({ company_id: companyId, id: person.id, email: person.email, display_name: person.name })
    .execute();
  await scope.db
    .insertInto('identities')
    .values({
      email_key: emailKey(person.email),
      company_id: companyId,
      user_id: person.id,
      password_hash: passwordHash,
      status: 'ACTIVE',
    })
    .execute();
  await scope.db
    .insertInto('grants')
    .values({
      company_id: companyId,
      user_id: person.id,
      role_id: person.roleId,
      object_type: person.on.type,
      object_id: person.on.type === 'GLOBAL' ? '' : person.on.id,
    })
    .execute();
}
