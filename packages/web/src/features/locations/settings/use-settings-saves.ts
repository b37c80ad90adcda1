import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { say } from '../../../phrases/phrases.ts';
import { settingsOfManyPhrases } from '../../../phrases/settings/settings-of-many.ts';
import { uiPhrases } from '../../../phrases/ui.ts';
import { notify } from '../../../ui/notifications/notify.ts';
import type { CopyChoice, OverrideVersion, ResetChoice } from './settings-calls.ts';
import { isUndoable, type RunAsked, runSettings, type SettingsRun, useSettingsRun } from './settings-run.ts';

/** Copies or resets, shows the outcome, and offers to take it back. */
export function useSettingsSaves() {
  const queries = useQueryClient();
  const run = async (asked: RunAsked): Promise<void> => {
    const over = await runSettings(asked);
    const { companyId } = asked;
    queries.removeQueries({ queryKey: ['document', companyId], type: 'inactive' });
    for (const queryKey of [['own-overrides', companyId], ['sync-status', companyId], ['configuration']])
      await queries.invalidateQueries({ queryKey });
    report(over, undo);
  };
  const undo = ({ kind, companyId, saved }: SettingsRun) =>
    run({
      kind: kind === 'copy' ? 'undoCopy' : 'undoReset',
      companyId,
      locations: saved,
      send: (locations) => call('undoSettingsSaves', { params: { companyId }, body: { locations } }),
    });
  const copy = (
    { companyId, from, places }: CopyChoice,
    { version, locations }: { readonly version: number; readonly locations: readonly OverrideVersion[] },
  ) => {
    const body = { from, places: [...places], version };
    return run({
      kind: 'copy',
      companyId,
      locations,
      send: (some) => call('copySettings', { params: { companyId }, body: { ...body, locations: some } }),
    });
  };
  const reset = ({ companyId, places }: ResetChoice, locations: readonly OverrideVersion[]) =>
    run({
      kind: 'reset',
      companyId,
      locations,
      send: (some) => call('resetSettings', { params: { companyId }, body: { places: [...places], locations: some } }),
    });
  return { copy, reset, undo };
}

/** Who left the dialog is notified when it is over; who did not reads it there. */
function report(run: SettingsRun, undo: (run: SettingsRun) => Promise<void>): void {
  if (useSettingsRun.getState().run?.isShown) return;
  const { kind, saved, failures } = run;
  const action = {
    label: say(uiPhrases, 'undo'),
    onClick: () => undo(run).catch((error: unknown) => console.error(error)),
  };
  if (saved.length > 0)
    notify.success(
      say(settingsOfManyPhrases, `done.${kind}`, { count: saved.length }),
      isUndoable(run) ? { action } : {},
    );
  if (failures.length > 0) notify.warning(say(settingsOfManyPhrases, 'someLeft', { count: failures.length }));
}
