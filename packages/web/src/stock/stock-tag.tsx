import type { StockThing } from '@servery/domain';
import { usePhrases } from '../phrases/phrases.ts';
import { stockPhrases } from '../phrases/stock/out-of-stock.ts';
import { StateTag } from '../ui/data/state-tag.tsx';
import { backText } from './back-text.ts';
import { isOutNow } from './out-entries.ts';
import { useStockLocations, zoneOf } from './stock-places.ts';
import { useStockOf } from './use-stock-here.ts';

/** Out with the time that it comes back, or how many are left; nothing where it is in stock. Out is not inactive. */
export function StockTag({ thing }: { readonly thing: StockThing }) {
  const t = usePhrases(stockPhrases);
  const [entry] = useStockOf(thing);
  const locations = useStockLocations();
  if (!entry) return null;
  const zone = zoneOf(locations.get(entry.locationIds[0] ?? ''));
  const label = isOutNow(entry)
    ? t('outBack', { back: backText(entry.until, zone) })
    : t('leftOf', { left: entry.left ?? 0, count: entry.count ?? 0 });
  return <StateTag state="outOfStock" label={label} />;
}
