import { mostSettingsAtOnce, type SettingsOutcome } from '@servery/contract';
import { create } from 'zustand';
import type { ApiResult } from '../../../api/api-result.ts';
import { say } from '../../../phrases/phrases.ts';
import { settingsOfManyPhrases } from '../../../phrases/settings/settings-of-many.ts';
import type { OverrideVersion } from './settings-calls.ts';

export type SettingsFailure = { readonly id: string; readonly reason: string };

export type SettingsRun = {
  readonly kind: 'copy' | 'reset' | 'undoCopy' | 'undoReset';
  readonly companyId: string;
  readonly total: number;
  readonly done: number;
  /** With the versions that now stand. */
  readonly saved: readonly OverrideVersion[];
  readonly unchanged: number;
  readonly failures: readonly SettingsFailure[];
  readonly isOver: boolean;
  /** Whether its dialog is open; it goes on without. */
  readonly isShown: boolean;
};

/** The newest run. It is no part of a screen, so that it goes on while the person is elsewhere. */
export const useSettingsRun = create<{ readonly run: SettingsRun | null }>(() => ({ run: null }));

export function showSettingsRun(isShown: boolean): void {
  useSettingsRun.setState(({ run }) => ({ run: run && (run.isOver && !isShown ? null : { ...run, isShown }) }));
}

/** What can be taken back: an undo itself cannot. */
export function isUndoable({ kind, saved }: Pick<SettingsRun, 'kind' | 'saved'>): boolean {
  return (kind === 'copy' || kind === 'reset') && saved.length > 0;
}

let isStopped = false;

/** What is under way ends with the piece that is sent. */
export function stopSettingsRun(): void {
  isStopped = true;
}

export type RunAsked = Pick<SettingsRun, 'kind' | 'companyId'> & {
  readonly locations: readonly OverrideVersion[];
  readonly send: (some: OverrideVersion[]) => Promise<ApiResult<SettingsOutcome>>;
};

/** Sends some locations with each call, and keeps the outcome of each. */
export async function runSettings({ kind, companyId, locations, send }: RunAsked): Promise<SettingsRun> {
  isStopped = false;
  const isShown = true;
  let run: SettingsRun = {
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
  const report = (next: SettingsRun) => {
    run = { ...next, isShown: useSettingsRun.getState().run?.isShown ?? isShown };
    useSettingsRun.setState({ run });
  };
  useSettingsRun.setState({ run });
  while (run.done < locations.length && !isStopped) {
    const some = locations.slice(run.done, run.done + mostSettingsAtOnce);
    report(withAnswer(run, some, await send(some)));
  }
  report({ ...run, isOver: true });
  return run;
}

function withAnswer(
  run: SettingsRun,
  some: readonly OverrideVersion[],
  answer: ApiResult<SettingsOutcome>,
): SettingsRun {
  const done = run.done + some.length;
  if (answer.status !== 'ok') {
    const reason = say(settingsOfManyPhrases, answer.status === 'forbidden' ? 'mayNot' : 'sendFailed');
    return { ...run, done, failures: [...run.failures, ...some.map(({ tenantId: id }) => ({ id, reason }))] };
  }
  const { saved, unchanged, skipped, unfit } = answer.data;
  const meanwhile = say(settingsOfManyPhrases, 'changedMeanwhile');
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
        reason: say(settingsOfManyPhrases, 'doesNotFit', { reason: message }),
      })),
    ],
  };
}
