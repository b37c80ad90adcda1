import { Button } from '@mantine/core';
import { LISTED_PUBLICATIONS } from '@servery/domain';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { historyQuery, type Publication, type WorkflowName } from '../../publishing/publishing.ts';
import { StateTag } from '../../ui/data/state-tag.tsx';
import { formatDateTime } from '../../ui/dates.ts';
import { Muted } from '../../ui/layout/muted.tsx';
import { SidePanel } from '../../ui/layout/pane/side-panel.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { EmptyState } from '../../ui/messages/empty-state.tsx';
import { ErrorState } from '../../ui/messages/error-state.tsx';
import { SkeletonTable } from '../../ui/messages/skeletons.tsx';
import styles from './past-publishes.module.css';
import { runName, usePublishing } from './run-words.ts';

type PastPublishesProps = {
  readonly workflow: WorkflowName;
  readonly companyId: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** Every publish of this kind, newest first; each opens on the board. */
export function PastPublishes({ workflow, companyId, isOpen, onClose }: PastPublishesProps) {
  const t = usePublishing();
  return (
    <SidePanel title={t('pastPublishes')} isOpen={isOpen} onClose={onClose} width={440}>
      {isOpen && <PastList workflow={workflow} companyId={companyId} onClose={onClose} />}
    </SidePanel>
  );
}

function PastList({ workflow, companyId, onClose }: Omit<PastPublishesProps, 'isOpen'>) {
  const t = usePublishing();
  const { data, isPending, isError, refetch } = useQuery(historyQuery(companyId));
  const past = (data ?? []).filter(({ kind }) => kind === workflow);
  if (isPending) return <SkeletonTable rows={5} />;
  if (isError) return <ErrorState title={t('historyFailed')} onRetry={refetch} framed={false} />;
  if (past.length === 0)
    return (
      <EmptyState title={t('noPast')} framed={false}>
        {t('noPastHint')}
      </EmptyState>
    );
  return (
    <>
      <ul>
        {past.map((publication) => (
          <PastLine key={publication.wfExec.workflowId} publication={publication} onOpened={onClose} />
        ))}
      </ul>
      {data.length >= LISTED_PUBLICATIONS && <Muted small>{t('onlyLast', { count: LISTED_PUBLICATIONS })}</Muted>}
    </>
  );
}

function PastLine({ publication, onOpened }: { readonly publication: Publication; readonly onOpened: () => void }) {
  const t = usePublishing();
  const navigate = useNavigate();
  const { counts, startedBy, syncDate, syncCompleted, action, wfExec } = publication;
  const name = runName(t, publication);
  const failed = counts.FAILED ?? 0;
  const done = counts.COMPLETED ?? 0;
  const terminated = counts.TERMINATED ?? 0;
  const open = Object.values(counts).reduce((sum, count) => sum + count, 0) - failed - done - terminated;
  const ends = [
    done > 0 && t('countCompleted', { count: done }),
    failed > 0 && t('countFailed', { count: failed }),
    terminated > 0 && t('countTerminated', { count: terminated }),
    open > 0 && t('countOpen', { count: open }),
  ].filter(Boolean);
  const handleOpen = () => {
    onOpened();
    return navigate({ to: '.', search: (before: object) => ({ ...before, run: wfExec.workflowId, view: undefined }) });
  };
  return (
    <li className={styles.line}>
      <Stack place="fill">
        <p className={styles.name}>{name}</p>
        <Muted small>{[publication.name && formatDateTime(syncDate), startedBy].filter(Boolean).join(' · ')}</Muted>
        <Muted small>{ends.join(', ')}</Muted>
      </Stack>
      {failed > 0 ? (
        <StateTag state="failed" />
      ) : (
        <StateTag
          state={syncCompleted ? 'inactive' : 'running'}
          label={syncCompleted ? t(action === 'REVERT' ? 'revertOver' : 'runOver') : t('countOpen', { count: open })}
        />
      )}
      <Button size="sm" aria-label={t('openPast', { name })} onClick={handleOpen}>
        {t('open')}
      </Button>
    </li>
  );
}
