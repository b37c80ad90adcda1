import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { TenantOverrides } from '../../configuration/tenant-overrides/tenant-overrides.tsx';
import { tenantQuery } from '../../configuration/tenants/tenant-calls.ts';
import { locationsPhrases } from '../../phrases/locations.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { useSession } from '../../session/session-store.ts';
import { Page } from '../../ui/layout/page.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { EmptyState } from '../../ui/messages/empty-state.tsx';
import { ErrorState } from '../../ui/messages/error-state.tsx';
import { SkeletonTable } from '../../ui/messages/skeletons.tsx';

/** RT-37: what one location keeps for itself. */
export function LocationOverridesPage() {
  const t = usePhrases(locationsPhrases);
  const { userCompanyId } = useSession();
  const { id = '' } = useParams({ strict: false });
  const place = { companyId: userCompanyId, locationId: id };
  const { data, isPending, isError, refetch } = useQuery(tenantQuery(place));
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
      {isPending && <SkeletonTable rows={6} />}
      {isError && <ErrorState title={t('failed')} onRetry={refetch} />}
      {data === null && <EmptyState title={t('notFound')}>{t('notFoundHint')}</EmptyState>}
      {data && <TenantOverrides tenantId={data.id} name={data.name} />}
    </Page>
  );
}
