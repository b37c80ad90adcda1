import { Button, Tabs } from '@mantine/core';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useDeleteTenant } from '../../configuration/tenants/delete-tenant.ts';
import type { GroupRecord } from '../../configuration/tenants/tenant-calls.ts';
import { TenantHistory } from '../../configuration/tenants/tenant-history.tsx';
import { groupsPhrases } from '../../phrases/groups.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { hasCompanyRights, hasFeature, isProviderStaff } from '../../session/rights.ts';
import { useSession } from '../../session/session-store.ts';
import { Count } from '../../ui/data/count.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { EmptyState } from '../../ui/messages/empty-state.tsx';
import { ErrorState } from '../../ui/messages/error-state.tsx';
import { SkeletonTable } from '../../ui/messages/skeletons.tsx';
import { useGroup } from './group-frame.tsx';
import styles from './groups.module.css';
import { MembersTab } from './members-tab.tsx';

/** RT-46: one group, its locations, and what happened to it. */
export function GroupPage() {
  const t = usePhrases(groupsPhrases);
  const { data, isPending, isError, refetch } = useGroup();
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <PageHeader
          title={data?.name ?? t('group')}
          aside={data && <Count value={data.locationIds.length} label={t('locations').toLowerCase()} />}
          back={<Link to="/groups">{t('back')}</Link>}
          actions={data && <Actions group={data} />}
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
      {data && <GroupTabs group={data} />}
    </div>
  );
}

const configFeatures = ['accessConfigurationOptions', 'locationSettings', 'manageMenus', 'overrideMenus'] as const;
const historyFeatures = ['editLocation', 'addLocation', 'accessConfigurationOptions', 'locationSettings'] as const;

function Actions({ group }: { readonly group: GroupRecord }) {
  const t = usePhrases(groupsPhrases);
  const session = useSession();
  const navigate = useNavigate();
  const remove = useDeleteTenant({ companyId: session.userCompanyId, locationId: group.id });
  const handleDelete = async () => {
    if (await remove(group)) await navigate({ to: '/groups' });
  };
  const mayConfigure = isProviderStaff(session) || configFeatures.some((feature) => hasFeature(session, feature));
  const go = (to: '/groups/$id/overrides' | '/groups/$id/edit') => navigate({ to, params: { id: group.id } });
  return (
    <>
      {hasFeature(session, 'addLocation') && hasCompanyRights(session) && (
        <Button variant="danger" onClick={handleDelete}>
          {t('delete')}
        </Button>
      )}
      {mayConfigure && <Button onClick={() => go('/groups/$id/overrides')}>{t('overrides')}</Button>}
      {hasFeature(session, 'editLocation') && <Button onClick={() => go('/groups/$id/edit')}>{t('edit')}</Button>}
    </>
  );
}

function GroupTabs({ group }: { readonly group: GroupRecord }) {
  const t = usePhrases(groupsPhrases);
  const navigate = useNavigate();
  const session = useSession();
  const search = useSearch({ strict: false });
  const canLook = historyFeatures.some((feature) => hasFeature(session, feature));
  const tab = search.tab === 'history' && canLook ? 'history' : 'members';
  const keep = (next: string | null) =>
    navigate({
      to: '.',
      search: (before: object) => ({ ...before, tab: next === 'history' ? next : undefined }),
      replace: true,
    });
  return (
    <Tabs className={styles.tabs ?? ''} value={tab} keepMounted={false} onChange={keep}>
      <Tabs.List className={styles.tabList ?? ''} aria-label={group.name}>
        <Tabs.Tab value="members">{t('members')}</Tabs.Tab>
        {canLook && <Tabs.Tab value="history">{t('history')}</Tabs.Tab>}
      </Tabs.List>
      <Tabs.Panel value="members" className={styles.panel ?? ''}>
        <MembersTab group={group} />
      </Tabs.Panel>
      {canLook && (
        <Tabs.Panel value="history" className={`${styles.panel} ${styles.padded}`} tabIndex={0}>
          <TenantHistory place={{ companyId: session.userCompanyId, locationId: group.id }} />
        </Tabs.Panel>
      )}
    </Tabs>
  );
}
