import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { usePhrases } from '../../phrases/phrases.ts';
import { locationFormPhrases } from '../../phrases/tenants/location-form.ts';
import { hasFeature } from '../../session/rights.ts';
import { useSession } from '../../session/session-store.ts';
import { forgetTenants } from '../../tenants/after-tenant-change.ts';
import { createTenant } from '../../tenants/tenant-calls.ts';
import { PageHeader } from '../../ui/layout/page/page-header.tsx';
import { notify } from '../../ui/notifications/notify.ts';
import { newEntry, payloadOf } from './form/location-entry.ts';
import { LocationFormView } from './form/location-form.tsx';
import { useLocationForm } from './form/use-location-form.ts';
import { MayNot } from './may-not.tsx';

/** RT-35, TN-13 */
export function AddLocationPage() {
  const session = useSession();
  return hasFeature(session, 'addLocation') ? <AddLocation /> : <MayNot />;
}

function AddLocation() {
  const t = usePhrases(locationFormPhrases);
  const { userCompanyId, accessibleTenants } = useSession();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { group } = useSearch({ strict: false });
  const [initial] = useState(() =>
    newEntry(
      accessibleTenants.some(({ id, type }) => id === group && type === 'GROUP') ? (group ?? null) : null,
      accessibleTenants.flatMap(({ type, timezone }) => (type === 'LOCATION' ? (timezone ?? []) : [])),
    ),
  );
  const form = useLocationForm({
    locationId: null,
    start: { entry: initial, ver: undefined },
    send: (entry) => createTenant(userCompanyId, payloadOf(entry)),
    onSaved: async (saved) => {
      notify.success(t('added', { name: saved.name }));
      await forgetTenants(queries, userCompanyId);
    },
    onDone: ({ id }) => navigate({ to: '/locations/$id', params: { id } }),
  });
  return (
    <LocationFormView
      form={form}
      header={<PageHeader title={t('addTitle')} back={<Link to="/locations">{t('back')}</Link>} />}
      submitLabel={t('add')}
      exceptId={null}
      cancel={<Button onClick={() => navigate({ to: '/locations' })}>{t('cancel')}</Button>}
    />
  );
}
