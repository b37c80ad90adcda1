import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ServerProcess, serverProcess } from './server-process.ts';

export interface Nodes {
  readonly servers: readonly ServerProcess[];
  readonly company: string;
}

interface SharedParts {
  readonly databaseUrl: string;
  readonly locations: number;
  /** Of the checkout that each node runs, two where it is left out; the first one makes the company. */
  readonly roots?: readonly string[];
}

/** Nodes, not started yet, that share a PostgreSQL and a company of so many locations. */
export async function withNodes(
  { databaseUrl, locations, roots = ['.', '.'] }: SharedParts,
  work: (nodes: Nodes) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'servery-nodes-'));
  const env = { SERVERY_DATA: folder, SERVERY_DEMO: '1', DATABASE_URL: databaseUrl, LOG_LEVEL: 'fatal' };
  execFileSync(process.execPath, ['packages/server/src/commands/demo-fleet.ts', '--locations', String(locations)], {
    cwd: roots[0],
    env: { ...process.env, ...env },
    stdio: 'ignore',
  });
  const servers = await Promise.all(roots.map((root) => serverProcess(env, [], root)));
  try {
    await work({ servers, company: `fleet-${locations}` });
  } finally {
    for (const server of servers) await server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}
