import { useQueryClient } from '@tanstack/react-query';
import { keys } from '../../../api/keys.ts';
import { say } from '../../../phrases/phrases.ts';
import { savesOfManyPhrases } from '../../../phrases/settings/saves-of-many.ts';
import { uiPhrases } from '../../../phrases/ui.ts';
import { notify } from '../../../ui/notifications/notify.ts';
import { forgetAroundDocuments } from '../../document/forget-around-documents.ts';
import { type RunAsked, runSaves } from './run-saves.ts';
import { type SavesRun, showSavesRun, useSavesRun } from './saves-run.ts';

const taken = { copy: 'undoCopy', reset: 'undoReset', set: 'undoSet' } as const;

/** Whether a run can be taken back: an undo itself cannot. */
export function isUndoable({ takeBack, saved }: Pick<SavesRun, 'takeBack' | 'saved'>): boolean {
  return takeBack !== null && saved.length > 0;
}

/** Saves at many groups and locations, shows the outcome, and offers to take it back. */
export function useRunSaves() {
  const queries = useQueryClient();
  const run = async (asked: RunAsked): Promise<void> => {
    const over = await runSaves(asked);
    const { companyId } = asked;
    queries.removeQueries({ queryKey: keys.document(companyId), type: 'inactive' });
    await forgetAroundDocuments(queries, companyId);
    report(over, undo);
  };
  const undo = async ({ kind, companyId, names, takeBack, saved }: SavesRun): Promise<void> => {
    if (takeBack === null || !(kind === 'copy' || kind === 'reset' || kind === 'set')) return;
    await run({ kind: taken[kind], companyId, names, takeBack: null, locations: saved, send: takeBack });
  };
  return { run, undo };
}

/** A person who left the dialog is notified when it is over; a person who did not leave reads it there. */
function report(run: SavesRun, undo: (run: SavesRun) => Promise<void>): void {
  if (useSavesRun.getState().run?.isShown) return;
  const { kind, saved, failures } = run;
  const takeBack = {
    label: say(uiPhrases, 'undo'),
    onClick: () => undo(run).catch((error: unknown) => console.error(error)),
  };
  if (saved.length > 0)
    notify.success(
      say(savesOfManyPhrases, `done.${kind}`, { count: saved.length }),
      isUndoable(run) ? { action: takeBack } : {},
    );
  const show = { label: say(savesOfManyPhrases, 'showReasons'), onClick: () => showSavesRun(true) };
  if (failures.length > 0)
    notify.warning(say(savesOfManyPhrases, 'someLeft', { count: failures.length }), { action: show });
}
