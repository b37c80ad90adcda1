import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { TenantOverrides } from '../../editing/overrides/of-tenant/tenant-overrides.tsx';
import { usePhrases } from '../../phrases/phrases.ts';
import { locationsPhrases } from '../../phrases/tenants/locations.ts';
import { useSession } from '../../session/session-store.ts';
import { tenantQuery } from '../../tenants/tenant-calls.ts';
import { TenantLoadState } from '../../tenants/tenant-load-state.tsx';
import { Page } from '../../ui/layout/page/page.tsx';
import { PageHeader } from '../../ui/layout/page/page-header.tsx';

/** RT-37: the values that one location keeps for itself. */
export function LocationOverridesPage() {
  const t = usePhrases(locationsPhrases);
  const { userCompanyId } = useSession();
  const { id = '' } = useParams({ strict: false });
  const place = { companyId: userCompanyId, locationId: id };
  const query = useQuery(tenantQuery(place));
  const { data } = query;
  return (
    <Page>
      <PageHeader
        title={data ? t('overridesOf', { name: data.name }) : t('overrides')}
        back={
          <Link to="/locations/$id" params={{ id }}>
            {data?.name ?? t('location')}
          </Link>
        }
      />
      <TenantLoadState
        list="/locations"
        query={query}
        failed={[t('failed')]}
        missing={[t('notFound'), t('notFoundHint')]}
      />
      {data && <TenantOverrides tenantId={data.id} name={data.name} />}
    </Page>
  );
}
