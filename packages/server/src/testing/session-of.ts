import { createSession } from '../sign-in/sessions-store.ts';
import { partsOf } from './gzip-body.ts';
import { type Client, newAddress, type TestServer } from './test-server.ts';

/** A session as a login makes it, without the time that a password takes. */
export async function sessionOf(server: TestServer, companyId: string, userId: string): Promise<Client> {
  const address = newAddress();
  const token = await server.database.lookup((db) =>
    createSession(db, { companyId, userId, address, userAgent: 'test' }),
  );
  return (method, url, given) => {
    const { body, options } = partsOf(given);
    const { headers, ...rest } = options;
    return server.http.inject({
      method,
      url,
      cookies: { servery_session: token },
      remoteAddress: address,
      headers: { 'x-servery-request': '1', ...headers },
      ...(body === undefined ? {} : { payload: Buffer.isBuffer(body) ? body : Object(body) }),
      ...rest,
    });
  };
}
