import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { processClient } from './testing/process-client.ts';
import { runServer } from './testing/server-run.ts';
import { waitFor } from './testing/wait-for.ts';

/** Whole servers start and stop here: on a busy machine that takes its time. */
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const folder = mkdtempSync(join(tmpdir(), 'servery-full-'));
/** A file system of its own, in memory: only root may mount one. */
const isMounted = mount();

function mount(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=160m', 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

beforeAll(() => {
  if (!isMounted) console.log('No small file system can be mounted here: what a full disk does is not tried.');
});
afterAll(() => {
  if (isMounted) execFileSync('umount', ['-l', folder]);
  rmSync(folder, { recursive: true, force: true });
});

test.skipIf(!isMounted)(
  'T5 a full disk is answered with 507, /readyz says so, nothing acknowledged is lost, and with space all goes on automatically',
  async () => {
    const server = runServer({ SERVERY_DATA: folder });
    const url = await server.ready;
    const { call } = await processClient(url, 'admin@harbor.example');
    const ready = async () => (await fetch(`${url}/readyz`)).status;
    expect([await ready(), (await save(call)).status]).toEqual([200, 200]);
    const acknowledged = await versionOf(call);

    fill(join(folder, 'filler'));
    expect(await ready()).toBe(503);
    let saved = acknowledged;
    const refused = await waitFor(async () => {
      const answer = await save(call);
      if (answer.status === 200) saved += 1;
      return answer.status === 200 ? undefined : answer;
    });
    expect([refused.status, await refused.json()]).toEqual([507, { error: 'STORAGE_FULL' }]);
    expect(refused.headers.get('retry-after')).toBe('5');
    expect((await fetch(`${url}/healthz`)).status).toBe(200);

    rmSync(join(folder, 'filler'));
    await waitFor(async () => ((await ready()) === 200 ? true : undefined), 120_000);
    expect(await versionOf(call)).toBe(saved);
    expect((await save(call)).status).toBe(200);
    expect((await server.stop()).code).toBe(0);
  },
);

type Call = Awaited<ReturnType<typeof processClient>>['call'];
const settingsUrl = '/api/blobs/settings/company/harbor';
const settingsSchema = z.object({
  id: z.string(),
  ver: z.number(),
  blob: z.looseObject({ hours: z.looseObject({ startOfWeek: z.number() }) }),
});

async function versionOf(call: Call): Promise<number> {
  return settingsSchema.parse(await (await call('GET', settingsUrl)).json()).ver;
}

/** The whole settings with another day that begins the week, so that there is something to write. */
async function save(call: Call): Promise<Response> {
  const answer = await call('GET', settingsUrl);
  if (answer.status !== 200) return answer;
  const { id, ver, blob } = settingsSchema.parse(await answer.json());
  const hours = { ...blob.hours, startOfWeek: (blob.hours.startOfWeek + 1) % 7 };
  return call('PUT', settingsUrl, { id, ver, blob: { ...blob, hours } });
}

function fill(file: string): void {
  const descriptor = openSync(file, 'w');
  const block = Buffer.alloc(64 * 1024, 1);
  try {
    for (;;) writeSync(descriptor, block);
  } catch (error) {
    expect(error).toMatchObject({ code: 'ENOSPC' });
  } finally {
    closeSync(descriptor);
  }
}
