import { Button } from '@mantine/core';
import { usePhrases } from '../../../phrases/phrases.ts';
import { savesOfManyPhrases } from '../../../phrases/settings/saves-of-many.ts';
import { uiPhrases } from '../../../phrases/ui.ts';
import { RunDialog } from '../../../ui/dialogs/run-dialog.tsx';
import { stopSaves } from './run-saves.ts';
import { type SavesRun, showSavesRun } from './saves-run.ts';
import { isUndoable, useRunSaves } from './use-run-saves.ts';

/** How far saves at many groups and locations are; in the end, which of them stay as they are and why. */
export function SavesRunDialog({ run }: { readonly run: SavesRun }) {
  const t = usePhrases(savesOfManyPhrases);
  const tUi = usePhrases(uiPhrases);
  const { undo } = useRunSaves();
  const { kind, names, total, done, saved, unchanged, failures, isOver } = run;
  const close = () => showSavesRun(false);
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
      {!isOver && <Button onClick={stopSaves}>{tUi('stop')}</Button>}
      <Button variant="filled" onClick={close}>
        {isOver ? tUi('close') : t('leave')}
      </Button>
    </RunDialog>
  );
}
