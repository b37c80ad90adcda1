import { createServer, type Server } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { createCredentials } from './fleet-credentials.ts';

let server: Server | undefined;
afterEach(() => server?.close());

/** A server whose limit lets every third call through. */
async function startLimited(status: number, headers: Readonly<Record<string, string>>): Promise<string> {
  let asked = 0;
  const answers: Readonly<Record<string, unknown>> = {
    '/api/session/login': {},
    '/api/tenants/harbor': [],
  };
  server = createServer((request, response) => {
    asked += 1;
    if (asked % 3 !== 0) response.writeHead(status, headers).end('{"error":"RATE_LIMIT_EXCEEDED"}');
    else
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answers[request.url ?? '']));
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
}

const options = { company: 'harbor', email: 'admin@harbor.example', password: 'demo1234', limit: 10 };

test.each([429, 503])('a fleet waits out a %i that says for how long', async (status) => {
  const url = await startLimited(status, { 'retry-after': '0' });
  expect(await createCredentials({ ...options, url })).toEqual([]);
});

test('a refusal that does not ends it with a sentence', async () => {
  const url = await startLimited(403, {});
  await expect(createCredentials({ ...options, url })).rejects.toThrow(`${options.email} could not sign in at ${url}`);
});
