import { Button } from '@mantine/core';
import type { ReportId } from '@servery/domain';
import { IconDownload } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { usePhrases } from '../../../phrases/phrases.ts';
import { reportsPhrases } from '../../../phrases/sales/reports.ts';
import type { SalesAnswer } from '../../../sales/sales-calls.ts';
import { PageHeader } from '../../../ui/layout/page/page-header.tsx';
import { Pane, PaneMessage } from '../../../ui/layout/pane/pane.tsx';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import { LoadState } from '../../../ui/messages/load-state.tsx';
import { type ViewParts, WithViews } from '../views/with-views.tsx';
import { offerReport, type ReportFile } from './report-csv.ts';
import { DaysLine, ReportFilterLine } from './report-filter-line.tsx';
import styles from './report-page.module.css';
import type { ReportFilters } from './use-report-filters.ts';

type ReportPageProps = {
  readonly title: string;
  /** The report whose views can be saved and mailed; undefined: none. */
  readonly report?: ReportId;
  readonly filters: ReportFilters;
  /** The choice of the kind of rows, at the end of the filters. */
  readonly tools?: ReactNode;
  /** Work has neither channel nor order type. */
  readonly of?: 'sales' | 'work';
  /** The table as a file; undefined while there is none. */
  readonly file: ReportFile | undefined;
  readonly children: ReactNode;
};

/** The frame of every report: its name, the filters, and below them the matching rows. */
export function ReportPage({ title, report, filters, tools, of = 'sales', file, children }: ReportPageProps) {
  const t = usePhrases(reportsPhrases);
  const handleCsv = () => file && offerReport(filters, title, file);
  const csv = (
    <Button leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />} disabled={!file} onClick={handleCsv}>
      {t('csv')}
    </Button>
  );
  const pageWith = ({ aside, actions }: ViewParts) => (
    <Pane
      header={
        <PageHeader
          title={title}
          aside={aside}
          subtitle={<DaysLine filters={filters} />}
          actions={
            <>
              {actions}
              {csv}
            </>
          }
        />
      }
    >
      <ReportFilterLine filters={filters} of={of}>
        {tools}
      </ReportFilterLine>
      <div className={styles.scroll}>{children}</div>
    </Pane>
  );
  if (report === undefined) return pageWith({});
  return (
    <WithViews report={report} filters={filters}>
      {pageWith}
    </WithViews>
  );
}

type ReportOfProps = {
  readonly query: {
    readonly data: SalesAnswer | undefined;
    readonly isPending: boolean;
    readonly isError: boolean;
    readonly refetch: () => unknown;
  };
  /** The message where there are no rows; else that nothing was sold. */
  readonly nothing?: { readonly title: string; readonly hint: string };
  readonly children: (sales: SalesAnswer) => ReactNode;
};

/** The report once its sums are there; until then that they come, failed, or that there are none. */
export function ReportOf({ query, nothing, children }: ReportOfProps) {
  const t = usePhrases(reportsPhrases);
  if (!query.data || query.isError)
    return (
      <PaneMessage>
        <LoadState query={query} failed={[t('failed'), t('failedHint')]} rows={8} />
      </PaneMessage>
    );
  if (query.data.rows.length === 0)
    return (
      <PaneMessage>
        <EmptyState
          title={nothing?.title ?? t('nothing')}
          action={
            <Button component={Link} to="/ticket-finder/index-info">
              {t('index')}
            </Button>
          }
        >
          {nothing?.hint ?? t('nothingHint')}
        </EmptyState>
      </PaneMessage>
    );
  return children(query.data);
}
