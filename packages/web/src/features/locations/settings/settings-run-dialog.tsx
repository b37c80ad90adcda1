import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { usePhrases } from '../../../phrases/phrases.ts';
import { settingsOfManyPhrases } from '../../../phrases/settings/settings-of-many.ts';
import { uiPhrases } from '../../../phrases/ui.ts';
import type { SyncStatus } from '../../../publishing/sync-status.ts';
import { RunDialog } from '../../../ui/dialogs/run-dialog.tsx';
import { isUndoable, type SettingsRun, showSettingsRun, stopSettingsRun } from './settings-run.ts';
import { useSettingsSaves } from './use-settings-saves.ts';

type SettingsRunDialogProps = { readonly run: SettingsRun; readonly locations: readonly SyncStatus[] };

/** How far a copy or a reset is; in the end, which locations stay as they are and why. */
export function SettingsRunDialog({ run, locations }: SettingsRunDialogProps) {
  const t = usePhrases(settingsOfManyPhrases);
  const tUi = usePhrases(uiPhrases);
  const { undo } = useSettingsSaves();
  const { kind, total, done, saved, unchanged, failures, isOver } = run;
  const names = useMemo(() => new Map(locations.map(({ id, name }) => [id, name])), [locations]);
  const close = () => showSettingsRun(false);
  return (
    <RunDialog
      title={t(`running.${kind}`, { count: total })}
      done={done}
      total={total}
      status={
        isOver
          ? t('over', { saved: saved.length, unchanged, failed: failures.length, left: total - done })
          : t('progress', { done, total })
      }
      hint={t(isOver ? 'notPublished' : 'leaveHint')}
      failures={failures.map(({ id, reason }) => ({ id, name: names.get(id) ?? id, reason }))}
      failuresLabel={t('notSaved')}
      nameTitle={t('location')}
      isOver={isOver}
      onClose={close}
    >
      {isOver && isUndoable(run) && <Button onClick={() => undo(run)}>{tUi('undo')}</Button>}
      {!isOver && <Button onClick={stopSettingsRun}>{tUi('stop')}</Button>}
      <Button variant="filled" onClick={close}>
        {isOver ? tUi('close') : t('leave')}
      </Button>
    </RunDialog>
  );
}
