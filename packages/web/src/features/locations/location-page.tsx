import { Button, Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { PublishedConfig } from '../../configuration/published-config.tsx';
import { allKinds } from '../../configuration/publishing.ts';
import { useDeleteTenant } from '../../configuration/tenants/delete-tenant.ts';
import { type TenantRecord, tenantQuery } from '../../configuration/tenants/tenant-calls.ts';
import { TenantHistory } from '../../configuration/tenants/tenant-history.tsx';
import { locationHistoryPhrases } from '../../phrases/location-history.ts';
import { locationsPhrases } from '../../phrases/locations.ts';
import { say, usePhrases } from '../../phrases/phrases.ts';
import { hasFeature, isProviderStaff } from '../../session/rights.ts';
import { useSession } from '../../session/session-store.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { EmptyState } from '../../ui/messages/empty-state.tsx';
import { ErrorState } from '../../ui/messages/error-state.tsx';
import { SkeletonTable } from '../../ui/messages/skeletons.tsx';
import { CredentialsTab } from './credentials-tab.tsx';
import styles from './locations.module.css';
import type { MoreTab } from './more-tab.ts';
import { OverviewTab } from './overview-tab.tsx';
import { SyncTab } from './sync-tab.tsx';

/** One location: what it is, who signs in for it, what is published there. */
export function LocationPage({ more = [] }: { readonly more?: readonly MoreTab[] }) {
  const t = usePhrases(locationsPhrases);
  const { userCompanyId } = useSession();
  const { id = '' } = useParams({ strict: false });
  const { data, isPending, isError, refetch } = useQuery(tenantQuery({ companyId: userCompanyId, locationId: id }));
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <PageHeader
          title={data?.name ?? t('location')}
          subtitle={data?.address}
          back={<Link to="/locations">{t('back')}</Link>}
          actions={data && <Actions location={data} />}
        />
      </div>
      {isPending && (
        <div className={styles.message}>
          <SkeletonTable rows={6} />
        </div>
      )}
      {isError && (
        <div className={styles.message}>
          <ErrorState title={t('failed')} onRetry={refetch}>
            {t('failedHint')}
          </ErrorState>
        </div>
      )}
      {data === null && (
        <div className={styles.message}>
          <EmptyState title={t('notFound')}>{t('notFoundHint')}</EmptyState>
        </div>
      )}
      {data && <LocationTabs location={data} more={more} />}
    </div>
  );
}

/** What can be done with the location; what it keeps different is for who configures it, and for provider staff (PM-47). */
function Actions({ location }: { readonly location: TenantRecord }) {
  const t = usePhrases(locationsPhrases);
  const session = useSession();
  const navigate = useNavigate();
  const remove = useDeleteTenant({ companyId: session.userCompanyId, locationId: location.id });
  const handleDelete = async () => {
    if (await remove(location)) await navigate({ to: '/locations' });
  };
  const mayConfigure = isProviderStaff(session) || configFeatures.some((feature) => hasFeature(session, feature));
  const go = (to: '/locations/$id/overrides' | '/locations/$id/edit') => navigate({ to, params: { id: location.id } });
  return (
    <>
      {hasFeature(session, 'addLocation') && (
        <Button variant="danger" onClick={handleDelete}>
          {t('delete')}
        </Button>
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

type LocationTabsProps = { readonly location: TenantRecord; readonly more: readonly MoreTab[] };

function LocationTabs({ location, more }: LocationTabsProps) {
  const t = usePhrases(locationsPhrases);
  const navigate = useNavigate();
  const session = useSession();
  const search = useSearch({ strict: false });
  const canView = hasFeature(session, 'viewApiCreds') || hasFeature(session, 'apiCredAdmin');
  const canPublish = configFeatures.some((feature) => hasFeature(session, feature));
  const canLook = historyFeatures.some((feature) => hasFeature(session, feature));
  const tabs = [
    'overview',
    'sync',
    ...(canLook ? ['history'] : []),
    ...(canView ? ['credentials'] : []),
    ...(canPublish ? ['publishedConfig'] : []),
    ...more.map(({ id }) => id),
  ];
  const tab = tabs.find((one) => one === search.tab) ?? 'overview';
  const kind = allKinds.find((one) => one === search.kind) ?? 'menu';
  const keep = (change: { readonly tab?: string | undefined; readonly kind?: string | undefined }) =>
    navigate({ to: '.', search: (before: object) => ({ ...before, ...change }), replace: true });
  return (
    <Tabs
      className={styles.tabs ?? ''}
      value={tab}
      keepMounted={false}
      onChange={(next) => keep({ tab: next === 'overview' ? undefined : (next ?? undefined), kind: undefined })}
    >
      <Tabs.List className={styles.tabList ?? ''} aria-label={location.name}>
        <Tabs.Tab value="overview">{t('overview')}</Tabs.Tab>
        <Tabs.Tab value="sync">{t('syncState')}</Tabs.Tab>
        {canView && <Tabs.Tab value="credentials">{t('credentials')}</Tabs.Tab>}
        {canPublish && <Tabs.Tab value="publishedConfig">{t('publishedConfig')}</Tabs.Tab>}
        {more.map(({ id, title }) => (
          <Tabs.Tab key={id} value={id}>
            {title}
          </Tabs.Tab>
        ))}
        {canLook && <Tabs.Tab value="history">{say(locationHistoryPhrases, 'history')}</Tabs.Tab>}
      </Tabs.List>
      <Tabs.Panel value="overview" className={styles.panel ?? ''} tabIndex={0}>
        <OverviewTab location={location} />
      </Tabs.Panel>
      <Tabs.Panel value="sync" className={styles.panel ?? ''} tabIndex={0}>
        <SyncTab locationId={location.id} />
      </Tabs.Panel>
      {canLook && (
        <Tabs.Panel value="history" className={styles.panel ?? ''} tabIndex={0}>
          <TenantHistory place={{ companyId: session.userCompanyId, locationId: location.id }} />
        </Tabs.Panel>
      )}
      {canView && (
        <Tabs.Panel value="credentials" className={styles.panel ?? ''}>
          <CredentialsTab
            place={{ companyId: session.userCompanyId, locationId: location.id }}
            canChange={hasFeature(session, 'apiCredAdmin')}
          />
        </Tabs.Panel>
      )}
      {canPublish && (
        <Tabs.Panel value="publishedConfig" className={styles.panel ?? ''}>
          <PublishedConfig locationId={location.id} kind={kind} onKind={(next) => keep({ kind: next })} />
        </Tabs.Panel>
      )}
      {more.map(({ id, content }) => (
        <Tabs.Panel key={id} value={id} className={styles.panel ?? ''} tabIndex={0}>
          {content({ companyId: session.userCompanyId, locationId: location.id, name: location.name })}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

const configFeatures = ['accessConfigurationOptions', 'locationSettings', 'manageMenus', 'overrideMenus'] as const;

const historyFeatures = ['editLocation', 'addLocation', 'accessConfigurationOptions', 'locationSettings'] as const;
