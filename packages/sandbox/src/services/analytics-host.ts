import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { jwtVerify } from 'jose';

export interface AnalyticsHostSandbox {
  /** `http://127.0.0.1:4711` */
  readonly url: string;
  /** The secret that tokens have to be signed with. */
  readonly secret: string;
  /** The people who signed in, by email. */
  readonly signedIn: readonly string[];
  stop(): Promise<void>;
}

const dashboards = [
  { oid: 'd-1', title: 'Labor by Store', parentFolder: 'f-1' },
  { oid: 'd-2', title: 'Weather & Sales', parentFolder: null },
] as const;

/** A stand-in for an outside host of analytics: it signs in by token, remembers by cookie, and lists its dashboards for the person who is signed in. */
export async function startAnalyticsHostSandbox(): Promise<AnalyticsHostSandbox> {
  const secret = 'sandbox-analytics-host-secret-0123456789';
  const sessions = new Map<string, string>();
  const used = new Set<string>();
  const signedIn: string[] = [];
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(500).end());
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://sandbox');
    const { origin } = request.headers;
    if (origin !== undefined) {
      response.setHeader('access-control-allow-origin', origin);
      response.setHeader('access-control-allow-credentials', 'true');
    }
    if (url.pathname === '/jwt') await signIn(url, response);
    else if (url.pathname === '/api/v1/dashboards') list(url, request, response);
    else response.writeHead(404).end();
  }

  /** A token counts once. */
  async function signIn(url: URL, response: ServerResponse): Promise<void> {
    const { payload } = await jwtVerify(url.searchParams.get('jwt') ?? '', Buffer.from(secret)).catch(() => ({
      payload: undefined,
    }));
    if (payload?.sub === undefined || payload.jti === undefined || used.has(payload.jti)) {
      response.writeHead(401).end();
      return;
    }
    used.add(payload.jti);
    signedIn.push(payload.sub);
    const session = randomUUID();
    sessions.set(session, payload.sub);
    response.setHeader('set-cookie', `analytics=${session}; HttpOnly; Path=/`);
    response.writeHead(302, { location: url.searchParams.get('return_to') ?? '/' }).end();
  }

  function list(url: URL, request: IncomingMessage, response: ServerResponse): void {
    const session = /analytics=([\w-]+)/.exec(request.headers.cookie ?? '')?.[1];
    if (session === undefined || !sessions.has(session)) {
      response.writeHead(401).end();
      return;
    }
    const folder = url.searchParams.get('parentFolder');
    const fields = url.searchParams.get('fields')?.split(',');
    const found = dashboards.filter(({ parentFolder }) => folder === null || parentFolder === folder);
    const shown = found.map((one) =>
      Object.fromEntries(Object.entries(one).filter(([name]) => fields?.includes(name) ?? true)),
    );
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(shown));
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The sandbox has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    secret,
    signedIn,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
