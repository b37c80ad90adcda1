import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { linkTo } from '../../../api/call.ts';
import { sayKnown, usePhrases } from '../../../phrases/phrases.ts';
import { reportsPhrases } from '../../../phrases/sales/reports.ts';
import { ForDashboardReaders } from '../../../sales/for-dashboard-readers.tsx';
import { useSession } from '../../../session/session-store.ts';
import { PageHeader } from '../../../ui/layout/page/page-header.tsx';
import { Pane, PaneMessage } from '../../../ui/layout/pane/pane.tsx';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import { LoadState } from '../../../ui/messages/load-state.tsx';
import { PlainTable } from '../../../ui/table/plain-table.tsx';
import { type Dashboard, type Dashboards, dashboardsQuery } from './dashboards-query.ts';

/** RT-10 NG-09: the dashboards that the host of analytics has. */
export function AllReportsPage() {
  const t = usePhrases(reportsPhrases);
  return (
    <ForDashboardReaders title={t('allReports')}>
      <Pane header={<PageHeader title={t('allReports')} subtitle={t('allReportsAbout')} />}>
        <PaneMessage>
          <Reports />
        </PaneMessage>
      </Pane>
    </ForDashboardReaders>
  );
}

function Reports() {
  const t = usePhrases(reportsPhrases);
  const { userCompanyId } = useSession();
  const found = useQuery(dashboardsQuery(userCompanyId));
  if (!found.data || found.isError)
    return <LoadState query={found} failed={[t('dashboardsFailed'), t('failedHint')]} rows={4} />;
  if (found.data.dashboards.length === 0) return <EmptyState title={t('noDashboards')} />;
  return <ReportList found={found.data} />;
}

function ReportList({ found: { host, dashboards } }: { readonly found: Dashboards }) {
  const t = usePhrases(reportsPhrases);
  const about = ({ oid }: Dashboard) =>
    host === null ? sayKnown(reportsPhrases, `about.${oid}`) : t('openedOutside', { host: new URL(host).host });
  return (
    <PlainTable
      label={t('allReports')}
      rows={dashboards}
      rowKey={({ oid }) => oid}
      columns={[
        {
          id: 'report',
          title: t('report'),
          cell: (dashboard) => <ReportLink isOutside={host !== null} dashboard={dashboard} />,
        },
        { id: 'about', title: t('reportAbout'), cell: about },
      ]}
    />
  );
}

type ReportLinkProps = { readonly isOutside: boolean; readonly dashboard: Dashboard };

/** The console's own dashboards are pages of it under their ids; those of another host open there, signed in. */
function ReportLink({ isOutside, dashboard: { oid, title } }: ReportLinkProps) {
  const { userCompanyId } = useSession();
  if (!isOutside) return <Link to={`/${oid}`}>{title}</Link>;
  const page = `/app/main#/dashboards/${encodeURIComponent(oid)}`;
  return (
    <a
      href={linkTo('analyticsSignIn', { query: { companyId: userCompanyId, return_to: page } })}
      target="_blank"
      rel="noreferrer"
    >
      {title}
    </a>
  );
}
