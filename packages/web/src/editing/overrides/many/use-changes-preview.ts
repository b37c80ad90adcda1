import { type ChangedAlike, mostSavesAtOnce } from '@servery/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useId, useMemo } from 'react';
import { keys } from '../../../api/keys.ts';
import type { OverrideVersion } from '../../document/configuration-calls.ts';

export type Preview = {
  /** Of the copied sections. */
  readonly version: number;
  /** The most locations first. */
  readonly groups: readonly ChangedAlike[];
  readonly locations: readonly OverrideVersion[];
  /** How many locations have been looked at. */
  readonly done: number;
  readonly isWhole: boolean;
  readonly isError: boolean;
  readonly retry: () => void;
};

type PreviewAsked = {
  /** The values that would be saved; nothing is asked while it is empty. */
  readonly what: readonly string[];
  readonly locationIds: readonly string[];
  /** How many are asked about with each call. */
  readonly atOnce?: number;
  readonly ask: (
    locationIds: string[],
    signal: AbortSignal,
  ) => Promise<{ readonly version?: number; readonly groups: readonly ChangedAlike[] }>;
};

/** The changes that would be made, some locations with each call, one call after the other. */
export function useChangesPreview({ what, locationIds, atOnce = mostSavesAtOnce, ask }: PreviewAsked): Preview {
  const id = useId();
  const query = useInfiniteQuery({
    queryKey: keys.ownSettings('preview', id, ...what),
    enabled: what.length > 0 && locationIds.length > 0,
    queryFn: ({ pageParam, signal }) => ask(locationIds.slice(pageParam, pageParam + atOnce), signal),
    initialPageParam: 0,
    getNextPageParam: (_, pages) => {
      const next = pages.length * atOnce;
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
  const locations = useMemo(() => groups.flatMap((group) => group.locations), [groups]);
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
function together(groups: readonly ChangedAlike[]): readonly ChangedAlike[] {
  const same = Map.groupBy(groups, ({ locations: _, ...words }) => JSON.stringify(words));
  return [...same.values()]
    .flatMap((members) => {
      const [first] = members;
      return first ? [{ ...first, locations: members.flatMap(({ locations }) => locations) }] : [];
    })
    .toSorted((one, other) => rank(other) - rank(one));
}

function rank({ changeCount, locations }: ChangedAlike): number {
  return changeCount === 0 ? -1 : locations.length;
}
