import { locationHasChanges } from '@servery/domain';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { openNotificationsQuery } from '../../../notifications/open-notifications.ts';
import { storeHomePhrases } from '../../../phrases/home/store-home.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { confirmInterval, LocationStateTag, useLocationStates } from '../../../publishing/location-state.tsx';
import { syncStatusQuery } from '../../../publishing/sync-status.ts';
import { salesTodayQuery } from '../../../sales/today-calls.ts';
import { useActiveLevel } from '../../../session/level/active-level.ts';
import { hasFeature, mayOpenMenuItems } from '../../../session/rights.ts';
import type { Tenant } from '../../../session/session-schema.ts';
import { useSession } from '../../../session/session-store.ts';
import { StateTag } from '../../../ui/data/state-tag.tsx';
import { formatDay } from '../../../ui/dates.ts';
import { Page } from '../../../ui/layout/page/page.tsx';
import { PageHeader } from '../../../ui/layout/page/page-header.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { SkeletonTable } from '../../../ui/messages/skeletons.tsx';
import { HomeActions } from '../home-header.tsx';
import { LocationsStatusPanel } from '../locations-status-panel.tsx';
import { MoreWork } from '../more-work.tsx';
import { NeedsYou } from '../needs-you.tsx';
import { HomeNews } from '../news/home-news.tsx';
import { NothingNeedsYou } from '../nothing-needs-you.tsx';
import { SalesPanel } from '../sales-panel.tsx';
import { StoreCard } from './store-card.tsx';
import { StoreFoot } from './store-foot.tsx';
import styles from './store-home.module.css';

/** Home on the phone of a person with one store: first the events that wait, then that store, its day, and at the foot the two daily acts. */
export function StoreHome({ store }: { readonly store: Tenant }) {
  const t = usePhrases(storeHomePhrases);
  const { userDisplayName, userCompanyId: companyId } = useSession();
  const synced = useQuery({
    ...syncStatusQuery(companyId),
    refetchInterval: ({ state }) => confirmInterval(state.data ?? []),
  });
  const stateOf = useLocationStates(companyId);
  const sync = synced.data?.find(({ id }) => id === store.id);
  const state = sync && stateOf(sync);
  const tags = sync && state && (
    <>
      {locationHasChanges(sync) && <StateTag state="changes" />}
      <LocationStateTag state={state} />
    </>
  );
  return (
    <Page onCanvas foot={<StoreFoot storeId={store.id} />}>
      <Stack gap={3}>
        <PageHeader
          title={store.name}
          aside={tags}
          subtitle={t('greeting', { name: userDisplayName, day: formatDay(Date.now()) })}
        />
        <Content isWaiting={synced.isPending} card={sync && state && <StoreCard {...{ store, sync, state }} />}>
          <LocationsStatusPanel
            locations={sync ? [sync] : []}
            isLoading={false}
            checkedAt={synced.dataUpdatedAt}
            onRetry={synced.isError && sync === undefined ? synced.refetch : null}
          />
        </Content>
      </Stack>
    </Page>
  );
}

type ContentProps = {
  readonly isWaiting: boolean;
  readonly card: ReactNode;
  /** The panel of contacts. */
  readonly children: ReactNode;
};

/** All at once with the events that wait, so that nothing moves; the sales are asked for before. */
function Content({ isWaiting, card, children }: ContentProps) {
  const session = useSession();
  const { id } = useActiveLevel();
  const open = useQuery(openNotificationsQuery(session.userCompanyId));
  const mayAct = hasFeature(session, 'accessConfigurationOptions') || mayOpenMenuItems(session, id);
  const seesSales = hasFeature(session, 'dashboard');
  useQuery({ ...salesTodayQuery(session.userCompanyId, id), enabled: seesSales });
  if (isWaiting || open.isPending) return <SkeletonTable rows={8} />;
  return (
    <>
      {open.data && mayAct && (open.data.entries.length > 0 ? <NeedsYou {...open.data} /> : <NothingNeedsYou />)}
      {card}
      {seesSales && <SalesPanel />}
      <MoreWork />
      {children}
      <div className={styles.actions}>
        <HomeActions arePlain />
      </div>
      <HomeNews />
    </>
  );
}
