import { useSearch } from '@tanstack/react-router';
import { useDeferredValue, useMemo, useState } from 'react';
import { z } from 'zod/mini';
import { useKeepInAddress } from '../../../ui/frame/use-keep-in-address.ts';
import type { DataSort } from '../../../ui/table/data-table-types.ts';
import { sortOf, writtenSort } from '../../../ui/table/sort-in-address.ts';
import { foldedGroups, writtenFolds } from './folded-groups.ts';

const schema = z.object({
  q: z.optional(z.string()),
  show: z.optional(z.string()),
  sort: z.optional(z.string()),
  fold: z.optional(z.string()),
});

const nothing = { q: undefined, show: undefined };

export type SoldFilters = ReturnType<typeof useSoldFilters>;

/** Search, filter, sort and folded groups live in the address; those of a table that is a part of a form live with it. */
export function useSoldFilters(groups: readonly string[], isPart: boolean) {
  const keepInAddress = useKeepInAddress();
  const address = schema.parse(useSearch({ strict: false }));
  const [own, setOwn] = useState<typeof address>({});
  const { q = '', show, sort, fold } = isPart ? own : address;
  const keep = (change: Parameters<typeof keepInAddress>[0]) => {
    if (isPart) setOwn((before) => ({ ...before, ...change }));
    else keepInAddress(change).catch((error: unknown) => console.error(error));
  };
  const folded = useMemo(() => foldedGroups(fold, groups), [fold, groups]);
  return {
    q,
    words: useDeferredValue(q),
    show,
    sort: useMemo(() => sortOf(sort), [sort]),
    folded,
    isAny: q !== '' || show !== undefined,
    setSearch: (text: string) => keep({ q: text || undefined }),
    setShow: (id: string | undefined) => keep({ show: id }),
    setSort: (next: DataSort | null) => keep({ sort: writtenSort(next) }),
    setFolded: (next: ReadonlySet<string>) => keep({ fold: writtenFolds(next, groups) }),
    clear: () => keep(nothing),
  };
}
