import { Link } from '@tanstack/react-router';
import { usePhrases } from '../../phrases/phrases.ts';
import { stockPhrases } from '../../phrases/stock/out-of-stock.ts';
import { backText } from '../../stock/back-text.ts';
import { isOutNow } from '../../stock/out-entries.ts';
import { PutBackButton } from '../../stock/put-back-button.tsx';
import type { OutEntry } from '../../stock/stock-calls.ts';
import { useStockLocations, zoneOf } from '../../stock/stock-places.ts';
import { Count } from '../../ui/data/count.tsx';
import { Panel } from '../../ui/data/panel.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import styles from './home.module.css';

type StockPanelProps = { readonly entries: readonly OutEntry[]; readonly total: number };

/** The entries that are out or run out, and one press puts each back. */
export function StockPanel({ entries, total }: StockPanelProps) {
  const t = usePhrases(stockPhrases);
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
  const locations = useStockLocations();
  const location = locations.get(entry.locationIds[0] ?? '');
  const { until, left, locationCount } = entry;
  const back = isOutNow(entry) ? backText(until, zoneOf(location)) : t('left', { left: left ?? 0 });
  const first = location?.name ?? '';
  const named = locationCount > 1 ? t('manyStores', { first, count: locationCount - 1 }) : first;
  // A person with one store knows where.
  const where = locations.size > 1 ? named : '';
  return (
    <>
      <Stack place="fill">
        <Text weight="medium">{entry.name}</Text>
        <div className={styles.when}>
          <Text tone="muted" size="sm">
            {[back, where].filter(Boolean).join(' · ')}
          </Text>
        </div>
      </Stack>
      <Row place="end">
        <PutBackButton entry={entry} {...(entry.count !== null && { locationIds: entry.locationIds })} />
      </Row>
    </>
  );
}
