import { gzipSync } from 'node:zlib';
import type { Operations, ResponseOf } from '@servery/contract';
import type { TestCompany, TestServer } from './test-server.ts';

type Reported = { readonly status: number } & ResponseOf<Operations['reportTickets']>;

/** A terminal of a location, which reports tickets as they are given. */
export async function reportingTerminal(server: TestServer, company: TestCompany, locationId: string) {
  const admin = await company.as('admin');
  const credentials = `/api/tenants/${company.id}/${locationId}/api-credentials`;
  const { id, secret } = (await admin('POST', credentials, { name: 'Register' })).json();
  return async (...tickets: readonly unknown[]): Promise<Reported> => {
    const answer = await server.http.inject({
      method: 'POST',
      url: '/api/terminal/tickets',
      headers: { authorization: `Bearer ${id}.${secret}`, 'content-type': 'application/octet-stream' },
      payload: gzipSync(JSON.stringify({ tickets })),
    });
    return { status: answer.statusCode, ...answer.json() };
  };
}
