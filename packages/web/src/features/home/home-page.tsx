import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { openNotificationsQuery } from '../../notifications/open-notifications.ts';
import { confirmInterval } from '../../publishing/location-state.tsx';
import { syncStatusQuery } from '../../publishing/sync-status.ts';
import { useClientSize } from '../../session/client-size.ts';
import { useActiveLevel } from '../../session/level/active-level.ts';
import { hasFeature, mayOpenMenuItems } from '../../session/rights.ts';
import { useSession } from '../../session/session-store.ts';
import { Page } from '../../ui/layout/page/page.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import styles from './home.module.css';
import { HomeHeader } from './home-header.tsx';
import { LocationsStatusPanel } from './locations-status-panel.tsx';
import { MoreWork } from './more-work.tsx';
import { HomeNews } from './news/home-news.tsx';
import { NothingNeedsYou } from './nothing-needs-you.tsx';
import { PublishStatusPanel } from './publish-status-panel.tsx';
import { SalesPanel } from './sales-panel.tsx';
import { useStatusRefresh } from './use-status-refresh.ts';

/** Only where something waits; its code is there before the rest is shown, so that nothing below it moves. */
const NeedsYou = lazy(() => import('./needs-you.tsx').then((m) => ({ default: m.NeedsYou })));

/** Only a person with one store loads it, on a phone. */
const StoreHome = lazy(() => import('./store/store-home.tsx').then((m) => ({ default: m.StoreHome })));

/** HM-01 to HM-16 */
export function HomePage() {
  useStatusRefresh();
  const { accessibleTenants, grantedRoles } = useSession();
  const isPhone = useClientSize(({ width }) => width < 768);
  const [store, ...others] = accessibleTenants;
  if (!isPhone || !store || others.length > 0 || grantedRoles.some(({ grantedOn }) => grantedOn.id !== store.id))
    return <WideHome />;
  return (
    <Suspense>
      <StoreHome store={store} />
    </Suspense>
  );
}

/** Work at the left, reading at the right, and below each other on a phone, sales first. */
function WideHome() {
  const session = useSession();
  const seesSales = hasFeature(session, 'dashboard');
  return (
    <Page onCanvas>
      <HomeHeader />
      <div className={styles.columns} data-sales={seesSales || undefined}>
        {seesSales && (
          <div className={styles.sales}>
            <SalesPanel />
          </div>
        )}
        <Stack gap={5} place="shrink">
          <Work />
        </Stack>
        <Stack gap={5} place="shrink">
          <HomeNews />
        </Stack>
      </div>
    </Page>
  );
}

/** The panels that come with the answers take the place of those that wait for them, so that nothing moves. */
function Work() {
  const session = useSession();
  const { userCompanyId: companyId } = session;
  const {
    data = [],
    isPending,
    isError,
    refetch,
    dataUpdatedAt,
  } = useQuery({
    ...syncStatusQuery(companyId),
    refetchInterval: ({ state }) => confirmInterval(state.data ?? []),
  });
  const open = useQuery(openNotificationsQuery(companyId));
  const { id } = useActiveLevel();
  const locations = data.filter((location) => location.type === 'LOCATION');
  const publishes = hasFeature(session, 'accessConfigurationOptions');
  const mayAct = locations.length > 0 && (publishes || mayOpenMenuItems(session, id));
  const panels = { locations, checkedAt: dataUpdatedAt, onRetry: isError && data.length === 0 ? refetch : null };
  const waiting = (
    <>
      {publishes && <PublishStatusPanel locations={[]} isLoading />}
      <LocationsStatusPanel {...panels} isLoading />
    </>
  );
  if (isPending || open.isPending) return waiting;
  return (
    <Suspense fallback={waiting}>
      {open.data && mayAct && (open.data.entries.length > 0 ? <NeedsYou {...open.data} /> : <NothingNeedsYou />)}
      {publishes && locations.length > 0 && <PublishStatusPanel locations={locations} isLoading={false} />}
      <LocationsStatusPanel {...panels} isLoading={false} />
      <MoreWork />
    </Suspense>
  );
}
