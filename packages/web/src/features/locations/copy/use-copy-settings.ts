import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { say } from '../../../phrases/phrases.ts';
import { settingsCopyPhrases } from '../../../phrases/settings-copy.ts';
import { uiPhrases } from '../../../phrases/ui.ts';
import { notify } from '../../../ui/notifications/notify.ts';
import type { CopyChoice, OverrideVersion } from './copy-calls.ts';
import { type CopyRun, runCopy, useCopyRun } from './copy-run.ts';

/** Copies, shows the outcome, and offers to undo it. */
export function useCopySettings() {
  const queries = useQueryClient();
  const forget = async (companyId: string) => {
    queries.removeQueries({ queryKey: ['document', companyId], type: 'inactive' });
    for (const queryKey of [['own-overrides', companyId], ['sync-status', companyId], ['configuration']])
      await queries.invalidateQueries({ queryKey });
  };
  const undo = async ({ companyId, saved }: Pick<CopyRun, 'companyId' | 'saved'>) => {
    const run = await runCopy({
      kind: 'undo',
      companyId,
      locations: saved,
      send: (locations) => call('undoSettingsSaves', { params: { companyId }, body: { locations } }),
    });
    await forget(companyId);
    report(run, undo);
  };
  const copy = async (
    { companyId, from, places }: CopyChoice,
    { version, locations }: { readonly version: number; readonly locations: readonly OverrideVersion[] },
  ) => {
    const body = { from, places: [...places], version };
    const run = await runCopy({
      kind: 'copy',
      companyId,
      locations,
      send: (some) => call('copySettings', { params: { companyId }, body: { ...body, locations: some } }),
    });
    await forget(companyId);
    report(run, undo);
  };
  return { copy, undo };
}

/** Who left the dialog is notified when it is over; who did not reads it there. */
function report(run: CopyRun, undo: (run: CopyRun) => Promise<void>): void {
  if (useCopyRun.getState().run?.isShown) return;
  const { kind, saved, failures } = run;
  const action = {
    label: say(uiPhrases, 'undo'),
    onClick: () => undo(run).catch((error: unknown) => console.error(error)),
  };
  if (saved.length > 0)
    notify.success(
      say(settingsCopyPhrases, kind === 'copy' ? 'doneToast' : 'undoneToast', { count: saved.length }),
      kind === 'copy' ? { action } : {},
    );
  if (failures.length > 0) notify.warning(say(settingsCopyPhrases, 'someLeft', { count: failures.length }));
}
