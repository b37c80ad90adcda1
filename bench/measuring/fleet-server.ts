import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from '@servery/contract';
import { serverProcess, signInAs } from '../durability/server-process.ts';

export interface FleetServer {
  readonly url: string;
  readonly company: string;
  /** Its administrator, signed in. */
  readonly client: Client;
  /** Processor time of the server so far, all its threads and its embedded database included; Linux only. */
  cpuMillis(): number;
  stop(): Promise<void>;
}

/** A server on data of its own with a company of so many locations, in groups of fifty, and so many people beside the administrator. */
export async function startFleetServer(
  locations: number,
  settings: Readonly<Record<string, string>> = {},
  people = 0,
): Promise<FleetServer> {
  const size = ['--locations', String(locations), '--people', String(people)];
  const folder = mkdtempSync(join(tmpdir(), 'servery-fleet-'));
  const environment = { SERVERY_DATA: folder, BACKUP_HOURS: '0', LOG_LEVEL: 'fatal', ...settings };
  execFileSync(process.execPath, ['packages/server/src/commands/demo-fleet.ts', ...size], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const server = await serverProcess(environment);
  await server.start();
  const company = `fleet-${locations}`;
  return {
    url: server.url,
    company,
    client: await signInAs(`admin@${company}.example`, server.url),
    cpuMillis: () => cpuMillisOf(server.child()?.pid ?? 0),
    stop: async () => {
      await server.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A process counts its time in hundredths of a second; the command's name, in parentheses, may hold anything. */
function cpuMillisOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** `--locations 2000`, or the usual number. */
export function askedLocations(usual: number): number {
  return Number(process.argv[process.argv.indexOf('--locations') + 1] ?? 0) || usual;
}
