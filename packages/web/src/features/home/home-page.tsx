import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { keys } from '../../api/keys.ts';
import { hasDrafts, useShelfWrites } from '../../editing/draft/draft-shelf.ts';
import { providerFeed } from '../../news/news.ts';
import { openNotificationsQuery } from '../../notifications/open-notifications.ts';
import { homePhrases } from '../../phrases/home.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { confirmInterval } from '../../publishing/location-state.tsx';
import { syncStatusQuery } from '../../publishing/sync-status.ts';
import { useActiveLevel } from '../../session/level/active-level.ts';
import {
  hasFeature,
  isProviderCompany,
  isProviderStaff,
  mayConfigureNews,
  mayOpenMenuItems,
  maySeeStaffData,
  mayTakeOut,
} from '../../session/rights.ts';
import { useSession } from '../../session/session-store.ts';
import { stockQuery } from '../../stock/stock-calls.ts';
import { Panel } from '../../ui/data/panel.tsx';
import { Muted } from '../../ui/layout/muted.tsx';
import { Page } from '../../ui/layout/page/page.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import styles from './home.module.css';
import { HomeHeader } from './home-header.tsx';
import { LocationsStatusPanel } from './locations-status-panel.tsx';
import { NewsPanel } from './news-panel.tsx';
import { PublishStatusPanel } from './publish-status-panel.tsx';
import { SalesPanel } from './sales-panel.tsx';
import { useStatusRefresh } from './use-status-refresh.ts';

/** Only where something waits; its code is there before the rest is shown, so that nothing below it moves. */
const NeedsYou = lazy(() => import('./needs-you.tsx').then((m) => ({ default: m.NeedsYou })));

/** Only a person with unsaved work loads it. */
const YourDrafts = lazy(() => import('./your-drafts.tsx').then((m) => ({ default: m.YourDrafts })));

/** Most people of a company see it: it comes with the shell (vite.config.ts), drawn only for them. */
const DuePanel = lazy(() => import('./due-panel.tsx').then((m) => ({ default: m.DuePanel })));

/** Only where something is out of stock. */
const StockPanel = lazy(() => import('./stock-panel.tsx').then((m) => ({ default: m.StockPanel })));

/** Work at the left, reading at the right, and below each other on a phone, sales first; in the provider's company its news are the feed. HM-01 to HM-16 */
export function HomePage() {
  const t = usePhrases(homePhrases);
  const session = useSession();
  useStatusRefresh();
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
          {!isProviderCompany(session) && (
            <NewsPanel
              title={t('companyNews')}
              companyId={session.userCompanyId}
              canConfigure={mayConfigureNews(session)}
            />
          )}
          <NewsPanel
            title={session.providerName}
            companyId={providerFeed}
            canConfigure={mayConfigureNews(session) && isProviderStaff(session)}
          />
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

function NothingNeedsYou() {
  const t = usePhrases(homePhrases);
  return <Panel title={t('needsYou')} aside={<Muted small>{t('nothingNeedsYou')}</Muted>} />;
}

function MoreWork() {
  const session = useSession();
  const stock = useStock();
  const { userId, userCompanyId: companyId } = session;
  const { data: isAnyDraft = false } = useQuery({
    queryKey: keys.hasDrafts(companyId, userId, useShelfWrites()),
    queryFn: () => hasDrafts({ userId, companyId }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });
  return (
    <>
      {stock && stock.total > 0 && (
        <Suspense>
          <StockPanel {...stock} />
        </Suspense>
      )}
      {maySeeStaffData(session) && (
        <Suspense>
          <DuePanel />
        </Suspense>
      )}
      {isAnyDraft && (
        <Suspense>
          <YourDrafts />
        </Suspense>
      )}
    </>
  );
}

/** The rest is in the list of things out of stock. */
const mostOut = 5;

/** The out-of-stock entries of the level, for those who may put them back. */
function useStock() {
  const session = useSession();
  const { kind, id } = useActiveLevel();
  const here = kind === 'here' && id !== null ? { locationId: id } : {};
  const query = stockQuery(session.userCompanyId, { ...here, limit: mostOut });
  return useQuery({ ...query, enabled: mayTakeOut(session) }).data;
}
