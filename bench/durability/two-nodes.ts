import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ServerProcess, serverProcess } from './server-process.ts';

export interface TwoNodes {
  readonly servers: readonly ServerProcess[];
  readonly company: string;
}

/** Two nodes, not started yet, that share a PostgreSQL and a company of so many locations. */
export async function withTwoNodes(
  databaseUrl: string,
  locations: number,
  work: (nodes: TwoNodes) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'servery-nodes-'));
  const env = { SERVERY_DATA: folder, SERVERY_DEMO: '1', DATABASE_URL: databaseUrl, LOG_LEVEL: 'fatal' };
  execFileSync(process.execPath, ['packages/server/src/commands/demo-fleet.ts', '--locations', String(locations)], {
    env: { ...process.env, ...env },
    stdio: 'ignore',
  });
  const servers = [await serverProcess(env), await serverProcess(env)];
  try {
    await work({ servers, company: `fleet-${locations}` });
  } finally {
    for (const server of servers) await server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}
