import type { Permission } from '@servery/domain';
import { writePeople } from '../demo/company-writer.ts';
import { newId } from '../platform/ids.ts';
import { type Client, signIn, type TestCompany, type TestServer } from './test-server.ts';

const password = 'correct horse 1';

/** Signs in somebody new of a company whose one role has these permissions, on the whole company or on one place. */
export async function personWith(
  server: TestServer,
  company: TestCompany,
  permissions: readonly Permission[],
  on: { readonly type: 'GLOBAL' | 'GROUP' | 'LOCATION'; readonly id: string } = { type: 'GLOBAL', id: '' },
): Promise<Client> {
  const id = newId('usr');
  const email = `${id}@${company.id.slice(-8).toLowerCase()}.example`;
  const role = { id: `role_${id}`, name: `Role of ${id}`, permissions };
  await writePeople(
    server.database,
    company.id,
    [role],
    [{ id, email, name: 'Pat Person', roleId: role.id, on }],
    password,
  );
  return signIn(server, email, password);
}
