import { contactState } from '@servery/domain';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { usePhrases } from '../../phrases/phrases.ts';
import { stockPhrases } from '../../phrases/stock/out-of-stock.ts';
import { syncStatusQuery } from '../../publishing/sync-status.ts';
import { useSession } from '../../session/session-store.ts';
import type { OutEntry } from '../../stock/stock-calls.ts';
import { useStockLocations } from '../../stock/stock-places.ts';
import { Row } from '../../ui/layout/row.tsx';
import { Text } from '../../ui/layout/text.tsx';

/** Where it is out, and whether the terminals there know of it: those of a silent store hear of it with the next contact. */
export function StoresCell({ entry: { locationIds, locationCount } }: { readonly entry: OutEntry }) {
  const t = usePhrases(stockPhrases);
  const locations = useStockLocations();
  const silent = useSilentNames(locationIds);
  const names = locationIds.map((id) => locations.get(id)?.name ?? id);
  const [first = '', second] = names;
  const shown =
    locationCount > 1 && locationCount === locations.size
      ? t('allStores', { count: locationCount })
      : locationCount === 2
        ? `${first}, ${second}`
        : locationCount > 2
          ? t('manyStores', { first, count: locationCount - 1 })
          : first;
  return (
    <Row gap={1.5}>
      <Text clip title={names.join(', ')}>
        {shown}
      </Text>
      {silent.length > 0 && (
        <Text tone="muted" title={silent.map((name) => t('silent', { name })).join('\n')}>
          <IconPlugConnectedX
            size={14}
            stroke={1.75}
            role="img"
            aria-label={silent.map((name) => t('silent', { name })).join(', ')}
          />
        </Text>
      )}
    </Row>
  );
}

function useSilentNames(locationIds: readonly string[]): readonly string[] {
  const { userCompanyId } = useSession();
  const { data = [] } = useQuery(syncStatusQuery(userCompanyId));
  const now = Date.now();
  return data
    .filter(
      ({ id, lastPing }) =>
        locationIds.includes(id) && contactState(lastPing === null ? null : Date.parse(lastPing), now) !== 'UP_TO_DATE',
    )
    .map(({ name }) => name);
}
