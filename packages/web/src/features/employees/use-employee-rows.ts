import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { type Employee, type EmployeeQuery, employeesQuery, pageSize } from './employee-calls.ts';

/** A line of the list; its employee is known once its page has loaded. */
export type EmployeeRow = { readonly key: string; readonly employee: Employee | null };

/** The whole list by its length, and of it the pages that are in sight. */
export function useEmployeeRows(companyId: string, filters: EmployeeQuery) {
  const [sight, setSight] = useState({ first: 0, last: 0 });
  const head = useQuery({ ...employeesQuery(companyId, filters, 0), placeholderData: keepPreviousData });
  const total = head.data?.total ?? 0;
  const lastPage = Math.max(0, Math.ceil(total / pageSize) - 1);
  const from = Math.max(1, Math.min(sight.first, lastPage));
  const upTo = Math.min(Math.max(sight.last, from), lastPage);
  const pages = useMemo(() => range(from, upTo), [from, upTo]);
  const others = useQueries({
    queries: pages.map((page) => employeesQuery(companyId, filters, page)),
    combine: (results) => ({
      loaded: results.map(({ data }) => data?.users ?? null),
      isError: results.some(({ isError }) => isError),
    }),
  });
  const first = head.data?.users;
  const { loaded } = others;
  const rows = useMemo(() => {
    const known = new Map([[0, first], ...pages.map((page, at) => [page, loaded[at]] as const)]);
    return Array.from({ length: total }, (_, index): EmployeeRow => {
      const employee = known.get(Math.floor(index / pageSize))?.[index % pageSize] ?? null;
      return { key: employee?.id ?? `line-${index}`, employee };
    });
  }, [first, total, pages, loaded]);
  const handleSight = useCallback((firstLine: number, lastLine: number) => {
    const first = Math.floor(firstLine / pageSize);
    const last = Math.floor(lastLine / pageSize);
    setSight((before) => (before.first === first && before.last === last ? before : { first, last }));
  }, []);
  return { ...head, isError: head.isError || others.isError, rows, total, handleSight };
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}
