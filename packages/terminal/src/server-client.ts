import { type BodyOf, type Operations, operations, type ResponseOf } from '@servery/contract';

export type CheckIn = ResponseOf<Operations['checkIn']>;
export type Running = BodyOf<Operations['acknowledge']>['running'];

/** The server answered, but not with what was asked for. */
export class ServerAnswerError extends Error {
  readonly status: number;

  constructor(status: number, path: string) {
    super(`The server answered ${status} to ${path}`);
    this.status = status;
  }
}

export interface ServerClient {
  checkIn(running: Running): Promise<CheckIn>;
  acknowledge(running: Running): Promise<void>;
  /** The published document as text, exactly as its hash was made; undefined when it is the one already held (304). */
  fetchDocument(path: string, heldHash: string | undefined): Promise<string | undefined>;
  /** The values of the secrets that the published location settings name, by reference. */
  fetchSecrets(): Promise<Readonly<Record<string, string>>>;
}

const answerWithinMillis = 30_000;

/** Calls of a terminal, each within 30 seconds, with the location's credential `<id>.<secret>`. */
export function createServerClient(url: string, credential: string): ServerClient {
  const headers = { authorization: `Bearer ${credential}` };
  const send = (path: string, init: RequestInit): Promise<Response> =>
    fetch(new URL(path, url), { ...init, redirect: 'error', signal: AbortSignal.timeout(answerWithinMillis) });
  const post = async (path: string, body: object): Promise<unknown> => {
    const response = await send(path, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new ServerAnswerError(response.status, path);
    return response.json();
  };
  return {
    checkIn: async (running) => operations.checkIn.response.parse(await post(operations.checkIn.path, { running })),
    acknowledge: async (running) => {
      await post(operations.acknowledge.path, { running });
    },
    fetchSecrets: async () => {
      const { path, response } = operations.terminalSecrets;
      const { secrets } = response.parse(await post(path, {}));
      return Object.fromEntries(secrets.map(({ secretRef, value }) => [secretRef, value]));
    },
    fetchDocument: async (path, heldHash) => {
      const response = await send(path, {
        headers: heldHash === undefined ? headers : { ...headers, 'if-none-match': `"${heldHash}"` },
      });
      if (response.status === 304) return undefined;
      if (!response.ok) throw new ServerAnswerError(response.status, path);
      return response.text();
    },
  };
}
