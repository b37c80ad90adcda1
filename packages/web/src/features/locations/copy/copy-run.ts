import { type CopyOutcome, mostCopiesAtOnce } from '@servery/contract';
import { create } from 'zustand';
import type { ApiResult } from '../../../api/api-result.ts';
import { say } from '../../../phrases/phrases.ts';
import { settingsCopyPhrases } from '../../../phrases/settings-copy.ts';
import type { OverrideVersion } from './copy-calls.ts';

export type CopyFailure = { readonly id: string; readonly reason: string };

export type CopyRun = {
  readonly kind: 'copy' | 'undo';
  readonly companyId: string;
  readonly total: number;
  readonly done: number;
  /** With the versions that now stand. */
  readonly saved: readonly OverrideVersion[];
  readonly unchanged: number;
  readonly failures: readonly CopyFailure[];
  readonly isOver: boolean;
  /** Whether its dialog is open; it goes on without. */
  readonly isShown: boolean;
};

/** The newest copy. It is no part of a screen, so that it goes on while the person is elsewhere. */
export const useCopyRun = create<{ readonly run: CopyRun | null }>(() => ({ run: null }));

export function showCopyRun(isShown: boolean): void {
  useCopyRun.setState(({ run }) => ({ run: run && (run.isOver && !isShown ? null : { ...run, isShown }) }));
}

let isStopped = false;

/** What is under way ends with the piece that is sent. */
export function stopCopyRun(): void {
  isStopped = true;
}

type RunAsked = Pick<CopyRun, 'kind' | 'companyId'> & {
  readonly locations: readonly OverrideVersion[];
  readonly send: (some: OverrideVersion[]) => Promise<ApiResult<CopyOutcome>>;
};

/** Sends a hundred locations with each call, and keeps the outcome of each. */
export async function runCopy({ kind, companyId, locations, send }: RunAsked): Promise<CopyRun> {
  isStopped = false;
  const isShown = true;
  let run: CopyRun = {
    kind,
    companyId,
    total: locations.length,
    done: 0,
    saved: [],
    unchanged: 0,
    failures: [],
    isOver: false,
    isShown,
  };
  const report = (next: CopyRun) => {
    run = { ...next, isShown: useCopyRun.getState().run?.isShown ?? isShown };
    useCopyRun.setState({ run });
  };
  useCopyRun.setState({ run });
  while (run.done < locations.length && !isStopped) {
    const some = locations.slice(run.done, run.done + mostCopiesAtOnce);
    report(withAnswer(run, some, await send(some)));
  }
  report({ ...run, isOver: true });
  return run;
}

function withAnswer(run: CopyRun, some: readonly OverrideVersion[], answer: ApiResult<CopyOutcome>): CopyRun {
  const done = run.done + some.length;
  if (answer.status !== 'ok') {
    const reason = say(settingsCopyPhrases, answer.status === 'forbidden' ? 'mayNot' : 'sendFailed');
    return { ...run, done, failures: [...run.failures, ...some.map(({ tenantId: id }) => ({ id, reason }))] };
  }
  const { saved, unchanged, skipped, unfit } = answer.data;
  const meanwhile = say(settingsCopyPhrases, 'changedMeanwhile');
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
        reason: say(settingsCopyPhrases, 'doesNotFit', { reason: message }),
      })),
    ],
  };
}
