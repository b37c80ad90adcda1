import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { usePhrases } from '../../phrases/phrases.ts';
import { groupsPhrases } from '../../phrases/tenants/groups.ts';
import { useSession } from '../../session/session-store.ts';
import { type GroupRecord, groupQuery } from '../../tenants/tenant-calls.ts';
import { TenantLoadState } from '../../tenants/tenant-load-state.tsx';
import { Page } from '../../ui/layout/page/page.tsx';
import { PageHeader } from '../../ui/layout/page/page-header.tsx';

type GroupFrameProps = {
  readonly titleOf: (group: GroupRecord) => string;
  readonly children: (group: GroupRecord) => ReactNode;
};

/** A page about the group of the address, once it is there. */
export function GroupFrame({ titleOf, children }: GroupFrameProps) {
  const t = usePhrases(groupsPhrases);
  const { id, ...query } = useGroup();
  const { data } = query;
  return (
    <Page>
      <PageHeader
        title={data ? titleOf(data) : t('group')}
        back={
          <Link to="/groups/$id" params={{ id }}>
            {data?.name ?? t('group')}
          </Link>
        }
      />
      <TenantLoadState
        list="/groups"
        query={query}
        failed={[t('failed')]}
        missing={[t('notFound'), t('notFoundHint')]}
        rows={4}
      />
      {data && children(data)}
    </Page>
  );
}

/** The group of the address. */
export function useGroup() {
  const { userCompanyId } = useSession();
  const { id = '' } = useParams({ strict: false });
  const { data, isPending, isError, error, refetch } = useQuery(groupQuery(userCompanyId, id));
  return { data, isPending, isError, error, refetch, id };
}
