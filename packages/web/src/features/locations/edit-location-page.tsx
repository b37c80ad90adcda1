import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { usePhrases } from '../../phrases/phrases.ts';
import { locationFormPhrases } from '../../phrases/tenants/location-form.ts';
import { locationsPhrases } from '../../phrases/tenants/locations.ts';
import { hasFeature } from '../../session/rights.ts';
import { useSession } from '../../session/session-store.ts';
import { forgetTenants } from '../../tenants/after-tenant-change.ts';
import { editTenant, type TenantRecord, tenantQuery } from '../../tenants/tenant-calls.ts';
import { TenantLoadState } from '../../tenants/tenant-load-state.tsx';
import { confirm } from '../../ui/dialogs/dialog-store.ts';
import { Page } from '../../ui/layout/page/page.tsx';
import { PageHeader } from '../../ui/layout/page/page-header.tsx';
import { notify } from '../../ui/notifications/notify.ts';
import { type FormEntry, payloadOf, versionOf } from './form/location-entry.ts';
import { LocationFormView } from './form/location-form.tsx';
import { useLocationForm } from './form/use-location-form.ts';
import { MayNot } from './may-not.tsx';

/** RT-38, TN-14 */
export function EditLocationPage() {
  const t = usePhrases(locationsPhrases);
  const session = useSession();
  const { id = '' } = useParams({ strict: false });
  const place = { companyId: session.userCompanyId, locationId: id };
  const query = useQuery({ ...tenantQuery(place), staleTime: 0 });
  const { data } = query;
  if (!hasFeature(session, 'editLocation')) return <MayNot />;
  if (data && data.type === 'LOCATION') return <EditLocation location={data} />;
  return (
    <Page>
      <PageHeader title={t('location')} back={<Link to="/locations">{t('back')}</Link>} />
      {/* A group of that id is no location either. */}
      <TenantLoadState
        list="/locations"
        query={{ ...query, data: data ? null : data }}
        failed={[t('failed'), t('failedHint')]}
        missing={[t('notFound'), t('notFoundHint')]}
      />
    </Page>
  );
}

function EditLocation({ location }: { readonly location: TenantRecord }) {
  const t = usePhrases(locationFormPhrases);
  const { userCompanyId } = useSession();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const confirmMove = useConfirmMove();
  // The data of a refetch must not replace the title of the location that is being edited.
  const [opened] = useState(location);
  const show = () => navigate({ to: '/locations/$id', params: { id: opened.id } });
  const form = useLocationForm({
    locationId: opened.id,
    start: versionOf(opened),
    send: async (entry, { entry: saved, ver }) => {
      if (!(await confirmMove(saved, entry))) return undefined;
      return editTenant(userCompanyId, { ...payloadOf(entry), id: opened.id, ...(ver !== undefined && { ver }) });
    },
    onSaved: async (saved) => {
      notify.success(t('saved', { name: saved.name }));
      await forgetTenants(queries, userCompanyId);
    },
    onDone: show,
  });
  return (
    <LocationFormView
      form={form}
      header={
        <PageHeader
          title={t('editTitle', { name: opened.name })}
          back={
            <Link to="/locations/$id" params={{ id: opened.id }}>
              {opened.name}
            </Link>
          }
        />
      }
      submitLabel={t('save')}
      exceptId={opened.id}
      cancel={<Button onClick={show}>{t('cancel')}</Button>}
    />
  );
}

/** Another group changes the inherited values of the location: that is asked, not slipped in. */
function useConfirmMove() {
  const t = usePhrases(locationFormPhrases);
  const { accessibleTenants } = useSession();
  const nameOf = (groupId: string | null) => accessibleTenants.find(({ id }) => id === groupId)?.name ?? t('noGroup');
  return async (before: FormEntry, entry: FormEntry): Promise<boolean> => {
    if (before.groupId === entry.groupId) return true;
    const values = { name: before.name, group: nameOf(entry.groupId), before: nameOf(before.groupId) };
    const answer = await confirm({
      title: t('movesTitle', values),
      message: t('movesText', values),
      accept: t('move'),
    });
    return answer === 'accept';
  };
}
