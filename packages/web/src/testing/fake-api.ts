import { vi } from 'vitest';

export type FakeCall = {
  readonly method: string;
  readonly url: URL;
  readonly body: unknown;
  readonly headers: Headers;
};
type FakeAnswer = { readonly status?: number; readonly body?: unknown };
export type FakeAnswers = Readonly<Record<string, FakeAnswer | ((call: FakeCall) => FakeAnswer | Promise<FakeAnswer>)>>;

/** Answers the calls of a test by `GET /api/…`; anything else is a 404. Answers the calls as they come in. */
export function fakeApi(answers: FakeAnswers): FakeCall[] {
  const calls: FakeCall[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const call = readCall(input, init);
    calls.push(call);
    const answer = answers[`${call.method} ${call.url.pathname}`] ?? { status: 404, body: { error: 'NOT_FOUND' } };
    const { status = 200, body } = typeof answer === 'function' ? await answer(call) : answer;
    return new Response(body === undefined || status === 304 ? null : JSON.stringify(body), { status });
  });
  return calls;
}

function readCall(input: RequestInfo | URL, init: RequestInit | undefined): FakeCall {
  const url = new URL(input instanceof Request ? input.url : input, window.location.origin);
  const body = typeof init?.body === 'string' ? JSON.parse(init.body) : init?.body;
  return { method: init?.method ?? 'GET', url, body, headers: new Headers(init?.headers) };
}
