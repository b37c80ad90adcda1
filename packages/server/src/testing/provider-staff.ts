import type { Permission } from '@servery/domain';
import { writePeople } from '../demo/company-writer.ts';
import { newId } from '../platform/ids.ts';
import { testProvider } from './test-people.ts';
import { type Client, signIn, type TestServer } from './test-server.ts';

const password = 'correct horse 1';

/** Signs in somebody of the provider company, with these permissions on the whole of it beside those of its staff. */
export async function signInProvider(server: TestServer, permissions: readonly Permission[]): Promise<Client> {
  const providerId = await testProvider(server);
  const id = newId('usr');
  const email = `${id}@provider.example`;
  await writePeople(
    server.database,
    providerId,
    [{ id: `role_${id}`, name: `Staff ${id}`, permissions: ['PROVIDER_STAFF', ...permissions] }],
    [{ id, email, name: 'Robin Staff', roleId: `role_${id}`, on: { type: 'GLOBAL', id: '' } }],
    password,
  );
  return signIn(server, email, password);
}
