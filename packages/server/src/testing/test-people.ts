import { type GrantObject, isPermission } from '@servery/domain';
import { writeCompany, writePeople } from '../demo/company-writer.ts';
import { type Client, signIn, type TestServer } from './test-server.ts';

export interface TestHolder {
  readonly userId: string;
  readonly roleId: string;
  /** Signed in. */
  readonly client: Client;
}

/** Somebody new in a company, with a role of their own that carries these permissions. */
export async function buildHolder(
  server: TestServer,
  companyId: string,
  permissions: readonly string[],
  on: GrantObject = { type: 'GLOBAL', id: null },
): Promise<TestHolder> {
  const id = crypto.randomUUID().slice(0, 13);
  const holder = { userId: `usr_${id}`, roleId: `role_${id}` };
  const email = `${id}@people.example`;
  await writePeople(
    server.database,
    companyId,
    [{ id: holder.roleId, name: `Role ${id}`, permissions: permissions.filter(isPermission) }],
    [{ id: holder.userId, email, name: `Person ${id}`, roleId: holder.roleId, on: { type: on.type, id: on.id ?? '' } }],
    'correct horse 1',
  );
  return { ...holder, client: await signIn(server, email) };
}

let provider: Promise<string> | undefined;

/** The id of the provider company, written on first use of the worker's database. */
export function testProvider(server: TestServer): Promise<string> {
  provider ??= findOrWriteProvider(server);
  return provider;
}

async function findOrWriteProvider({ database }: TestServer): Promise<string> {
  const id = '1';
  const companies = await database.lookup((db) =>
    db.selectFrom('companies').select('id').where('id', '=', id).execute(),
  );
  if (companies.length === 0)
    await writeCompany(database, { id, name: 'Provider', tenants: [], roles: [], people: [], password: 'unused' });
  return id;
}
