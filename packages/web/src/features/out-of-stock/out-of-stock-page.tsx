import { useQuery } from '@tanstack/react-query';
import { usePhrases } from '../../phrases/phrases.ts';
import { stockPhrases } from '../../phrases/stock/out-of-stock.ts';
import { mayTakeOut } from '../../session/rights.ts';
import { useSession } from '../../session/session-store.ts';
import { stockQuery } from '../../stock/stock-calls.ts';
import { useMayTakeOutHere } from '../../stock/stock-places.ts';
import { Count } from '../../ui/data/count.tsx';
import { PageHeader } from '../../ui/layout/page/page-header.tsx';
import { RefusedPage } from '../../ui/layout/page/refused-page.tsx';
import { Pane } from '../../ui/layout/pane/pane.tsx';
import { LeadsToChange } from '../../ui/read-only/read-only.tsx';
import styles from './out-of-stock.module.css';
import { StockList } from './stock-list.tsx';
import { StockTools } from './stock-tools.tsx';
import { TakeOutPane } from './take-out-pane.tsx';
import { useStockFilters } from './use-stock-filters.ts';

/** The things that are out, when they come back, where and by whom; and the two presses that take something out. */
export function OutOfStockPage() {
  const t = usePhrases(stockPhrases);
  if (mayTakeOut(useSession())) return <OutOfStock />;
  return (
    <RefusedPage title={t('title')} refusal={t('forbidden')}>
      {t('forbiddenHint')}
    </RefusedPage>
  );
}

function OutOfStock() {
  const t = usePhrases(stockPhrases);
  const filters = useStockFilters();
  const isOffered = useMayTakeOutHere();
  return (
    <Pane header={<PageHeader title={t('title')} aside={<CountOut />} subtitle={t('subtitle')} />}>
      <div className={styles.body}>
        {isOffered && (
          <LeadsToChange>
            <TakeOutPane />
          </LeadsToChange>
        )}
        <div className={styles.list}>
          <StockTools filters={filters} />
          <StockList filters={filters} />
        </div>
      </div>
    </Pane>
  );
}

function CountOut() {
  const t = usePhrases(stockPhrases);
  const { userCompanyId } = useSession();
  const { query } = useStockFilters();
  const { data } = useQuery(stockQuery(userCompanyId, { locationId: query.locationId }));
  return data && data.total > 0 ? <Count value={data.total} label={t('countOut', { count: data.total })} /> : null;
}
