import { locationHasChanges } from '@servery/domain';
import { useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { contactOf } from '../../../publishing/location-contact.tsx';
import type { SyncStatus } from '../../../publishing/sync-status.ts';
import { useKeepInAddress } from '../../../ui/frame/use-keep-in-address.ts';
import type { DataSort } from '../../../ui/table/data-table-types.ts';
import { sortOf, writtenSort } from '../../../ui/table/sort-in-address.ts';

export type LocationFilters = ReturnType<typeof useLocationFilters>;

/** Search, filters and sort live in the address bar. */
export function useLocationFilters() {
  const keep = useKeepInAddress();
  const search = useSearch({ strict: false });
  const { q = '', group, usState, tag, contact, state, sort, view } = search;
  const passes = useCallback(
    (location: SyncStatus) =>
      (group === undefined || location.groupId === group) &&
      (usState === undefined || location.state === usState) &&
      (tag === undefined || location.tags.includes(tag)) &&
      (contact === undefined || contactOf(location.lastPing) === contact) &&
      (state === undefined || locationHasChanges(location) === (state === 'withChanges')),
    [group, usState, tag, contact, state],
  );
  return {
    q,
    group,
    usState,
    tag,
    contact,
    state,
    isMap: view === 'map',
    keep,
    passes,
    isAny: q !== '' || [group, usState, tag, contact, state].some((filter) => filter !== undefined),
    clear: () => keep(noFilters),
    sort: sortOf(sort),
    keepSort: (next: DataSort | null) => keep({ sort: writtenSort(next) }),
  };
}

const noFilters = {
  q: undefined,
  group: undefined,
  usState: undefined,
  tag: undefined,
  contact: undefined,
  state: undefined,
};
