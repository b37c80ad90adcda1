import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** Answers as a push provider does that takes everything, after so many milliseconds; it keeps only the count. */
export async function startQuickProvider(answerMillis: number) {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const counted = { messages: 0 };
  const server = createServer(async (request, response) => {
    for await (const _ of request);
    const isToken = request.url === '/token';
    if (!isToken) {
      counted.messages += 1;
      await sleep(answerMillis);
    }
    const body = isToken ? { access_token: 'bench', expires_in: 3_599 } : { name: `bench/${counted.messages}` };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The provider has no port');
  const url = `http://127.0.0.1:${address.port}`;
  const credentials = JSON.stringify({
    project_id: 'bench',
    client_email: 'bench@bench.example',
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    token_uri: `${url}/token`,
  });
  return { url, credentials, counted, stop: () => server.close() };
}
