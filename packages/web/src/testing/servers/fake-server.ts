import { vi } from 'vitest';
import { checkImitation } from '../contract-check.ts';

export type FakeCall = {
  readonly method: string;
  readonly url: URL;
  readonly path: string;
  readonly body: unknown;
  readonly headers: Headers;
};
type FakeAnswer = {
  readonly status?: number;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
  /** The call or its answer differs from the contract on purpose. */
  readonly isBroken?: true;
};
export type Answers = Readonly<Record<string, FakeAnswer | ((call: FakeCall) => FakeAnswer | Promise<FakeAnswer>)>>;

/** Answers the requests of the screens: `'GET /api/tenants/c'` by method and path, without the query; anything else is a 404. */
export function fakeServer(answers: Answers) {
  const calls: FakeCall[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const call = readCall(input, init);
    const own = answers[`${call.method} ${call.path}`];
    if (own === undefined && call.path.endsWith('/watch')) return nothingNew();
    calls.push(call);
    const known = own ?? { status: 404, body: { error: 'NOT_FOUND' } };
    const { status = 200, headers = {}, isBroken, ...given } = typeof known === 'function' ? await known(call) : known;
    const body = given.body ?? (status >= 400 ? refusal(status) : undefined);
    const text = body === undefined || status === 304 ? '' : JSON.stringify(body);
    if (!isBroken) await checkImitation(call, { status, text });
    return new Response(text || null, { status, headers });
  });
  return { calls, to: (path: string) => calls.filter((call) => call.path === path) };
}

/** Nobody else saves anything while a test runs. */
export function nothingNew(): Promise<Response> {
  return new Promise(() => undefined);
}

/** The least that the server sends with a failure. */
function refusal(status: number) {
  return status === 400 ? { errors: [] } : { error: `FAILED_${status}` };
}

function readCall(input: RequestInfo | URL, init: RequestInit | undefined): FakeCall {
  const url = new URL(input instanceof Request ? input.url : input, window.location.origin);
  const body = typeof init?.body === 'string' && init.body !== '' ? JSON.parse(init.body) : init?.body;
  return { method: init?.method ?? 'GET', url, path: url.pathname, body, headers: new Headers(init?.headers) };
}
