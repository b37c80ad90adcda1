import { type GrantObject, isPermission, type Permission } from '@servery/domain';
import { writePeople } from '../demo/company-writer.ts';
import { newId } from '../platform/ids.ts';
import { type Client, signIn, type TestCompany, type TestServer } from './test-server.ts';

export interface TestHolder {
  readonly userId: string;
  readonly roleId: string;
  /** Signed in. */
  readonly client: Client;
}

interface NewHolder {
  readonly permissions: readonly string[];
  readonly on?: GrantObject | undefined;
  readonly name?: string;
}

/** Somebody new in a company, with a role of their own that carries these permissions. */
export async function buildHolder(
  server: TestServer,
  companyId: string,
  { permissions, on = { type: 'GLOBAL', id: null }, name }: NewHolder,
): Promise<TestHolder> {
  const id = newId('tst').toLowerCase().replaceAll('_', '-');
  const holder = { userId: `usr_${id}`, roleId: `role_${id}` };
  const email = `${id}@people.example`;
  await writePeople(server.database, companyId, {
    roles: [{ id: holder.roleId, name: `Role ${id}`, permissions: permissions.filter(isPermission) }],
    people: [
      {
        id: holder.userId,
        email,
        name: name ?? `Person ${id}`,
        roleId: holder.roleId,
        on: { type: on.type, id: on.id ?? '' },
      },
    ],
    password: 'correct horse 1',
  });
  return { ...holder, client: await signIn(server, email) };
}

interface PersonRights {
  readonly permissions: readonly Permission[];
  readonly on?: GrantObject | undefined;
  /** Of a second role, on the whole company. */
  readonly onCompany?: readonly Permission[];
}

/** Signs in somebody new of a company whose one role has these permissions, on the whole company or on one place. */
export async function personWith(
  server: TestServer,
  company: TestCompany,
  { permissions, on, onCompany }: PersonRights,
): Promise<Client> {
  const { client, userId } = await buildHolder(server, company.id, { permissions, on, name: 'Pat Person' });
  if (onCompany !== undefined) await addRole(server, company.id, { userId, permissions: onCompany });
  return client;
}

interface AddedRole {
  readonly userId: string;
  readonly permissions: readonly Permission[];
  /** The whole company, unless said. */
  readonly on?: GrantObject;
}

/** Another role of somebody, of their own, with these permissions. */
export async function addRole(
  server: TestServer,
  companyId: string,
  { userId, permissions, on = { type: 'GLOBAL', id: null } }: AddedRole,
): Promise<void> {
  const id = newId('role').toLowerCase();
  await server.database.inCompany(companyId, async ({ db }) => {
    const role = { company_id: companyId, id, name: id, permissions: JSON.stringify(permissions) };
    await db.insertInto('roles').values(role).execute();
    await db
      .insertInto('grants')
      .values({ company_id: companyId, user_id: userId, role_id: id, object_type: on.type, object_id: on.id ?? '' })
      .execute();
  });
}

/** Signs in somebody of the provider company, with these permissions on the whole of it beside those of its staff. */
export async function signInProvider(server: TestServer, permissions: readonly Permission[]): Promise<Client> {
  const provider = await testProvider(server);
  return (await buildHolder(server, provider, { permissions: ['PROVIDER_STAFF', ...permissions], name: 'Robin Staff' }))
    .client;
}

let provider: Promise<string> | undefined;

/** The id of the provider company, written on first use of the worker's database. */
export function testProvider(server: TestServer): Promise<string> {
  provider ??= findOrWriteProvider(server);
  return provider;
}

/** Workers may share one database, so that another may have written it. */
async function findOrWriteProvider({ database }: TestServer): Promise<string> {
  const id = '1';
  await database.inCompany(id, (scope) =>
    scope.db
      .insertInto('companies')
      .values({ id, name: 'Servery', deleted_at: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  );
  return id;
}
