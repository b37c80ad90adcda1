import { parseArgs } from 'node:util';
import { whyNoPgbouncer } from '../outages/pgbouncer.ts';
import { type Failure, startCluster } from './cluster.ts';
import { runFailoverControl, runFailovers } from './failover-trials.ts';
import { withNodes } from './nodes.ts';

/**
 * `node bench/durability/failovers.ts --failovers 20`: two nodes save and publish while their PostgreSQL fails, by turns ended at once and frozen,
 * and its streaming standby takes over. Commits wait for the standby. Then the same a few times where they do not: a control that must lose. `--pgbouncer`
 * puts one in transaction mode before each server. Needs PostgreSQL.
 */
const { values } = parseArgs({
  options: { failovers: { type: 'string', default: '20' }, pgbouncer: { type: 'boolean', default: false } },
});
const locations = 60;
/** Longest time until saves go on. */
const limitSeconds = 15;
const isPooled = values.pgbouncer;
if (isPooled && whyNoPgbouncer !== undefined) throw new Error(whyNoPgbouncer);

const inTurns = (count: number) =>
  Array.from({ length: count }, (_, at): Failure => (at % 2 === 0 ? 'kill' : 'freeze'));
const log = (line: string) => console.log(line);

const cluster = await startCluster({ isSynchronous: true, isPooled });
try {
  await withNodes({ databaseUrl: cluster.url, locations }, async (nodes) => {
    const result = await runFailovers(nodes, cluster, { failures: inTurns(Number(values.failovers)), log });
    console.log(result);
    const { lost, wrongAnswers, unpublished, slowestSeconds } = result;
    if (lost + wrongAnswers.length + unpublished > 0 || slowestSeconds > limitSeconds) process.exitCode = 1;
  });
} finally {
  await cluster.stop();
}

const control = await startCluster({ isSynchronous: false, isPooled });
try {
  await withNodes({ databaseUrl: control.url, locations }, async (nodes) => {
    const { lost, acknowledged } = await runFailoverControl(nodes, control, inTurns(2));
    console.log(`control: ${lost} of ${acknowledged} acknowledged saves lost`);
    if (lost === 0) process.exitCode = 1;
  });
} finally {
  await control.stop();
}
