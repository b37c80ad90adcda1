import { mostSavesAtOnce, type SavesOutcome } from '@servery/contract';
import type { ApiResult } from '../../../api/api-result.ts';
import { say } from '../../../phrases/phrases.ts';
import { savesOfManyPhrases } from '../../../phrases/settings/saves-of-many.ts';
import type { OverrideVersion } from '../../document/configuration-calls.ts';
import { type SavesRun, type SendSome, useSavesRun } from './saves-run.ts';

let isStopped = false;

/** The run ends with the piece that is being sent. */
export function stopSaves(): void {
  isStopped = true;
}

export type RunAsked = Pick<SavesRun, 'kind' | 'companyId' | 'names' | 'takeBack'> & {
  readonly locations: readonly OverrideVersion[];
  readonly send: SendSome;
};

/** Sends some groups and locations with each call, and keeps the outcome of each. */
export async function runSaves({ locations, send, ...asked }: RunAsked): Promise<SavesRun> {
  isStopped = false;
  const isShown = true;
  let run: SavesRun = {
    ...asked,
    total: locations.length,
    done: 0,
    saved: [],
    unchanged: 0,
    failures: [],
    isOver: false,
    isShown,
  };
  const report = (next: SavesRun) => {
    run = { ...next, isShown: useSavesRun.getState().run?.isShown ?? isShown };
    useSavesRun.setState({ run });
  };
  useSavesRun.setState({ run });
  while (run.done < locations.length && !isStopped) {
    const some = locations.slice(run.done, run.done + mostSavesAtOnce);
    report(withAnswer(run, some, await send(some)));
  }
  report({ ...run, isOver: true });
  return run;
}

function withAnswer(run: SavesRun, some: readonly OverrideVersion[], answer: ApiResult<SavesOutcome>): SavesRun {
  const done = run.done + some.length;
  if (answer.status !== 'ok') {
    const reason = say(savesOfManyPhrases, answer.status === 'forbidden' ? 'mayNot' : 'sendFailed');
    return { ...run, done, failures: [...run.failures, ...some.map(({ tenantId: id }) => ({ id, reason }))] };
  }
  const { saved, unchanged, skipped, unfit } = answer.data;
  const meanwhile = say(savesOfManyPhrases, 'changedMeanwhile');
  return {
    ...run,
    done,
    saved: [...run.saved, ...saved],
    unchanged: run.unchanged + unchanged.length,
    failures: [
      ...run.failures,
      ...skipped.map((id) => ({ id, reason: meanwhile })),
      ...unfit.map(({ tenantId: id, message }) => ({
        id,
        reason: say(savesOfManyPhrases, 'doesNotFit', { reason: message }),
      })),
    ],
  };
}
