import type { SavesOutcome } from '@servery/contract';
import { create } from 'zustand';
import type { ApiResult } from '../../../api/api-result.ts';
import type { OverrideVersion } from '../../document/configuration-calls.ts';

export type SaveFailure = { readonly id: string; readonly reason: string };

export type SendSome = (some: OverrideVersion[]) => Promise<ApiResult<SavesOutcome>>;

export type SavesRun = {
  readonly kind: 'copy' | 'reset' | 'set' | 'undoCopy' | 'undoReset' | 'undoSet';
  readonly companyId: string;
  readonly names: ReadonlyMap<string, string>;
  /** Takes some of it back; null where it is an undo itself. */
  readonly takeBack: SendSome | null;
  readonly total: number;
  readonly done: number;
  /** With the current versions. */
  readonly saved: readonly OverrideVersion[];
  readonly unchanged: number;
  readonly failures: readonly SaveFailure[];
  readonly isOver: boolean;
  /** Whether its dialog is open; it goes on without. */
  readonly isShown: boolean;
};

/** The newest run. It is no part of a screen, so that it goes on while the person is elsewhere. */
export const useSavesRun = create<{ readonly run: SavesRun | null }>(() => ({ run: null }));

export function showSavesRun(isShown: boolean): void {
  useSavesRun.setState(({ run }) => ({ run: run && (run.isOver && !isShown ? null : { ...run, isShown }) }));
}
