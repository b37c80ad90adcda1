import { Button } from '@mantine/core';
import { IconCloudUp } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { PublishedConfig } from '../../../editing/history/published-config.tsx';
import { useBegun, useLocationStates } from '../../../publishing/location-state.tsx';
import { useMayPublish } from '../../../publishing/may-publish.ts';
import { allKinds, type WorkflowName, waitsFor } from '../../../publishing/publishing.ts';
import { type SyncStatus, syncStatusQuery } from '../../../publishing/sync-status.ts';
import { useSession } from '../../../session/session-store.ts';
import { Chip } from '../../../ui/data/chip.tsx';
import { SearchInput } from '../../../ui/fields/search-input.tsx';
import { useIsBuilt } from '../../../ui/frame/use-is-built.ts';
import { useKeepInAddress } from '../../../ui/frame/use-keep-in-address.ts';
import { PageHeader } from '../../../ui/layout/page/page-header.tsx';
import { SidePanel } from '../../../ui/layout/pane/side-panel.tsx';
import { Toolbar } from '../../../ui/layout/toolbar.tsx';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import { ErrorState } from '../../../ui/messages/error-state.tsx';
import { SkeletonTable } from '../../../ui/messages/skeletons.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { NoTerminalYet } from '../no-terminal-yet.tsx';
import pageStyles from '../publishing.module.css';
import { usePublishing } from '../run-words.ts';
import { lastCompleted, marksOf } from './location-marks.ts';
import styles from './publish-status.module.css';
import { type StatusRow, useStatusColumns } from './status-columns.tsx';
import { StatusDetail } from './status-detail.tsx';

const filters = ['all', 'changes', 'open', 'failed'] as const;
type Filter = (typeof filters)[number];
const filterWords = {
  all: 'filterAll',
  changes: 'filterChanges',
  open: 'filterOpen',
  failed: 'filterFailed',
} as const;

/** SH-29: publishing per location, both workflows: assigned, published, running. */
export function PublishStatusPage() {
  const t = usePublishing();
  const { userCompanyId: companyId } = useSession();
  const sync = useQuery(syncStatusQuery(companyId));
  const rows = useRows(companyId, sync.data ?? []);
  return (
    <div className={pageStyles.screen}>
      <div className={pageStyles.head}>
        <PageHeader title={t('statusTitle')} subtitle={t('statusSubtitle')} actions={<Actions rows={rows} />} />
        <NoTerminalYet locations={rows.map(({ location }) => location)} />
      </div>
      {sync.isPending && (
        <div className={pageStyles.message}>
          <SkeletonTable rows={8} />
        </div>
      )}
      {sync.isError && (
        <div className={pageStyles.message}>
          <ErrorState title={t('locationsFailed')} onRetry={sync.refetch}>
            {t('locationsFailedHint')}
          </ErrorState>
        </div>
      )}
      {sync.data && <StatusTable rows={rows} />}
      <ConfigPanel locations={sync.data ?? []} />
    </div>
  );
}

function useRows(companyId: string, locations: readonly SyncStatus[]): readonly StatusRow[] {
  const begun = useBegun(companyId);
  const stateOf = useLocationStates(companyId);
  return useMemo(
    () =>
      locations
        .filter(({ type }) => type === 'LOCATION')
        .map((location) => ({
          location,
          marks: marksOf(location, begun, Date.now()),
          lastCompleted: lastCompleted(location),
          runs: stateOf(location),
        })),
    [locations, begun, stateOf],
  );
}

function Actions({ rows }: { readonly rows: readonly StatusRow[] }) {
  const t = usePublishing();
  const navigate = useNavigate();
  const isBuilt = useIsBuilt();
  const may = { locations: useMayPublish('locations'), employment: useMayPublish('employment') };
  const offers = (name: WorkflowName) => rows.some(({ location }) => may[name](location));
  const waits = (name: WorkflowName) => rows.some(({ location }) => may[name](location) && waitsFor(name, location));
  const icon = <IconCloudUp size={16} stroke={1.75} aria-hidden />;
  return (
    <>
      {isBuilt('/employment/publish') && offers('employment') && (
        <Button
          variant={waits('employment') && !waits('locations') ? 'filled' : 'default'}
          leftSection={icon}
          onClick={() => navigate({ to: '/employment/publish' })}
        >
          {t('publishEmployment')}
        </Button>
      )}
      {isBuilt('/menu/publish') && offers('locations') && (
        <Button
          variant={waits('locations') ? 'filled' : 'default'}
          leftSection={icon}
          onClick={() => navigate({ to: '/menu/publish' })}
        >
          {t('publishMenus')}
        </Button>
      )}
    </>
  );
}

function StatusTable({ rows }: { readonly rows: readonly StatusRow[] }) {
  const t = usePublishing();
  const search = useSearch({ strict: false });
  const filter = filters.find((one) => one === search.show) ?? 'all';
  const columns = useStatusColumns();
  const keep = useKeepInAddress();
  return (
    <>
      <div className={styles.tools}>
        <Toolbar label={t('statusFilters')}>
          <SearchInput
            label={t('searchLocations')}
            value={search.q ?? ''}
            onChange={(text) => keep({ q: text || undefined })}
          />
          {filters.map((one) => (
            <Chip
              key={one}
              isOn={one === filter}
              onPress={() => keep({ show: one === 'all' ? undefined : one })}
              end={<span>{rows.filter((row) => passes(row, one)).length}</span>}
            >
              {t(filterWords[one])}
            </Chip>
          ))}
        </Toolbar>
      </div>
      <DataTable
        label={t('statusTitle')}
        columns={columns}
        rows={rows}
        rowKey={({ location }) => location.id}
        rowName={({ location }) => location.name}
        search={search.q ?? ''}
        searchText={({ location }) => `${location.name} ${location.address ?? ''}`}
        filter={(row) => passes(row, filter)}
        density="two-lines"
        detail={(row) => <StatusDetail row={row} />}
        empty={<EmptyState title={t('noLocations')}>{t('noLocationsHint')}</EmptyState>}
        onClearFilters={() => keep({ q: undefined, show: undefined })}
      />
    </>
  );
}

function passes({ marks, runs }: StatusRow, filter: Filter): boolean {
  if (filter === 'changes') return marks.hasChanges;
  if (filter === 'open') return marks.waitingStart || marks.isRunning || marks.isScheduled;
  return filter === 'all' || runs !== 'live';
}

/** The published config of the location of the address bar. */
function ConfigPanel({ locations }: { readonly locations: readonly SyncStatus[] }) {
  const t = usePublishing();
  const { config, kind } = useSearch({ strict: false });
  const location = locations.find(({ id }) => id === config);
  const shown = allKinds.find((one) => one === kind) ?? 'menu';
  const keep = useKeepInAddress();
  return (
    <SidePanel
      title={t('configTitle', { name: location?.name ?? '' })}
      isOpen={location !== undefined}
      onClose={() => keep({ config: undefined, kind: undefined })}
      width={720}
    >
      {location && <PublishedConfig locationId={location.id} kind={shown} onKind={(next) => keep({ kind: next })} />}
    </SidePanel>
  );
}
