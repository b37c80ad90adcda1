import { type CertificationFilter, type UserSort, userSorts } from '@servery/contract';
import { useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { wholeCompany } from '../../session/level/active-level.ts';
import { maySeeStaffData } from '../../session/rights.ts';
import { useSession } from '../../session/session-store.ts';
import { useKeepInAddress } from '../../ui/frame/use-keep-in-address.ts';
import type { DataSort } from '../../ui/table/data-table-types.ts';
import { sortOf, writtenSort } from '../../ui/table/sort-in-address.ts';
import type { EmployeeQuery } from './employee-calls.ts';
import { useHereId } from './list/use-here.ts';

export const statuses = ['ACTIVE', 'DEACTIVATED', 'ALL'] as const;
const attentionFilters: readonly CertificationFilter[] = ['TO_LOOK_AFTER', 'DUE_OR_EXPIRED', 'EXPIRED', 'MISSING'];
export const certificationChoices = ['ALL', 'TO_LOOK_AFTER', 'DUE_OR_EXPIRED', 'EXPIRED', 'MISSING'] as const;

const noFilters = {
  q: undefined,
  place: undefined,
  alsoAt: undefined,
  job: undefined,
  role: undefined,
  status: undefined,
  invalid: undefined,
  certifications: undefined,
};

export type EmployeeFilters = ReturnType<typeof useEmployeeFilters>;

/** Search, filters and sort live in the address bar; `query` is the request to the server. */
export function useEmployeeFilters() {
  const keep = useKeepInAddress();
  const seesStaffData = maySeeStaffData(useSession());
  const search = useSearch({ strict: false });
  const { q, role, invalid, alsoAt } = search;
  const place = useHereId(search.place);
  const job = seesStaffData ? search.job : undefined;
  const status = statuses.find((one) => one === search.status) ?? 'ACTIVE';
  const certifications = attentionFilters.find((one) => seesStaffData && one === search.certifications);
  const written = search.sort;
  const query = useMemo(
    (): EmployeeQuery => ({
      search: q,
      place,
      alsoAt,
      job,
      role,
      status: status === 'ACTIVE' ? undefined : status,
      invalid: invalid === '1' ? invalid : undefined,
      certifications,
      ...askedSort(written, seesStaffData),
    }),
    [q, place, alsoAt, job, role, status, invalid, certifications, written, seesStaffData],
  );
  return {
    q: q ?? '',
    place,
    alsoAt,
    job,
    role,
    status,
    isInvalid: invalid === '1',
    /** Undefined where the signed-in person may not see them. */
    certifications: seesStaffData ? (certifications ?? 'ALL') : undefined,
    query,
    keep,
    isAny: Boolean(q || search.place || alsoAt || job || role || invalid || certifications || status !== 'ACTIVE'),
    clear: () => keep(noFilters),
    /** Every place that the reader administers, whatever level is worked at. */
    keepPlace: (id: string | undefined) => keep({ place: id ?? wholeCompany, alsoAt: undefined }),
    sort: sortOf(written),
    keepSort: (next: DataSort | null) => keep({ sort: writtenSort(next) }),
  };
}

const staffSorts: readonly UserSort[] = ['attention', 'hiredOn', '-hiredOn', 'certification', '-certification'];

/** `-certification.7` of the address: by the certification of requirement 7, the last first. */
function askedSort(written: string | undefined, seesStaffData: boolean): Pick<EmployeeQuery, 'sort' | 'sortBy'> {
  const [column, ...rest] = (written ?? '').split('.');
  const sort = userSorts.find((one) => one === column);
  if (sort === undefined || (staffSorts.includes(sort) && !seesStaffData)) return {};
  return rest.length === 0 ? { sort } : { sort, sortBy: rest.join('.') };
}
