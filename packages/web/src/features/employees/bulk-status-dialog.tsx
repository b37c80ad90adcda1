import { Button, Modal, Progress } from '@mantine/core';
import { employeesPhrases } from '../../phrases/people/employees.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { FormFoot } from '../../ui/layout/page/form-foot.tsx';
import { PlainTable } from '../../ui/table/plain-table.tsx';
import styles from './employees.module.css';
import type { BulkRun } from './use-bulk-status.ts';

type BulkStatusDialogProps = {
  readonly run: BulkRun;
  readonly onStop: () => void;
  readonly onClose: () => void;
};

/** How far a change of many people is; in the end, the people who could not be changed, with the reasons. */
export function BulkStatusDialog({ run, onStop, onClose }: BulkStatusDialogProps) {
  const t = usePhrases(employeesPhrases);
  const { isActive, done, total, failures, isOver } = run;
  const changed = done - failures.length;
  const title = t(isActive ? 'reactivatingMany' : 'deactivatingMany', { count: total });
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size={640}
      closeOnClickOutside={false}
      closeOnEscape={isOver}
      withCloseButton={false}
    >
      <Progress value={(done / Math.max(1, total)) * 100} aria-label={title} />
      <p className={styles.progress} role="status">
        {isOver
          ? t('bulkOver', { changed, failed: failures.length, left: total - done })
          : t('bulkProgress', { done, total })}
      </p>
      {failures.length > 0 && (
        <div className={styles.failures}>
          <PlainTable
            label={t('notChanged')}
            rows={failures}
            rowKey={({ id }) => id}
            columns={[
              { id: 'name', title: t('employee'), cell: ({ name }) => name },
              { id: 'reason', title: t('reason'), cell: ({ reason }) => reason },
            ]}
          />
        </div>
      )}
      <FormFoot isFramed={false}>
        {isOver ? (
          <Button variant="filled" onClick={onClose}>
            {t('close')}
          </Button>
        ) : (
          <Button onClick={onStop}>{t('stop')}</Button>
        )}
      </FormFoot>
    </Modal>
  );
}
