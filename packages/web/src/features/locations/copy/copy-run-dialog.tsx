import { Button, Modal, Progress } from '@mantine/core';
import { useMemo } from 'react';
import { usePhrases } from '../../../phrases/phrases.ts';
import { settingsCopyPhrases } from '../../../phrases/settings-copy.ts';
import type { SyncStatus } from '../../../publishing/sync-status.ts';
import { FormFoot } from '../../../ui/layout/form-foot.tsx';
import { Muted } from '../../../ui/layout/muted.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import styles from './copy.module.css';
import { type CopyFailure, type CopyRun, showCopyRun, stopCopyRun } from './copy-run.ts';
import { useCopySettings } from './use-copy-settings.ts';

type CopyRunDialogProps = { readonly run: CopyRun; readonly locations: readonly SyncStatus[] };

/** How far a copy is; in the end, which locations stay as they are and why. */
export function CopyRunDialog({ run, locations }: CopyRunDialogProps) {
  const t = usePhrases(settingsCopyPhrases);
  const { undo } = useCopySettings();
  const { kind, total, done, saved, unchanged, failures, isOver } = run;
  const title = t(kind === 'copy' ? 'copying' : 'undoing', { count: total });
  const close = () => showCopyRun(false);
  return (
    <Modal
      opened
      onClose={close}
      title={title}
      size={680}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <Stack gap={3}>
        <Progress value={(done / Math.max(1, total)) * 100} aria-label={title} />
        <p role="status">
          {isOver
            ? t('copied', { saved: saved.length, unchanged, failed: failures.length, left: total - done })
            : t('progress', { done, total })}
        </p>
        <Muted small>{t(isOver ? 'notPublished' : 'leaveHint')}</Muted>
        {failures.length > 0 && <Failures failures={failures} locations={locations} />}
        <FormFoot isFramed={false}>
          {isOver && kind === 'copy' && saved.length > 0 && <Button onClick={() => undo(run)}>{t('undo')}</Button>}
          {!isOver && <Button onClick={stopCopyRun}>{t('stop')}</Button>}
          <Button variant="filled" onClick={close}>
            {t(isOver ? 'close' : 'leave')}
          </Button>
        </FormFoot>
      </Stack>
    </Modal>
  );
}

type FailuresProps = { readonly failures: readonly CopyFailure[]; readonly locations: readonly SyncStatus[] };

function Failures({ failures, locations }: FailuresProps) {
  const t = usePhrases(settingsCopyPhrases);
  const names = useMemo(() => new Map(locations.map(({ id, name }) => [id, name])), [locations]);
  const nameOf = ({ id }: CopyFailure) => names.get(id) ?? id;
  return (
    <div className={styles.failures}>
      <DataTable
        label={t('notCopied')}
        rows={failures}
        rowKey={({ id }) => id}
        rowName={nameOf}
        density="two-lines"
        columns={[
          { id: 'location', title: t('location'), width: 'minmax(120px, 1fr)', cell: nameOf },
          { id: 'reason', title: t('reason'), width: 'minmax(200px, 2fr)', cell: ({ reason }) => reason },
        ]}
      />
    </div>
  );
}
