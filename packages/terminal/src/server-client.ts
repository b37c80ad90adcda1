import { type BodyOf, createClient, type Operations, type ResponseOf, ServerAnswerError } from '@servery/contract';

export type CheckIn = ResponseOf<Operations['checkIn']>;
export type Running = BodyOf<Operations['acknowledge']>['running'];

/** Of tickets and of time punches. */
export type ReportAnswer = ResponseOf<Operations['reportTickets'] | Operations['reportPunches']>;

export interface ServerClient {
  /** @param stockHash of the stored out-of-stock list */
  checkIn(running: Running, stockHash: string | undefined): Promise<CheckIn>;
  acknowledge(running: Running): Promise<void>;
  /** The published document as text, exactly as its hash was made; undefined when it is the one already held (304). */
  fetchDocument(path: string, heldHash: string | undefined): Promise<string | undefined>;
  /** The values of the secrets that the published location settings name, by reference. */
  fetchSecrets(): Promise<Readonly<Record<string, string>>>;
  /** At most `ticketsAtOnce`. */
  reportTickets(tickets: readonly unknown[]): Promise<ReportAnswer>;
  /** At most `punchesAtOnce`. */
  reportPunches(punches: readonly unknown[]): Promise<ReportAnswer>;
}

/** Calls of a terminal, each within 30 seconds, with the location's credential `<id>.<secret>`. */
export function createServerClient(url: string, credential: string): ServerClient {
  const client = createClient({ url, headers: { authorization: `Bearer ${credential}` } });
  return {
    checkIn: (running, stockHash) =>
      client.call('checkIn', { body: { running, ...(stockHash === undefined ? {} : { outOfStock: stockHash }) } }),
    reportTickets: (tickets) => client.call('reportTickets', { body: { tickets } }),
    reportPunches: (punches) => client.call('reportPunches', { body: { punches } }),
    acknowledge: async (running) => {
      await client.call('acknowledge', { body: { running } });
    },
    fetchSecrets: async () => {
      const { secrets } = await client.call('terminalSecrets', { body: {} });
      return Object.fromEntries(secrets.map(({ secretRef, value }) => [secretRef, value]));
    },
    fetchDocument: async (path, heldHash) => {
      const headers = heldHash === undefined ? {} : { 'if-none-match': `"${heldHash}"` };
      const response = await client.open(path, { headers });
      if (response.status === 304) return undefined;
      if (!response.ok) throw new ServerAnswerError(path, response.status);
      return response.text();
    },
  };
}
