import type { PriceView } from '@servery/contract';
import { useSearch } from '@tanstack/react-router';
import { useDeferredValue, useMemo } from 'react';
import { z } from 'zod/mini';
import { useKeepInAddress } from '../../../ui/frame/use-keep-in-address.ts';
import type { GridLine } from '../../../ui/grid/grid-types.ts';
import type { PriceTableRow } from './price-table-rows.ts';

const filtersSchema = z.object({
  q: z.optional(z.string()),
  in: z.optional(z.string()),
  schemes: z.optional(z.string()),
  only: z.optional(z.string()),
});

type PlaceName = { readonly id: string; readonly name: string };

/** The filters of the table of prices, kept in the address: a search, a department or category, some of the schemes, only differences. */
export function useTableFilters(schemes: readonly GridLine[], places: readonly PlaceName[]) {
  const { q = '', in: asked, schemes: written, only } = filtersSchema.parse(useSearch({ strict: false }));
  const keep = useKeepInAddress();
  // A view or an address may name an entry that is no longer in this menu: it filters nothing.
  const place = places.some(({ id }) => id === asked) ? asked : undefined;
  const chosen = useMemo(() => {
    const ids = written?.split(',') ?? [];
    return schemes.filter(({ id }) => ids.includes(id));
  }, [schemes, written]);
  const set = (change: Parameters<typeof keep>[0]) => {
    keep(change).catch((error: unknown) => console.error(error));
  };
  const view = {
    search: q.trim(),
    place: place ?? null,
    schemes: chosen.length === schemes.length ? [] : chosen.map(({ id }) => id),
    isOnlyDifferences: only !== undefined,
  };
  return {
    /** The view that is shown, to keep under a name. */
    view,
    isNarrowed: !isSameView(view, everything),
    isShown: (other: PriceView) => isSameView(view, other),
    show: (other: PriceView) =>
      set({
        q: other.search || undefined,
        in: other.place ?? undefined,
        schemes: other.schemes.join(',') || undefined,
        only: other.isOnlyDifferences ? 'differences' : undefined,
      }),
    search: q,
    words: useDeferredValue(q).trim().toLowerCase(),
    place,
    columns: chosen.length > 0 ? chosen : schemes,
    isOnlyDifferences: only !== undefined,
    setSearch: (text: string) => set({ q: text || undefined }),
    setPlace: (id: string | undefined) => set({ in: id }),
    setColumns: (shown: readonly string[]) =>
      set({ schemes: shown.length === 0 || shown.length === schemes.length ? undefined : shown.join(',') }),
    setOnlyDifferences: (isOn: boolean) => set({ only: isOn ? 'differences' : undefined }),
    clear: () => set({ q: undefined, in: undefined, only: undefined, schemes: undefined }),
  };
}

type Filters = Omit<PriceView, 'name'>;

const everything: Filters = { search: '', place: null, schemes: [], isOnlyDifferences: false };

function isSameView(one: Filters, other: Filters): boolean {
  return (
    one.search === other.search &&
    one.place === other.place &&
    one.isOnlyDifferences === other.isOnlyDifferences &&
    one.schemes.length === other.schemes.length &&
    one.schemes.every((id) => other.schemes.includes(id))
  );
}

export type TableFilters = ReturnType<typeof useTableFilters>;

type RowFilter = Pick<TableFilters, 'words' | 'place'>;

/** The rows of a department or category whose item, size or heading has all the words. */
export function rowsShown(rows: readonly PriceTableRow[], { words, place }: RowFilter): readonly PriceTableRow[] {
  const wanted = words.split(/\s+/).filter(Boolean);
  if (wanted.length === 0 && place === undefined) return rows;
  return rows.filter((row) => {
    if (place !== undefined && row.departmentId !== place && row.categoryId !== place) return false;
    const text = `${row.name} ${row.detail ?? ''} ${row.group ?? ''}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}
