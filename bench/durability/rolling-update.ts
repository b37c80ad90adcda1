import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../../tools/src/postgres.ts';
import { withNodes } from './nodes.ts';
import { runOutageTrials, type SavingServers, savesGoOn } from './outage-trials.ts';
import { startProxy } from './proxy.ts';

/**
 * `node bench/durability/rolling-update.ts --from 4c8931ec`: two nodes of an older commit serve behind a proxy, and nodes of this checkout take their places
 * one after the other, in the middle of saves and publications. Nothing may be lost, and nobody refused. Needs PostgreSQL, and a checkout with its history.
 */
const { values } = parseArgs({ options: { from: { type: 'string', default: 'HEAD~1' } } });
const locations = 60;
const postgres = await startPostgres();
if (postgres === undefined) throw new Error('PostgreSQL is not installed here');
const old = checkoutOf(values.from);
try {
  const roots = [old, old, '.', '.'];
  await withNodes({ databaseUrl: postgres.url, locations, roots }, async ({ servers, company }) => {
    const proxy = await startProxy(servers.map(({ url }) => url));
    const [one, other, ...coming] = servers;
    const going = [one, other].flatMap((server) => server ?? []);
    for (const server of going) await server.start();
    const replace = async ({ savers }: SavingServers) => {
      await savesGoOn(savers);
      const [next, last] = [coming.shift(), going.shift()];
      await next?.start();
      await savesGoOn(savers);
      await last?.end();
      await savesGoOn(savers);
    };
    // Two people, each of whom meets every node.
    const entry = { url: proxy.url, start: async () => undefined };
    const trials = { company, publications: 2, outagesEach: 1, interrupt: replace };
    const result = await runOutageTrials([entry, entry], trials);
    proxy.stop();
    console.log(`from ${values.from}:`, result);
    const { lost, refused, wrongAnswers, unpublished } = result;
    if (lost + refused + wrongAnswers.length + unpublished > 0) process.exitCode = 1;
  });
} finally {
  await postgres.stop();
  rmSync(old, { recursive: true, force: true });
}

/** Its files, with the libraries that are installed here and the packages of its own. */
function checkoutOf(commit: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'servery-old-'));
  const files = execFileSync('git', ['archive', commit], { maxBuffer: 1e9 });
  execFileSync('tar', ['-x', '-C', folder], { input: files });
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@servery'), { recursive: true });
  for (const name of readdirSync('node_modules').filter((name) => name !== '@servery'))
    symlinkSync(resolve('node_modules', name), join(modules, name));
  for (const name of readdirSync(join(folder, 'packages')))
    symlinkSync(join(folder, 'packages', name), join(modules, '@servery', name));
  return folder;
}
