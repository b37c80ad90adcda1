import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { briefLife } from '../../tools/src/brief-life.ts';
import { runSaveTrials, savesBefore } from './save-trials.ts';
import { type ServerProcess, serverProcess } from './server-process.ts';

const kills = 10;

/** More of them: `node bench/durability/kill-saves.ts --trials 100`. */
test(
  `${kills} kills while saving lose no acknowledged save of the embedded database`,
  () =>
    inFolder(async (server) => {
      const trials = { trials: kills, breakServer: () => server.kill(), log: () => undefined };
      const result = await runSaveTrials(server, trials);
      expect(result).toMatchObject({ lost: 0, gaps: 0, unopenable: 0 });
      expect(result.acknowledged).toBeGreaterThanOrEqual(kills * savesBefore);
    }),
  600_000,
);

test(
  'control: a folder that goes back to an earlier state is seen, although later saves take the lost versions',
  () =>
    inFolder(async (server, folder) => {
      const kept = `${folder}-kept`;
      const breakings = [
        () => cpSync(folder, kept, { recursive: true }),
        () => {
          rmSync(folder, { recursive: true });
          cpSync(kept, folder, { recursive: true });
        },
      ];
      const breakServer = async () => {
        await server.kill();
        breakings.shift()?.();
      };
      const result = await runSaveTrials(server, { trials: 3, breakServer, log: () => undefined });
      rmSync(kept, { recursive: true });
      expect(result.lost).toBeGreaterThanOrEqual(savesBefore);
    }),
  600_000,
);

async function inFolder(work: (server: ServerProcess, folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'servery-kill-'));
  const server = await serverProcess({ SERVERY_DATA: folder, BACKUP_HOURS: '0' }, briefLife);
  try {
    await work(server, folder);
  } finally {
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}
