import { useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { maySeeStaffData } from '../../session/rights.ts';
import { useSession } from '../../session/session-store.ts';
import { useKeepInAddress } from '../../ui/frame/use-keep-in-address.ts';
import type { DataSort } from '../../ui/table/data-table-types.ts';
import { sortOf, writtenSort } from '../../ui/table/sort-in-address.ts';

export const statuses = ['ACTIVE', 'DEACTIVATED', 'ALL'] as const;
const dueFilters = ['DUE_OR_EXPIRED', 'EXPIRED'] as const;
export const certificationFilters = ['ALL', ...dueFilters] as const;
const sorts = ['name', '-name', 'email', '-email', 'posId', '-posId'] as const;

const noFilters = {
  q: undefined,
  place: undefined,
  role: undefined,
  status: undefined,
  invalid: undefined,
  certifications: undefined,
};

export type EmployeeFilters = ReturnType<typeof useEmployeeFilters>;

/** Search, filters and sort live in the address bar; `query` is what the server is asked with. */
export function useEmployeeFilters() {
  const keep = useKeepInAddress();
  const seesStaffData = maySeeStaffData(useSession());
  const { q, place, role, invalid, ...search } = useSearch({ strict: false });
  const status = statuses.find((one) => one === search.status) ?? 'ACTIVE';
  const certifications = dueFilters.find((one) => seesStaffData && one === search.certifications);
  const written = sorts.find((one) => one === search.sort);
  const sort = sortOf(written);
  const query = useMemo(
    () => ({
      search: q,
      place,
      role,
      status: status === 'ACTIVE' ? undefined : status,
      invalid: invalid === '1' ? invalid : undefined,
      certifications,
      sort: written,
    }),
    [q, place, role, status, invalid, certifications, written],
  );
  return {
    q: q ?? '',
    place,
    role,
    status,
    isInvalid: invalid === '1',
    /** Undefined where who asks may not see them. */
    certifications: seesStaffData ? (certifications ?? 'ALL') : undefined,
    query,
    keep,
    isAny: Boolean(q || place || role || invalid || certifications || status !== 'ACTIVE'),
    clear: () => keep(noFilters),
    sort,
    keepSort: (next: DataSort | null) => keep({ sort: writtenSort(next) }),
  };
}
