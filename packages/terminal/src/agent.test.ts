import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ServerAnswerError } from '@servery/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type AgentEvent, runAgent, syncOnce } from './agent.ts';
import { openConfigFolder } from './config-folder.ts';
import { openMemoryFolder } from './fleet/memory-folder.ts';
import { retryDelay } from './keep-trying.ts';
import type { Running, ServerClient } from './server-client.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'terminal-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** A server that publishes one menu; the network between is the test's. */
function buildServer(published: { text: string; sequence: number; hash?: string }) {
  const acknowledged: Running[] = [];
  const client: ServerClient = {
    checkIn: async (running) => {
      const hash = published.hash ?? hashOf(published.text);
      const fetch =
        running.menus === hash ? [] : [{ kind: 'menus' as const, path: '/menu', hash, sequence: published.sequence }];
      return { locationId: 'one', fetch, nextCheckIn: 30 };
    },
    acknowledge: async (running) => {
      acknowledged.push(running);
    },
    fetchDocument: async () => published.text,
    fetchSecrets: async () => ({}),
    reportTickets: async () => ({ taken: 0, unchanged: 0, refused: [] }),
    reportPunches: async () => ({ taken: 0, unchanged: 0, refused: [] }),
  };
  return { client, acknowledged, published };
}

const options = (client: ServerClient, kept: Awaited<ReturnType<typeof openConfigFolder>>) => ({
  client,
  folder: kept,
  onEvent: () => undefined,
  signal: new AbortController().signal,
});

describe('the terminal', () => {
  test('writes what is published, acknowledges it, and asks for nothing more while it is current', async () => {
    const server = buildServer({ text: '{"menu":1}', sequence: 1 });
    const kept = await openConfigFolder(folder);
    await syncOnce(options(server.client, kept));
    expect(readFileSync(join(folder, 'menus.json'), 'utf8')).toBe('{"menu":1}');
    expect(server.acknowledged).toEqual([{ menus: hashOf('{"menu":1}') }]);
    await syncOnce(options(server.client, kept));
    expect(server.acknowledged).toHaveLength(1);
  });

  test('resumes from its folder after a restart', async () => {
    const server = buildServer({ text: '{"menu":1}', sequence: 1 });
    await syncOnce(options(server.client, await openConfigFolder(folder)));
    await syncOnce(options(server.client, await openConfigFolder(folder)));
    expect(server.acknowledged).toHaveLength(1);
  });

  test('a document that is damaged on the disk, or cut short by a crash, is fetched again', async () => {
    const server = buildServer({ text: '{"menu":1}', sequence: 1 });
    await syncOnce(options(server.client, await openConfigFolder(folder)));
    writeFileSync(join(folder, 'menus.json'), '{"me');
    writeFileSync(join(folder, 'location-settings.json.unfinished'), 'half');
    await syncOnce(options(server.client, await openConfigFolder(folder)));
    expect(readFileSync(join(folder, 'menus.json'), 'utf8')).toBe('{"menu":1}');
    writeFileSync(join(folder, 'running.json'), 'not json');
    await syncOnce(options(server.client, await openConfigFolder(folder)));
    expect((await (await openConfigFolder(folder)).read()).menus?.sequence).toBe(1);
  });

  test('bytes that are not what was announced never replace what runs', async () => {
    const server = buildServer({ text: '{"menu":1}', sequence: 1 });
    const kept = await openConfigFolder(folder);
    await syncOnce(options(server.client, kept));
    Object.assign(server.published, { text: '{"tampered":1}', hash: hashOf('{"menu":2}'), sequence: 2 });
    await expect(syncOnce(options(server.client, kept))).rejects.toThrow('not the one that was announced');
    expect(readFileSync(join(folder, 'menus.json'), 'utf8')).toBe('{"menu":1}');
  });

  test('keeps what is out of stock, and passes back which list it holds', async () => {
    const server = buildServer({ text: '{"menu":1}', sequence: 1 });
    const passed: (string | undefined)[] = [];
    const until = '2026-11-28T20:00:00.000Z';
    const entries = [{ kind: 'ITEM' as const, id: 'calamari', itemId: null, name: 'Calamari', until, left: 6 }];
    const client: ServerClient = {
      ...server.client,
      checkIn: async (running, hash) => {
        passed.push(hash);
        const answer = await server.client.checkIn(running, hash);
        return hash === 'a' ? answer : { ...answer, outOfStock: { hash: 'a', entries } };
      },
    };
    const events: AgentEvent[] = [];
    const kept = await openConfigFolder(folder);
    const synced = { ...options(client, kept), onEvent: (event: AgentEvent) => void events.push(event) };
    await syncOnce(synced);
    await syncOnce(synced);
    expect(passed).toEqual([undefined, 'a']);
    expect(await (await openConfigFolder(folder)).readStock()).toEqual({ hash: 'a', entries });
    expect(events).toEqual([{ kind: 'updated', kinds: ['menus', 'out-of-stock'] }, { kind: 'current' }]);
    writeFileSync(join(folder, 'out-of-stock.json'), '{"ha');
    await syncOnce(synced);
    expect(passed[2]).toBeUndefined();
  });

  test('never goes back to an older publication', async () => {
    const server = buildServer({ text: '{"menu":2}', sequence: 5 });
    const kept = await openConfigFolder(folder);
    await syncOnce(options(server.client, kept));
    Object.assign(server.published, { text: '{"menu":1}', sequence: 4 });
    await syncOnce(options(server.client, kept));
    expect(readFileSync(join(folder, 'menus.json'), 'utf8')).toBe('{"menu":2}');
  });

  test('ST-31 T12 secrets lie beside the settings that name them, only for their owner, and come again when they are lost', async () => {
    const file = join(folder, 'secrets.json');
    const text = '{"settings":1}';
    let values = { sec_1: 'first' };
    const client: ServerClient = {
      ...buildServer({ text, sequence: 1 }).client,
      checkIn: async (running) => ({
        locationId: 'one',
        fetch:
          running['location-settings'] === hashOf(text)
            ? []
            : [{ kind: 'location-settings', path: '/settings', hash: hashOf(text), sequence: 1 }],
        nextCheckIn: 30,
      }),
      fetchSecrets: async () => values,
    };
    const kept = await openConfigFolder(folder);
    await syncOnce(options(client, kept));
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ sec_1: 'first' });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    rmSync(file);
    await syncOnce(options(client, kept));
    expect(await kept.readSecrets()).toEqual({ sec_1: 'first' });

    values = { sec_1: 'first', ...{ sec_2: 'second' } };
    rmSync(join(folder, 'location-settings.json'));
    const refusing = { ...kept, write: async () => Promise.reject(new Error('The disk is full')) };
    await expect(syncOnce(options(client, refusing))).rejects.toThrow('disk');
    expect(await kept.readSecrets()).toEqual({ sec_1: 'first', sec_2: 'second' });
  });

  test('backs off while the server is away and goes on when it is back', async () => {
    const server = buildServer({ text: '{"menu":1}', sequence: 1 });
    let failuresLeft = 2;
    const flaky: ServerClient = {
      ...server.client,
      checkIn: async (running) => {
        failuresLeft -= 1;
        if (failuresLeft >= 0) throw new ServerAnswerError('/check-in', 503);
        return server.client.checkIn(running, undefined);
      },
    };
    const events: AgentEvent['kind'][] = [];
    const stop = new AbortController();
    await runAgent({
      client: flaky,
      folder: openMemoryFolder(),
      signal: stop.signal,
      onEvent: (event) => {
        events.push(event.kind);
        if (event.kind === 'updated') stop.abort();
      },
    });
    expect(events).toEqual(['failed', 'failed', 'updated']);
  });

  test('waits longer with every failure, at most a minute, each terminal for itself', () => {
    expect([1, 3, 6, 20].map((failures) => retryDelay(failures, 1))).toEqual([2, 8, 60, 60]);
    expect(retryDelay(6, 0.5)).toBe(30);
    expect(retryDelay(1, 0)).toBe(0.1);
  });
});
