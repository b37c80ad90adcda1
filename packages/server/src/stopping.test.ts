import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { runServer, type ServerRun } from './testing/server-run.ts';
import { waitFor } from './testing/wait-for.ts';

/** Whole servers start and stop here: on a busy machine that takes its time. */
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const folder = mkdtempSync(join(tmpdir(), 'servery-stopping-'));
let server: ServerRun;
let address: URL;

beforeEach(async () => {
  server = runServer({ SERVERY_DATA: folder, SERVERY_DEMO: '0', STOP_NOTICE_SECONDS: '4', STOP_LIMIT_SECONDS: '3' });
  address = new URL(await server.ready);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('SIGTERM', () => {
  test('first says that the node is not ready and serves on, then closes the port and ends with 0', async () => {
    const ended = server.stop('SIGTERM');
    await waitFor(async () => ((await fetch(new URL('/readyz', address))).status === 503 ? true : undefined));
    expect((await fetch(new URL('/api/openapi.json', address))).status).toBe(200);
    expect((await ended).code).toBe(0);
  });

  test('a request that is under way when the port closes is answered, a body that never ends is cut off', async () => {
    const headers = 'host: x\r\nx-servery-request: 1\r\ncontent-length: 500\r\ncontent-type: application/json';
    const held = send(`POST /api/session/login HTTP/1.1\r\n${headers}\r\n\r\n{`);
    const slow = send('GET /healthz HTTP/1.1\r\nhost: x\r\n');
    const answer = text(slow);
    const ended = server.stop('SIGTERM');
    await waitFor(() =>
      fetch(new URL('/healthz', address)).then(
        () => undefined,
        () => true,
      ),
    );
    slow.write('\r\n');
    expect(await answer).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*connection: close/i);
    expect((await ended).code).toBe(0);
    held.destroy();
  });
});

function send(head: string): Socket {
  const socket = connect(Number(address.port), address.hostname);
  socket.on('error', () => undefined);
  socket.write(head);
  return socket;
}
