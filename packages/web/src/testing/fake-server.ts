import { vi } from 'vitest';

type SeenCall = {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly headers: Headers;
};

type Answer = { readonly status?: number; readonly body?: unknown; readonly headers?: Record<string, string> };
export type Answers = Readonly<Record<string, Answer | ((call: SeenCall) => Answer)>>;

/** Answers what the screens ask for: `'GET /api/tenants/c'` by method and path, without the query; anything else is a 404. */
export function fakeServer(answers: Answers) {
  const calls: SeenCall[] = [];
  const fake = vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const url = new URL(String(input), window.location.href);
    const method = init?.method ?? 'GET';
    const body = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    const call = { method, path: url.pathname, body, headers: new Headers(init?.headers) };
    calls.push(call);
    const known = answers[`${method} ${url.pathname}`];
    const answer = typeof known === 'function' ? known(call) : (known ?? { status: 404, body: { error: 'NOT_FOUND' } });
    const text = answer.body === undefined ? null : JSON.stringify(answer.body);
    return new Response(text, { status: answer.status ?? 200, headers: answer.headers ?? {} });
  });
  return {
    calls,
    to: (path: string) => calls.filter((call) => call.path === path),
    close: () => fake.mockRestore(),
  };
}
