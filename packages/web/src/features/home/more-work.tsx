import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { keys } from '../../api/keys.ts';
import { hasDrafts, useShelfWrites } from '../../editing/draft/draft-shelf.ts';
import { useActiveLevel } from '../../session/level/active-level.ts';
import { maySeeStaffData, mayTakeOut } from '../../session/rights.ts';
import { useSession } from '../../session/session-store.ts';
import { stockQuery } from '../../stock/stock-calls.ts';

/** Only a person with unsaved work loads it. */
const YourDrafts = lazy(() => import('./your-drafts.tsx').then((m) => ({ default: m.YourDrafts })));

/** Most people of a company see it: it comes with the shell (vite.config.ts), drawn only for them. */
const DuePanel = lazy(() => import('./due-panel.tsx').then((m) => ({ default: m.DuePanel })));

/** Only where something is out of stock. */
const StockPanel = lazy(() => import('./stock-panel.tsx').then((m) => ({ default: m.StockPanel })));

/** Things out of stock, certifications that are due, and drafts; none before it is known whether something is out, so that nothing moves. */
export function MoreWork() {
  const session = useSession();
  const { data: stock, isLoading } = useStock();
  const { userId, userCompanyId: companyId } = session;
  const { data: isAnyDraft = false } = useQuery({
    queryKey: keys.hasDrafts(companyId, userId, useShelfWrites()),
    queryFn: () => hasDrafts({ userId, companyId }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });
  if (isLoading) return null;
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
  return useQuery({ ...query, enabled: mayTakeOut(session) });
}
