import { isWithin, type Path, pathKey } from '@servery/domain';
import { useMemo } from 'react';
import { useOverriddenPlacesBelow } from '../../../editing/overrides/below/use-overrides-below.ts';
import { menuSchemePhrases } from '../../../phrases/menus/prices/menu-schemes.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { Muted } from '../../../ui/layout/muted.tsx';
import type { AdjustedPrice } from './adjust-prices.ts';

/** Where prices lie in the menu. */
export type PricePlaces = {
  /** Of the item or modifier that they belong to. */
  readonly list: Path;
  readonly pathOf: (price: AdjustedPrice) => Path;
};

type PricesThatStayProps = { readonly prices: readonly AdjustedPrice[]; readonly places: PricePlaces };

/** At the company: how many of the prices some store or group keeps for itself, which a change here does not reach. */
export function PricesThatStay({ prices, places: { list, pathOf } }: PricesThatStayProps) {
  const t = usePhrases(menuSchemePhrases);
  const overridden = useOverriddenPlacesBelow([list]);
  const byOwner = useMemo(
    () => Map.groupBy(overridden, (place) => pathKey(place.slice(0, list.length + 1))),
    [overridden, list],
  );
  const count = useMemo(() => {
    const stays = (path: Path) =>
      byOwner.get(pathKey(path.slice(0, list.length + 1)))?.some((place) => isWithin(path, place)) === true;
    return prices.filter((price) => stays(pathOf(price))).length;
  }, [prices, pathOf, byOwner, list]);
  return count > 0 && <Muted small>{t('adjustOverridden', { count })}</Muted>;
}
