import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { DataSort } from '../../ui/table/data-table-types.ts';

export const statuses = ['ACTIVE', 'DEACTIVATED', 'ALL'] as const;
const sorts = ['name', 'email', 'posId'];

type Kept = Partial<Record<'q' | 'place' | 'role' | 'status' | 'invalid' | 'sort', string | undefined>>;

/** Search, filters and sort live in the address bar; `query` is what the server is asked with. */
export function useEmployeeFilters() {
  const navigate = useNavigate();
  const { q, place, role, invalid, ...search } = useSearch({ strict: false });
  const status = statuses.find((one) => one === search.status) ?? 'ACTIVE';
  const sort = sortOf(search.sort);
  const written = sort ? `${sort.isDescending ? '-' : ''}${sort.id}` : undefined;
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
  const keep = (change: Kept) =>
    navigate({ to: '.', search: (before: object) => ({ ...before, ...change }), replace: true });
  return {
    q: q ?? '',
    place: place ?? null,
    role: role ?? null,
    status,
    isInvalid: invalid === '1',
    query,
    keep,
    isAny: Boolean(q || place || role || invalid || status !== 'ACTIVE'),
    clear: () => keep({ q: undefined, place: undefined, role: undefined, status: undefined, invalid: undefined }),
    sort,
    keepSort: (next: DataSort | null) => keep({ sort: next ? `${next.isDescending ? '-' : ''}${next.id}` : undefined }),
  };
}

/** `-email`: by e-mail, descending. */
function sortOf(written: string | undefined): DataSort | null {
  const id = written?.replace(/^-/, '') ?? '';
  return sorts.includes(id) ? { id, isDescending: written?.startsWith('-') ?? false } : null;
}
