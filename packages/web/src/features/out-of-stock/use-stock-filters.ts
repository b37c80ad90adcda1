import { STOCK_KINDS } from '@servery/domain';
import { useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useActiveLevel, wholeCompany } from '../../session/level/active-level.ts';
import type { StockQuery } from '../../stock/stock-calls.ts';
import { useKeepInAddress } from '../../ui/frame/use-keep-in-address.ts';

export type StockFilters = ReturnType<typeof useStockFilters>;

/** The search and the filters, kept in the address; `query` holds the parameters of the request. */
export function useStockFilters() {
  const keep = useKeepInAddress();
  const level = useActiveLevel();
  const here = level.kind === 'here' ? level.id : null;
  const { q, kind, place = here ?? wholeCompany, view } = useSearch({ strict: false });
  const isBack = view === 'back';
  const query = useMemo(
    (): StockQuery => ({
      text: q?.trim().slice(0, 100) || undefined,
      kind: STOCK_KINDS.find((one) => one === kind),
      locationId: place === wholeCompany ? undefined : place,
      ...(isBack && { isBack: 'true' as const }),
    }),
    [q, kind, place, isBack],
  );
  const everywhere = here === null ? undefined : wholeCompany;
  return {
    query,
    q: q ?? '',
    isBack,
    isAny: query.text !== undefined || query.kind !== undefined || query.locationId !== (here ?? undefined),
    keep,
    keepPlace: (id: string | null) => keep({ place: id ?? everywhere }),
    clear: () => keep({ q: undefined, kind: undefined, place: undefined }),
  };
}
