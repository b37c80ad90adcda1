import { type CopyGroup, mostCopiesAtOnce } from '@servery/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useId, useMemo } from 'react';
import { unwrap } from '../../../api/api-result.ts';
import { call } from '../../../api/call.ts';
import type { CopyChoice, OverrideVersion } from './copy-calls.ts';

export type CopyPreview = {
  /** Of what is copied. */
  readonly version: number;
  /** The most locations first. */
  readonly groups: readonly CopyGroup[];
  readonly locations: readonly OverrideVersion[];
  /** How many locations have been looked at. */
  readonly done: number;
  readonly isWhole: boolean;
  readonly isError: boolean;
  readonly retry: () => void;
};

/** What a copy would change, a hundred locations with each call, one call after the other. */
export function useCopyPreview({ companyId, from, places }: CopyChoice, locationIds: readonly string[]): CopyPreview {
  const id = useId();
  const query = useInfiniteQuery({
    queryKey: ['settings-copy', companyId, 'preview', id, from, ...places],
    enabled: from !== '' && places.length > 0 && locationIds.length > 0,
    queryFn: async ({ pageParam, signal }) => {
      const some = locationIds.slice(pageParam, pageParam + mostCopiesAtOnce);
      const body = { from, places: [...places], locationIds: some };
      return unwrap(await call('previewSettingsCopy', { params: { companyId }, body, signal, isBackground: true }));
    },
    initialPageParam: 0,
    getNextPageParam: (_, pages) => {
      const next = pages.length * mostCopiesAtOnce;
      return next < locationIds.length ? next : null;
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  const { data, hasNextPage, isFetching, isError, fetchNextPage, refetch } = query;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  const groups = useMemo(() => together((data?.pages ?? []).flatMap((page) => page.groups)), [data]);
  const locations = groups.flatMap((group) => group.locations);
  return {
    version: data?.pages[0]?.version ?? 0,
    groups,
    locations,
    done: locations.length,
    isWhole: data !== undefined && !hasNextPage,
    isError,
    retry: () => void (data === undefined ? refetch() : fetchNextPage()),
  };
}

/** Pieces tell their locations apart: those where the same changes are put together again. */
function together(groups: readonly CopyGroup[]): readonly CopyGroup[] {
  const same = Map.groupBy(groups, ({ locations: _, ...words }) => JSON.stringify(words));
  return [...same.values()]
    .flatMap((members) => {
      const [first] = members;
      return first ? [{ ...first, locations: members.flatMap(({ locations }) => locations) }] : [];
    })
    .toSorted((one, other) => rank(other) - rank(one));
}

function rank({ changeCount, locations }: CopyGroup): number {
  return changeCount === 0 ? -1 : locations.length;
}
