import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { usePhrases } from '../../phrases/phrases.ts';
import { groupsPhrases } from '../../phrases/tenants/groups.ts';
import { hasCompanyRights, hasFeature } from '../../session/rights.ts';
import { useSession } from '../../session/session-store.ts';
import { forgetTenants } from '../../tenants/after-tenant-change.ts';
import { createTenant, editTenant, type GroupRecord } from '../../tenants/tenant-calls.ts';
import { Page } from '../../ui/layout/page/page.tsx';
import { PageHeader } from '../../ui/layout/page/page-header.tsx';
import { EmptyState } from '../../ui/messages/empty-state.tsx';
import { notify } from '../../ui/notifications/notify.ts';
import { GroupForm } from './group-form.tsx';
import { GroupFrame } from './group-frame.tsx';

/** RT-45 */
export function AddGroupPage() {
  const t = usePhrases(groupsPhrases);
  const session = useSession();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { userCompanyId } = session;
  const mayAdd = hasFeature(session, 'addLocation') && hasCompanyRights(session);
  return (
    <Page>
      <PageHeader title={t('addTitle')} back={<Link to="/groups">{t('back')}</Link>} />
      {mayAdd ? (
        <GroupForm
          name=""
          submitLabel={t('add')}
          send={(name) => createTenant(userCompanyId, { type: 'GROUP', name })}
          onSaved={async ({ name }) => {
            notify.success(t('added', { name }));
            await forgetTenants(queries, userCompanyId);
          }}
          onDone={({ id }) => navigate({ to: '/groups/$id', params: { id } })}
          onCancel={() => navigate({ to: '/groups' })}
        />
      ) : (
        <EmptyState title={t('mayNot')}>{t('mayNotText')}</EmptyState>
      )}
    </Page>
  );
}

/** RT-48 */
export function EditGroupPage() {
  const t = usePhrases(groupsPhrases);
  const session = useSession();
  return (
    <GroupFrame titleOf={({ name }) => t('editTitle', { name })}>
      {(group) =>
        hasFeature(session, 'editLocation') ? (
          <EditGroup group={group} />
        ) : (
          <EmptyState title={t('mayNot')}>{t('mayNotText')}</EmptyState>
        )
      }
    </GroupFrame>
  );
}

function EditGroup({ group }: { readonly group: GroupRecord }) {
  const t = usePhrases(groupsPhrases);
  const { userCompanyId } = useSession();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [opened] = useState(group);
  const show = () => navigate({ to: '/groups/$id', params: { id: opened.id } });
  return (
    <GroupForm
      id={opened.id}
      name={opened.name}
      ver={opened.ver}
      submitLabel={t('save')}
      send={(name, ver) =>
        editTenant(userCompanyId, { type: 'GROUP', id: opened.id, name, ...(ver !== undefined && { ver }) })
      }
      onSaved={async ({ name }) => {
        notify.success(t('saved', { name }));
        await forgetTenants(queries, userCompanyId);
      }}
      onDone={show}
      onCancel={show}
    />
  );
}
