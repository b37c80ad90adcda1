import { useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useKeepInAddress } from '../../ui/frame/use-keep-in-address.ts';
import type { DataSort } from '../../ui/table/data-table-types.ts';
import { sortOf, writtenSort } from '../../ui/table/sort-in-address.ts';

export const statuses = ['ACTIVE', 'DEACTIVATED', 'ALL'] as const;
const sorts = ['name', '-name', 'email', '-email', 'posId', '-posId'] as const;

export type EmployeeFilters = ReturnType<typeof useEmployeeFilters>;

/** Search, filters and sort live in the address bar; `query` is what the server is asked with. */
export function useEmployeeFilters() {
  const keep = useKeepInAddress();
  const { q, place, role, invalid, ...search } = useSearch({ strict: false });
  const status = statuses.find((one) => one === search.status) ?? 'ACTIVE';
  const written = sorts.find((one) => one === search.sort);
  const sort = sortOf(written);
  const query = useMemo(
    () => ({
      search: q,
      place,
      role,
      status: status === 'ACTIVE' ? undefined : status,
      invalid: invalid === '1' ? invalid : undefined,
      sort: written,
    }),
    [q, place, role, status, invalid, written],
  );
  return {
    q: q ?? '',
    place,
    role,
    status,
    isInvalid: invalid === '1',
    query,
    keep,
    isAny: Boolean(q || place || role || invalid || status !== 'ACTIVE'),
    clear: () => keep({ q: undefined, place: undefined, role: undefined, status: undefined, invalid: undefined }),
    sort,
    keepSort: (next: DataSort | null) => keep({ sort: writtenSort(next) }),
  };
}
