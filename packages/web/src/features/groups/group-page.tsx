import { Button } from '@mantine/core';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { usePhrases } from '../../phrases/phrases.ts';
import { groupsPhrases } from '../../phrases/tenants/groups.ts';
import { hasCompanyRights, hasFeature, isProviderStaff } from '../../session/rights.ts';
import { useSession } from '../../session/session-store.ts';
import { useDeleteTenant } from '../../tenants/delete-tenant.ts';
import type { GroupRecord } from '../../tenants/tenant-calls.ts';
import { TenantHistory } from '../../tenants/tenant-history.tsx';
import { TenantLoadState } from '../../tenants/tenant-load-state.tsx';
import { Count } from '../../ui/data/count.tsx';
import { useKeepInAddress } from '../../ui/frame/use-keep-in-address.ts';
import { PageHeader } from '../../ui/layout/page/page-header.tsx';
import { Pane, PaneMessage } from '../../ui/layout/pane/pane.tsx';
import { PaneTabs } from '../../ui/layout/pane/pane-tabs.tsx';
import { Changing } from '../../ui/read-only/read-only.tsx';
import { useGroup } from './group-frame.tsx';
import { MembersTab } from './members-tab.tsx';

/** RT-46: one group, its locations, and its history. */
export function GroupPage() {
  const t = usePhrases(groupsPhrases);
  const query = useGroup();
  const { data } = query;
  return (
    <Pane
      header={
        <PageHeader
          title={data?.name ?? t('group')}
          aside={data && <Count value={data.locationIds.length} label={t('locations').toLowerCase()} />}
          back={<Link to="/groups">{t('back')}</Link>}
          actions={data && <Actions group={data} />}
        />
      }
    >
      <PaneMessage>
        <TenantLoadState
          list="/groups"
          query={query}
          failed={[t('failed'), t('failedHint')]}
          missing={[t('notFound'), t('notFoundHint')]}
        />
      </PaneMessage>
      {data && <GroupTabs group={data} />}
    </Pane>
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
        <Changing>
          <Button variant="danger" onClick={handleDelete}>
            {t('delete')}
          </Button>
        </Changing>
      )}
      {mayConfigure && <Button onClick={() => go('/groups/$id/overrides')}>{t('overrides')}</Button>}
      {hasFeature(session, 'editLocation') && <Button onClick={() => go('/groups/$id/edit')}>{t('edit')}</Button>}
    </>
  );
}

function GroupTabs({ group }: { readonly group: GroupRecord }) {
  const t = usePhrases(groupsPhrases);
  const keep = useKeepInAddress();
  const session = useSession();
  const search = useSearch({ strict: false });
  const canLook = historyFeatures.some((feature) => hasFeature(session, feature));
  const place = { companyId: session.userCompanyId, locationId: group.id };
  return (
    <PaneTabs
      label={group.name}
      value={search.tab === 'history' && canLook ? 'history' : 'members'}
      onChange={(tab) => keep({ tab: tab === 'history' ? tab : undefined })}
      tabs={[
        { id: 'members', title: t('members'), content: <MembersTab group={group} />, isFlush: true },
        ...(canLook
          ? [{ id: 'history', title: t('history'), content: <TenantHistory place={place} />, isText: true }]
          : []),
      ]}
    />
  );
}
