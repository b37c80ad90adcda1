import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runSaveTrials } from './save-trials.ts';
import { serverProcess } from './server-process.ts';

/** `node bench/durability/kill-saves.ts --trials 100 [--database postgres://…]`: SIGKILL while saving. */
const { values } = parseArgs({ options: { trials: { type: 'string', default: '30' }, database: { type: 'string' } } });
const folder = mkdtempSync(join(tmpdir(), 'servery-kill-'));
const engine: Record<string, string> =
  values.database === undefined ? {} : { DATABASE_URL: values.database, SERVERY_DEMO: '1' };
const server = await serverProcess({ SERVERY_DATA: folder, BACKUP_HOURS: '0', ...engine });
const result = await runSaveTrials(server, {
  trials: Number(values.trials),
  breakServer: () => server.kill(),
  log: console.log,
});
await server.kill();
rmSync(folder, { recursive: true, force: true });
console.log(result);
process.exitCode = result.lost + result.gaps + result.unopenable > 0 ? 1 : 0;
