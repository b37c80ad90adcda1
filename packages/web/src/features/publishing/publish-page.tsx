import { Button } from '@mantine/core';
import { IconHistory, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { usePhrases } from '../../phrases/phrases.ts';
import { publishingPhrases } from '../../phrases/publishing.ts';
import { useMayPublish, useMayPublishSomewhere } from '../../publishing/may-publish.ts';
import {
  historyQuery,
  isOnlyScheduled,
  type Run,
  runningQuery,
  type Workflow,
  type WorkflowName,
} from '../../publishing/publishing.ts';
import { type SyncStatus, syncStatusQuery } from '../../publishing/sync-status.ts';
import { useSession } from '../../session/session-store.ts';
import { useIsBuilt } from '../../ui/frame/use-is-built.ts';
import { PageHeader } from '../../ui/layout/page/page-header.tsx';
import { RefusedPage } from '../../ui/layout/page/refused-page.tsx';
import { EmptyState } from '../../ui/messages/empty-state.tsx';
import { ErrorState } from '../../ui/messages/error-state.tsx';
import { SkeletonLines, SkeletonTable } from '../../ui/messages/skeletons.tsx';
import { BoardView } from './board/board-view.tsx';
import { ComposeView } from './compose/compose-view.tsx';
import { PastPublishes } from './past-publishes.tsx';
import styles from './publishing.module.css';

/** RT-51: menus and location settings. */
export function MenuPublishPage() {
  return <PublishPage workflow="locations" />;
}

/** RT-97: employment. */
export function EmploymentPublishPage() {
  return <PublishPage workflow="employment" />;
}

function PublishPage({ workflow }: { readonly workflow: WorkflowName }) {
  const t = usePhrases(publishingPhrases);
  const session = useSession();
  const mayPublish = useMayPublishSomewhere(workflow);
  if (mayPublish) return <Publishing workflow={workflow} companyId={session.userCompanyId} />;
  return (
    <RefusedPage title={t('title')} refusal={t('notAllowed')}>
      {t('notAllowedHint')}
    </RefusedPage>
  );
}

type PublishingProps = { readonly workflow: WorkflowName; readonly companyId: string };

function Publishing({ workflow, companyId }: PublishingProps) {
  const t = usePhrases(publishingPhrases);
  const sync = useQuery(syncStatusQuery(companyId));
  const running = useQuery(runningQuery(workflow, companyId));
  const { run, isWanted } = useChosenRun(workflow, companyId, running.data ?? []);
  const { view } = useSearch({ strict: false });
  const isLoading = sync.isPending || running.isPending || (isWanted && !run);
  const locations = (sync.data ?? []).filter(({ type }) => type === 'LOCATION');
  const shows = isLoading ? 'loading' : run && view !== 'new' ? 'board' : 'compose';
  return (
    <div className={styles.screen}>
      <Head workflow={workflow} companyId={companyId} shows={shows} hasRuns={(running.data ?? []).length > 0} />
      {sync.isError || running.isError ? (
        <div className={styles.message}>
          <ErrorState title={t('locationsFailed')} onRetry={() => Promise.all([sync.refetch(), running.refetch()])}>
            {t('locationsFailedHint')}
          </ErrorState>
        </div>
      ) : (
        <Content
          workflow={workflow}
          companyId={companyId}
          shows={shows}
          locations={locations}
          runs={running.data ?? []}
          run={run}
        />
      )}
    </div>
  );
}

type ContentProps = PublishingProps & {
  readonly shows: 'loading' | 'board' | 'compose';
  readonly locations: readonly SyncStatus[];
  readonly runs: readonly Workflow[];
  readonly run: Run | undefined;
};

function Content({ workflow, companyId, shows, locations, runs, run }: ContentProps) {
  const t = usePhrases(publishingPhrases);
  const mayPublish = useMayPublish(workflow);
  if (shows === 'loading')
    return (
      <div className={styles.message}>
        <SkeletonLines lines={2} />
        <SkeletonTable rows={6} />
      </div>
    );
  if (shows === 'board' && run)
    return (
      <BoardView
        key={run.wfExec.workflowId}
        workflow={workflow}
        companyId={companyId}
        run={run}
        runs={runs}
        locations={locations}
      />
    );
  const publishable = locations.filter(mayPublish);
  if (publishable.length === 0)
    return (
      <div className={styles.message}>
        <EmptyState title={t('noLocations')}>{t('noLocationsHint')}</EmptyState>
      </div>
    );
  return <ComposeView workflow={workflow} companyId={companyId} locations={publishable} runs={runs} />;
}

/** The run of the address bar, also one that is over; otherwise the running or scheduled one; for `board`, else the last one. */
function useChosenRun(workflow: WorkflowName, companyId: string, runs: readonly Workflow[]) {
  const { run: wanted, view } = useSearch({ strict: false });
  const open = runs.find(({ wfExec }) => wfExec.workflowId === wanted);
  const first = runs.find(({ counts }) => !isOnlyScheduled(counts)) ?? runs[0];
  const isPast = wanted === undefined ? view === 'board' && !first : !open && view !== 'new';
  const history = useQuery({ ...historyQuery(companyId), enabled: isPast });
  const past = history.data?.find(
    ({ wfExec, kind }) => kind === workflow && (wanted === undefined || wfExec.workflowId === wanted),
  );
  const isWanted = isPast && history.isPending;
  return { run: open ?? (isPast ? past : undefined) ?? (isWanted ? undefined : first), isWanted };
}

type HeadProps = PublishingProps & { readonly shows: ContentProps['shows']; readonly hasRuns: boolean };

const admin = { locations: '/menu/admin', employment: '/employment/admin' } as const;

function Head({ workflow, companyId, shows, hasRuns }: HeadProps) {
  const t = usePhrases(publishingPhrases);
  const isBuilt = useIsBuilt();
  const navigate = useNavigate();
  const [isPastOpen, setPastOpen] = useState(false);
  const adminPath: string = admin[workflow];
  const adminName = t(workflow === 'locations' ? 'menusAdmin' : 'employmentAdmin');
  return (
    <div className={styles.head}>
      <PageHeader
        title={t('title')}
        subtitle={t(workflow === 'locations' ? 'subtitleLocations' : 'subtitleEmployment')}
        back={isBuilt(adminPath) && <Link to={adminPath}>{adminName}</Link>}
        actions={
          <>
            <Button
              variant="subtle"
              leftSection={<IconHistory size={16} stroke={1.75} aria-hidden />}
              onClick={() => setPastOpen(true)}
            >
              {t('pastPublishes')}
            </Button>
            {shows === 'board' && (
              <Button
                variant="filled"
                leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
                onClick={() =>
                  navigate({ to: '.', search: (before: object) => ({ ...before, run: undefined, view: 'new' }) })
                }
              >
                {t('newPublish')}
              </Button>
            )}
            {shows === 'compose' && hasRuns && (
              <Button
                onClick={() => navigate({ to: '.', search: (before: object) => ({ ...before, view: undefined }) })}
              >
                {t('backToBoard')}
              </Button>
            )}
          </>
        }
      />
      <PastPublishes workflow={workflow} companyId={companyId} isOpen={isPastOpen} onClose={() => setPastOpen(false)} />
    </div>
  );
}
