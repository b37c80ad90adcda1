import { Modal, Progress } from '@mantine/core';
import type { ReactNode } from 'react';
import { usePhrases } from '../../phrases/phrases.ts';
import { uiPhrases } from '../../phrases/ui.ts';
import { Muted } from '../layout/muted.tsx';
import { FormFoot } from '../layout/page/form-foot.tsx';
import { Stack } from '../layout/stack.tsx';
import { DataTable } from '../table/data-table.tsx';
import styles from './run-dialog.module.css';

/** One that stays as it was, and why. */
export type RunFailure = { readonly id: string; readonly name: string; readonly reason: string };

type RunDialogProps = {
  readonly title: string;
  readonly done: number;
  readonly total: number;
  /** Its progress or its outcome. */
  readonly status: string;
  readonly hint?: string | undefined;
  readonly failures: readonly RunFailure[];
  readonly failuresLabel: string;
  readonly nameTitle: string;
  readonly isOver: boolean;
  /** Buttons: the one that leaves first, the one that goes on last. */
  readonly children: ReactNode;
  readonly onClose: () => void;
};

/** How far long work on many things is; in the end, which of them stay as they were and why. */
export function RunDialog(props: RunDialogProps) {
  const { title, done, total, status, hint, failures, failuresLabel, nameTitle, isOver, children, onClose } = props;
  const t = usePhrases(uiPhrases);
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size={680}
      closeOnClickOutside={false}
      closeOnEscape={isOver}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <Stack gap={3}>
        <Progress value={(done / Math.max(1, total)) * 100} aria-label={title} />
        <p role="status">{status}</p>
        {hint && <Muted small>{hint}</Muted>}
        {failures.length > 0 && (
          <div className={styles.failures}>
            <DataTable
              label={failuresLabel}
              rows={failures}
              rowKey={({ id }) => id}
              rowName={({ name }) => name}
              density="two-lines"
              columns={[
                { id: 'name', title: nameTitle, width: 'minmax(120px, 1fr)', cell: ({ name }) => name },
                { id: 'reason', title: t('reason'), width: 'minmax(200px, 2fr)', cell: ({ reason }) => reason },
              ]}
            />
          </div>
        )}
        <FormFoot isFramed={false}>{children}</FormFoot>
      </Stack>
    </Modal>
  );
}
