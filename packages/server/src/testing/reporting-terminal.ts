import { gzipSync } from 'node:zlib';
import type { Operations, ResponseOf } from '@servery/contract';
import type { TestCompany, TestServer } from './test-server.ts';

type Reported = { readonly status: number } & ResponseOf<Operations['reportTickets']>;

/** A terminal of a location, which reports tickets as they are given. */
export async function reportingTerminal(server: TestServer, company: TestCompany, locationId: string) {
  return (await terminalOf(server, company, locationId)).report;
}

/** A terminal of a location, with a credential of its own. */
export async function terminalOf(server: TestServer, company: TestCompany, locationId: string) {
  const admin = await company.as('admin');
  const credentials = `/api/tenants/${company.id}/${locationId}/api-credentials`;
  const { id, secret } = (await admin('POST', credentials, { name: 'Register' })).json();
  const authorization = `Bearer ${id}.${secret}`;
  const post = (path: string, payload: object) =>
    server.http.inject({ method: 'POST', url: `/api/terminal/${path}`, headers: { authorization }, payload });
  const checkIn = async (outOfStock?: string) => (await post('check-in', { running: {}, outOfStock })).json();
  const reportZipped = async (path: string, body: object) => {
    const answer = await server.http.inject({
      method: 'POST',
      url: `/api/terminal/${path}`,
      headers: { authorization, 'content-type': 'application/octet-stream' },
      payload: gzipSync(JSON.stringify(body)),
    });
    return { status: answer.statusCode, ...answer.json() };
  };
  return {
    report: (...tickets: readonly unknown[]): Promise<Reported> => reportZipped('tickets', { tickets }),
    reportPunches: (...punches: readonly unknown[]): Promise<Reported> => reportZipped('time-punches', { punches }),
    /** @param outOfStock the hash of the list that the terminal holds */
    checkIn,
    /** Phones of guests, as the ordering app of the location reports them. */
    reportDevices: (devices: readonly object[], removed: readonly string[] = []) =>
      post('push-devices', { devices, removed }),
    reportOpened: (opened: readonly object[]) => post('push-opened', { opened }),
    reportStock: async (...changes: readonly object[]): Promise<ResponseOf<Operations['reportOutOfStock']>> =>
      (await post('out-of-stock', { changes })).json(),
  };
}
