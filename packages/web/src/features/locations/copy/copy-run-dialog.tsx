import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { usePhrases } from '../../../phrases/phrases.ts';
import { settingsCopyPhrases } from '../../../phrases/settings-copy.ts';
import { uiPhrases } from '../../../phrases/ui.ts';
import type { SyncStatus } from '../../../publishing/sync-status.ts';
import { RunDialog } from '../../../ui/dialogs/run-dialog.tsx';
import { type CopyRun, showCopyRun, stopCopyRun } from './copy-run.ts';
import { useCopySettings } from './use-copy-settings.ts';

type CopyRunDialogProps = { readonly run: CopyRun; readonly locations: readonly SyncStatus[] };

/** How far a copy is; in the end, which locations stay as they are and why. */
export function CopyRunDialog({ run, locations }: CopyRunDialogProps) {
  const t = usePhrases(settingsCopyPhrases);
  const tUi = usePhrases(uiPhrases);
  const { undo } = useCopySettings();
  const { kind, total, done, saved, unchanged, failures, isOver } = run;
  const names = useMemo(() => new Map(locations.map(({ id, name }) => [id, name])), [locations]);
  const close = () => showCopyRun(false);
  return (
    <RunDialog
      title={t(kind === 'copy' ? 'copying' : 'undoing', { count: total })}
      done={done}
      total={total}
      status={
        isOver
          ? t('copied', { saved: saved.length, unchanged, failed: failures.length, left: total - done })
          : t('progress', { done, total })
      }
      hint={t(isOver ? 'notPublished' : 'leaveHint')}
      failures={failures.map(({ id, reason }) => ({ id, name: names.get(id) ?? id, reason }))}
      failuresLabel={t('notCopied')}
      nameTitle={t('location')}
      isOver={isOver}
      onClose={close}
    >
      {isOver && kind === 'copy' && saved.length > 0 && <Button onClick={() => undo(run)}>{tUi('undo')}</Button>}
      {!isOver && <Button onClick={stopCopyRun}>{tUi('stop')}</Button>}
      <Button variant="filled" onClick={close}>
        {isOver ? tUi('close') : t('leave')}
      </Button>
    </RunDialog>
  );
}
