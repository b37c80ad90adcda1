import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../tools/src/postgres.ts';

export interface Proxy {
  readonly url: string;
  stop(): void;
}

/** How often it asks a node whether it is ready. */
const askMillis = 200;

/** As a load balancer before the nodes: each request goes to the next one that last said that it is ready. It sends nothing twice. */
export async function startProxy(nodes: readonly string[]): Promise<Proxy> {
  const ready = new Set<string>();
  let isStopped = false;
  const watch = async () => {
    for (; !isStopped; await sleep(askMillis)) {
      await Promise.all(
        nodes.map(async (url) => {
          const isReady = await fetch(`${url}/readyz`).then(
            ({ ok }) => ok,
            () => false,
          );
          if (isReady) ready.add(url);
          else ready.delete(url);
        }),
      );
    }
  };
  void watch();
  let turn = 0;
  const server = createServer((asked, answer) => {
    const able = nodes.filter((url) => ready.has(url));
    const node = able[turn++ % able.length];
    if (node === undefined) answer.writeHead(502).end();
    else forward(node, asked, answer);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      isStopped = true;
      server.close();
      server.closeAllConnections();
    },
  };
}

function forward(node: string, asked: IncomingMessage, answer: ServerResponse): void {
  const { method, headers, url = '/' } = asked;
  const passed = request(new URL(url, node), { method, headers: { ...headers, connection: 'close' } }, (from) => {
    answer.writeHead(from.statusCode ?? 502, from.headers);
    from.pipe(answer);
  });
  passed.on('error', () => answer.writeHead(502).end());
  asked.pipe(passed);
}
