import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { auditPhrases } from '../../phrases/audit.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { mayReadAudit } from '../../session/rights.ts';
import { useSession } from '../../session/session-store.ts';
import { LoadMore } from '../../ui/actions/load-more.tsx';
import { PageHeader } from '../../ui/layout/page/page-header.tsx';
import { Pane, PaneFoot, PaneMessage } from '../../ui/layout/pane/pane.tsx';
import { EmptyState } from '../../ui/messages/empty-state.tsx';
import { ErrorState } from '../../ui/messages/error-state.tsx';
import { LoadState } from '../../ui/messages/load-state.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { sentenceWords } from './action-words.ts';
import { auditQuery, exportAddress } from './audit-calls.ts';
import { useAuditColumns } from './audit-columns.tsx';
import { AuditDetail } from './audit-detail.tsx';
import { AuditToolbar, useAuditFilters } from './audit-filters.tsx';

/** Each audited action, with the person, the time, the place, the person they acted as, and the address. */
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
    <Pane header={<PageHeader title={t('title')} subtitle={t('subtitle')} actions={mayRead && download} />}>
      {mayRead ? (
        <>
          <AuditToolbar {...search} />
          <Entries search={search} />
        </>
      ) : (
        <PaneMessage>
          <ErrorState title={t('forbidden')}>{t('forbiddenHint')}</ErrorState>
        </PaneMessage>
      )}
    </Pane>
  );
}

function Entries({ search }: { readonly search: ReturnType<typeof useAuditFilters> }) {
  const t = usePhrases(auditPhrases);
  const { userCompanyId } = useSession();
  const columns = useAuditColumns();
  const audit = useInfiniteQuery(auditQuery(userCompanyId, search.filters));
  if (!audit.data || audit.isError)
    return (
      <PaneMessage>
        <LoadState query={audit} failed={[t('failed'), t('failedHint')]} rows={8} />
      </PaneMessage>
    );
  const entries = audit.data.pages.flatMap((page) => page.entries);
  if (entries.length === 0)
    return (
      <PaneMessage>
        <EmptyState title={t(search.isAny ? 'emptyFiltered' : 'empty')}>{!search.isAny && t('emptyHint')}</EmptyState>
      </PaneMessage>
    );
  return (
    <>
      <DataTable
        label={t('title')}
        columns={columns}
        rows={entries}
        rowKey={({ sequence }) => String(sequence)}
        rowName={(entry) => `${sentenceWords(entry)} ${entry.actorName}`}
        density="two-lines"
        detail={(entry) => <AuditDetail entry={entry} />}
      />
      <PaneFoot end={<LoadMore query={audit} label={t('loadMore')} done={t('end')} />}>
        <span role="status">{t('loaded', { count: entries.length })}</span>
      </PaneFoot>
    </>
  );
}
