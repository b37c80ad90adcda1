import { createServer, type IncomingMessage } from 'node:http';

/** How a stand-in goes wrong, when a test asks for it. */
export type Trouble =
  | 'silent'
  | 'error'
  | 'garbage'
  | 'huge'
  | 'redirect'
  /** Nobody is there: connections are closed, and nothing that they brought was received. */
  | 'away';

export interface ServiceRequest {
  readonly method: string;
  readonly url: URL;
  readonly authorization: string;
  /** The caller, by its `user-agent`. */
  readonly agent: string;
  /** Its `idempotency-key`; empty: none. */
  readonly idempotencyKey: string;
  /** JSON read; of another type the text as it came. */
  readonly body: unknown;
}

export interface ServiceAnswer {
  /** silent: the request is carried out, and no answer comes. */
  readonly status: number | 'silent';
  readonly body?: unknown;
  /** Seconds of its `retry-after`. */
  readonly retryAfter?: number;
}

export interface JsonService {
  /** `http://127.0.0.1:4711` */
  readonly url: string;
  /** Every request as it came, the ones in trouble too; none came while it was away. */
  readonly requests: ServiceRequest[];
  /** The trouble that comes instead of the next right answers; undefined: none. */
  trouble: Trouble | undefined;
  stop(): Promise<void>;
}

/** A service of JSON over HTTP on a free port of loopback. */
export async function startJsonService(
  answer: (request: ServiceRequest) => ServiceAnswer | Promise<ServiceAnswer>,
): Promise<JsonService> {
  const requests: ServiceRequest[] = [];
  const server = createServer((incoming, response) => {
    readRequest(incoming).then(
      async (request) => {
        if (service.trouble === 'away') {
          incoming.socket.destroy();
          return;
        }
        requests.push(request);
        if (service.trouble === 'silent') return;
        if (service.trouble !== undefined) {
          const { status, headers, text } = troubles[service.trouble];
          response.writeHead(status, headers).end(text());
          return;
        }
        const { status, body, retryAfter } = await answer(request);
        if (status === 'silent') return;
        const wait = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
        response.writeHead(status, { 'content-type': 'application/json', ...wait });
        response.end(body === undefined ? undefined : JSON.stringify(body));
      },
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The sandbox has no port');
  const service: JsonService = {
    url: `http://127.0.0.1:${address.port}`,
    requests,
    trouble: undefined,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return service;
}

const html = { 'content-type': 'text/html' };
const troubles = {
  error: { status: 500, headers: html, text: () => '<h1>Internal error at 10.0.0.7</h1>' },
  garbage: { status: 200, headers: html, text: () => '<html>{"isAuth":' },
  huge: {
    status: 200,
    headers: { 'content-type': 'application/json' },
    text: () => `"${'x'.repeat(4 * 1024 * 1024)}"`,
  },
  redirect: { status: 302, headers: { location: 'http://169.254.169.254/latest/meta-data' }, text: () => '' },
} as const;

async function readRequest(incoming: IncomingMessage): Promise<ServiceRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(Buffer.from(chunk));
  const text = Buffer.concat(chunks).toString('utf8');
  return {
    method: incoming.method ?? 'GET',
    url: new URL(incoming.url ?? '/', 'http://sandbox'),
    authorization: incoming.headers.authorization ?? '',
    agent: incoming.headers['user-agent'] ?? '',
    idempotencyKey: String(incoming.headers['idempotency-key'] ?? ''),
    body: bodyOf(text, incoming.headers['content-type'] ?? ''),
  };
}

function bodyOf(text: string, type: string): unknown {
  if (text === '') return undefined;
  return type.startsWith('application/x-www-form-urlencoded') ? text : JSON.parse(text);
}
