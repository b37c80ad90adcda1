import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runSaveTrials, savesBefore } from './save-trials.ts';
import { serverProcess } from './server-process.ts';

test('30 kills while saving lose no acknowledged save of the embedded database', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'servery-kill-'));
  const server = await serverProcess({ SERVERY_DATA: folder, BACKUP_HOURS: '0' });
  try {
    const result = await runSaveTrials(server, { trials: 30, breakServer: () => server.kill(), log: () => undefined });
    expect(result).toMatchObject({ lost: 0, gaps: 0, unopenable: 0 });
    expect(result.acknowledged).toBeGreaterThanOrEqual(30 * savesBefore);
  } finally {
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}, 600_000);
