import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type GroupRecord, groupQuery } from '../../configuration/tenants/tenant-calls.ts';
import { groupsPhrases } from '../../phrases/groups.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { useSession } from '../../session/session-store.ts';
import { Page } from '../../ui/layout/page.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { EmptyState } from '../../ui/messages/empty-state.tsx';
import { ErrorState } from '../../ui/messages/error-state.tsx';
import { SkeletonTable } from '../../ui/messages/skeletons.tsx';

type GroupFrameProps = {
  readonly titleOf: (group: GroupRecord) => string;
  readonly children: (group: GroupRecord) => ReactNode;
};

/** A page about the group of the address, once it is there. */
export function GroupFrame({ titleOf, children }: GroupFrameProps) {
  const t = usePhrases(groupsPhrases);
  const { data, isPending, isError, refetch, id } = useGroup();
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
      {isPending && <SkeletonTable rows={4} />}
      {isError && <ErrorState title={t('failed')} onRetry={refetch} />}
      {data === null && <EmptyState title={t('notFound')}>{t('notFoundHint')}</EmptyState>}
      {data && children(data)}
    </Page>
  );
}

/** The group of the address. */
export function useGroup() {
  const { userCompanyId } = useSession();
  const { id = '' } = useParams({ strict: false });
  const { data, isPending, isError, refetch } = useQuery(groupQuery(userCompanyId, id));
  return { data, isPending, isError, refetch, id };
}
