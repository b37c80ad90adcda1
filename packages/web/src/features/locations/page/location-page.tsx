import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { PublishedConfig } from '../../../editing/history/published-config.tsx';
import { say, usePhrases } from '../../../phrases/phrases.ts';
import { locationHistoryPhrases } from '../../../phrases/tenants/location-history.ts';
import { locationsPhrases } from '../../../phrases/tenants/locations.ts';
import { allKinds } from '../../../publishing/publishing.ts';
import { hasFeature } from '../../../session/rights.ts';
import { useSession } from '../../../session/session-store.ts';
import { useDeleteTenant } from '../../../tenants/delete-tenant.ts';
import { type TenantRecord, tenantQuery } from '../../../tenants/tenant-calls.ts';
import { TenantHistory } from '../../../tenants/tenant-history.tsx';
import { TenantLoadState } from '../../../tenants/tenant-load-state.tsx';
import { useKeepInAddress } from '../../../ui/frame/use-keep-in-address.ts';
import { PageHeader } from '../../../ui/layout/page/page-header.tsx';
import { Pane, PaneMessage } from '../../../ui/layout/pane/pane.tsx';
import { type PaneTab, PaneTabs } from '../../../ui/layout/pane/pane-tabs.tsx';
import { Changing } from '../../../ui/read-only/read-only.tsx';
import { isConfiguring, maySeeOverrides } from '../may-configure.ts';
import { CredentialsTab } from './credentials-tab.tsx';
import type { MoreTab } from './more-tab.ts';
import { OverviewTab } from './overview-tab.tsx';
import type { StoreScreen } from './store-screens.tsx';
import { SyncTab } from './sync-tab.tsx';

/** The parts that the app brings in from other features. */
type FromApp = { readonly more: readonly MoreTab[]; readonly screens: readonly StoreScreen[] };

/** One location: its facts, the credentials that sign in for it, the versions that are published there. */
export function LocationPage({ more = [], screens = [] }: Partial<FromApp>) {
  const t = usePhrases(locationsPhrases);
  const { userCompanyId } = useSession();
  const { id = '' } = useParams({ strict: false });
  const query = useQuery(tenantQuery({ companyId: userCompanyId, locationId: id }));
  const { data } = query;
  return (
    <Pane
      header={
        <PageHeader
          title={data?.name ?? t('location')}
          subtitle={data?.address}
          back={<Link to="/locations">{t('back')}</Link>}
          actions={data && <Actions location={data} />}
        />
      }
    >
      <PaneMessage>
        <TenantLoadState
          list="/locations"
          query={query}
          failed={[t('failed'), t('failedHint')]}
          missing={[t('notFound'), t('notFoundHint')]}
        />
      </PaneMessage>
      {data && <LocationTabs location={data} more={more} screens={screens} />}
    </Pane>
  );
}

/** The actions on the location; the values that it keeps different are for people who configure it, and for provider staff (PM-47). */
function Actions({ location }: { readonly location: TenantRecord }) {
  const t = usePhrases(locationsPhrases);
  const session = useSession();
  const navigate = useNavigate();
  const remove = useDeleteTenant({ companyId: session.userCompanyId, locationId: location.id });
  const handleDelete = async () => {
    if (await remove(location)) await navigate({ to: '/locations' });
  };
  const mayConfigure = maySeeOverrides(session);
  const go = (to: '/locations/$id/overrides' | '/locations/$id/edit') => navigate({ to, params: { id: location.id } });
  return (
    <>
      {hasFeature(session, 'addLocation') && (
        <Changing>
          <Button variant="danger" onClick={handleDelete}>
            {t('delete')}
          </Button>
        </Changing>
      )}
      {mayConfigure && <Button onClick={() => go('/locations/$id/overrides')}>{t('overrides')}</Button>}
      {hasFeature(session, 'editLocation') && (
        <Button variant="filled" onClick={() => go('/locations/$id/edit')}>
          {t('edit')}
        </Button>
      )}
    </>
  );
}

type LocationTabsProps = FromApp & { readonly location: TenantRecord };

function LocationTabs(props: LocationTabsProps) {
  const { location } = props;
  const keep = useKeepInAddress();
  const search = useSearch({ strict: false });
  const tabs = useLocationTabs(props);
  const tab = tabs.find(({ id }) => id === search.tab)?.id ?? 'overview';
  return (
    <PaneTabs
      label={location.name}
      tabs={tabs}
      value={tab}
      onChange={(next) => keep({ tab: next === 'overview' ? undefined : next, kind: undefined })}
    />
  );
}

/** Each for those who may see it. */
function useLocationTabs({ location, more, screens }: LocationTabsProps): readonly PaneTab[] {
  const t = usePhrases(locationsPhrases);
  const session = useSession();
  const keep = useKeepInAddress();
  const search = useSearch({ strict: false });
  const place = { companyId: session.userCompanyId, locationId: location.id };
  const kind = allKinds.find((one) => one === search.kind) ?? 'menu';
  const mayAdminister = hasFeature(session, 'apiCredAdmin');
  const tabs: readonly (PaneTab & { readonly isHidden?: boolean })[] = [
    {
      id: 'overview',
      title: t('overview'),
      content: <OverviewTab location={location} screens={screens} />,
      isText: true,
    },
    { id: 'sync', title: t('syncState'), content: <SyncTab locationId={location.id} />, isText: true },
    {
      id: 'credentials',
      title: t('credentials'),
      content: <CredentialsTab place={place} canChange={mayAdminister} />,
      isHidden: !mayAdminister && !hasFeature(session, 'viewApiCreds'),
    },
    {
      id: 'publishedConfig',
      title: t('publishedConfig'),
      content: <PublishedConfig locationId={location.id} kind={kind} onKind={(next) => keep({ kind: next })} />,
      isHidden: !isConfiguring(session),
    },
    ...more.map(({ id, title, content }) => ({
      id,
      title,
      content: content({ ...place, name: location.name }),
      isText: true,
    })),
    {
      id: 'history',
      title: say(locationHistoryPhrases, 'history'),
      content: <TenantHistory place={place} />,
      isText: true,
      isHidden: !historyFeatures.some((feature) => hasFeature(session, feature)),
    },
  ];
  return tabs.filter(({ isHidden }) => !isHidden);
}

const historyFeatures = ['editLocation', 'addLocation', 'accessConfigurationOptions', 'locationSettings'] as const;
