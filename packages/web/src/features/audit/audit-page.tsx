import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { auditPhrases } from '../../phrases/audit.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { mayReadAudit } from '../../session/rights.ts';
import { useSession } from '../../session/session-store.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { EmptyState } from '../../ui/messages/empty-state.tsx';
import { ErrorState } from '../../ui/messages/error-state.tsx';
import { SkeletonTable } from '../../ui/messages/skeletons.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import styles from './audit.module.css';
import { auditQuery, exportAddress } from './audit-calls.ts';
import { AuditDetail, useAuditColumns } from './audit-columns.tsx';
import { AuditToolbar, useAuditFilters } from './audit-filters.tsx';

/** Who did what, when, where, as whom and from which address. */
export function AuditPage() {
  const t = usePhrases(auditPhrases);
  const session = useSession();
  const search = useAuditFilters();
  const mayRead = mayReadAudit(session);
  const download = (
    <Button
      component="a"
      href={exportAddress(session.userCompanyId, search.filters)}
      download="audit.csv"
      leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />}
    >
      {t('export')}
    </Button>
  );
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <PageHeader title={t('title')} subtitle={t('subtitle')} actions={mayRead && download} />
      </div>
      {mayRead ? (
        <>
          <div className={styles.tools}>
            <AuditToolbar {...search} />
          </div>
          <Entries search={search} />
        </>
      ) : (
        <div className={styles.message}>
          <ErrorState title={t('forbidden')}>{t('forbiddenHint')}</ErrorState>
        </div>
      )}
    </div>
  );
}

function Entries({ search }: { readonly search: ReturnType<typeof useAuditFilters> }) {
  const t = usePhrases(auditPhrases);
  const { userCompanyId } = useSession();
  const columns = useAuditColumns();
  const audit = useInfiniteQuery(auditQuery(userCompanyId, search.filters));
  if (audit.isPending)
    return (
      <div className={styles.message}>
        <SkeletonTable rows={8} />
      </div>
    );
  if (audit.isError)
    return (
      <div className={styles.message}>
        <ErrorState title={t('failed')} onRetry={audit.refetch}>
          {t('failedHint')}
        </ErrorState>
      </div>
    );
  const entries = audit.data.pages.flatMap((page) => page.entries);
  if (entries.length === 0)
    return (
      <div className={styles.message}>
        <EmptyState title={t(search.isAny ? 'emptyFiltered' : 'empty')}>{!search.isAny && t('emptyHint')}</EmptyState>
      </div>
    );
  return (
    <>
      <DataTable
        label={t('title')}
        columns={columns}
        rows={entries}
        rowKey={({ sequence }) => String(sequence)}
        rowName={({ action, actorName }) => `${action} ${actorName}`}
        density="two-lines"
        detail={(entry) => <AuditDetail entry={entry} />}
      />
      <footer className={styles.foot}>
        <span role="status">{t('loaded', { count: entries.length })}</span>
        {audit.hasNextPage ? (
          <Button size="sm" loading={audit.isFetchingNextPage} onClick={() => audit.fetchNextPage()}>
            {t('loadMore')}
          </Button>
        ) : (
          <span>{t('end')}</span>
        )}
      </footer>
    </>
  );
}
