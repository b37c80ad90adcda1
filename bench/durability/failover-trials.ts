import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster, Failure } from './cluster.ts';
import type { Nodes } from './nodes.ts';
import {
  type OutageResult,
  runLossControl,
  runOutageTrials,
  type SavingServers,
  savesGoOn,
  untilReady,
} from './outage-trials.ts';

export interface FailoverResult extends OutageResult {
  /** From a failure until somebody saves at each node again, seconds; the longest. */
  readonly slowestSeconds: number;
}

interface FailoverTrials {
  readonly failures: readonly Failure[];
  readonly log: (line: string) => void;
}

/** Fails over in the middle of saves and of a publication each time, and looks for every save that was acknowledged. */
export async function runFailovers(
  { servers, company }: Nodes,
  cluster: Cluster,
  { failures, log }: FailoverTrials,
): Promise<FailoverResult> {
  const coming = [...failures];
  let slowestSeconds = 0;
  const interrupt = async (saving: SavingServers) => {
    const failure = coming.shift() ?? 'kill';
    const seconds = await failOver(saving, cluster, failure);
    slowestSeconds = Math.max(slowestSeconds, seconds);
    log(`${failure}: saves go on after ${seconds.toFixed(1)} s`);
  };
  const trials = { company, publications: failures.length, outagesEach: 1, interrupt };
  return { ...(await runOutageTrials(servers, trials)), slowestSeconds };
}

/** The same on a cluster whose commits do not wait for the standby: it must lose the saves confirmed last. */
export async function runFailoverControl({ servers, company }: Nodes, cluster: Cluster, failures: readonly Failure[]) {
  const coming = [...failures];
  return runLossControl(servers, {
    company,
    outages: failures.length,
    interrupt: async (saving) => void (await failOver(saving, cluster, coming.shift() ?? 'kill')),
  });
}

async function failOver({ servers, savers }: SavingServers, cluster: Cluster, failure: Failure): Promise<number> {
  await savesGoOn(savers);
  await sleep(Math.random() * 800);
  const failed = performance.now();
  await cluster.failOver(failure);
  await untilReady(servers);
  await savesGoOn(savers);
  const seconds = (performance.now() - failed) / 1000;
  await cluster.restoreStandby();
  return seconds;
}
