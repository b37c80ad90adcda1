import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { usePhrases } from '../../phrases/phrases.ts';
import { stockPhrases } from '../../phrases/stock/out-of-stock.ts';
import { useActiveLevel } from '../../session/level/active-level.ts';
import { useSession } from '../../session/session-store.ts';
import { backText } from '../../stock/back-text.ts';
import { PutBackButton } from '../../stock/put-back-button.tsx';
import { isOutNow, type OutEntry, stockQuery } from '../../stock/stock-calls.ts';
import { useStockLocations, zoneOf } from '../../stock/stock-places.ts';
import { Count } from '../../ui/data/count.tsx';
import { Panel } from '../../ui/data/panel.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import styles from './home.module.css';

/** The rest stands in the list of what is out. */
const mostLines = 5;

/** What is out or runs out, and one press puts it back; nothing where all is in stock. */
export function StockPanel() {
  const t = usePhrases(stockPhrases);
  const { userCompanyId } = useSession();
  const { id, kind } = useActiveLevel();
  const here = kind === 'here' && id !== null ? { locationId: id } : {};
  const { data } = useQuery(stockQuery(userCompanyId, { ...here, limit: mostLines }));
  if (data === undefined || data.total === 0) return null;
  const { entries, total } = data;
  return (
    <Panel
      title={t('homeTitle')}
      aside={<Count value={total} label={t('countOut', { count: total })} />}
      actions={<Link to="/menu/outOfStock">{t('homeAll')}</Link>}
    >
      <ul>
        {entries.map((entry) => (
          <li key={`${entry.id} ${entry.locationIds[0]}`} className={styles.line}>
            <StockLine entry={entry} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function StockLine({ entry }: { readonly entry: OutEntry }) {
  const t = usePhrases(stockPhrases);
  const location = useStockLocations().get(entry.locationIds[0] ?? '');
  const { until, left, locationCount } = entry;
  const back = isOutNow(entry) ? backText(until, zoneOf(location)) : t('left', { left: left ?? 0 });
  const first = location?.name ?? '';
  const where = locationCount > 1 ? t('manyStores', { first, count: locationCount - 1 }) : first;
  return (
    <>
      <Stack place="fill">
        <Text weight="medium">{entry.name}</Text>
        <Text tone="muted" size="sm">
          {[back, where].filter(Boolean).join(' · ')}
        </Text>
      </Stack>
      <Row place="end">
        <PutBackButton entry={entry} {...(entry.count !== null && { locationIds: entry.locationIds })} />
      </Row>
    </>
  );
}
