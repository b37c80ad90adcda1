import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../api/api-result.ts';
import { type Answer, type CallInput, call } from '../api/call.ts';
import { keys } from '../api/keys.ts';

export type DueLine = Answer<'listDue'>['entries'][number];
export type DueEntry = Pick<DueLine, 'kind' | 'name' | 'day' | 'state'>;
export type StaffLine = Answer<'locationStaff'>['staff'][number];

/** The entries that are due first. Among the lists of employees, so that they are asked for again with them. */
export function dueQuery(companyId: string, limit: number) {
  return queryOptions({
    queryKey: keys.employees(companyId, 'due', limit),
    queryFn: async ({ signal }) => unwrap(await call('listDue', { params: { companyId }, query: { limit }, signal })),
    staleTime: 15_000,
  });
}

/** The people who may work at a location, the first by name. */
export function locationStaffQuery(params: CallInput<'locationStaff'>['params'], limit: number) {
  return queryOptions({
    queryKey: keys.employees(params.companyId, 'staff', params.locationId, limit),
    queryFn: async ({ signal }) => unwrap(await call('locationStaff', { params, query: { limit }, signal })),
    staleTime: 15_000,
  });
}
