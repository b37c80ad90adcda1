import { queryOptions } from '@tanstack/react-query';
import { type ApiResult, unwrap } from '../../api/api-result.ts';
import { type Answer, type CallInput, call } from '../../api/call.ts';
import { keys } from '../../api/keys.ts';

export type EmployeeRecord = Answer<'getUser'>;
export type Employee = Answer<'listUsers'>['users'][number];
export type GrantedRole = Employee['grantedRoles'][number];
export type Problem = Employee['problems'][number];
export type Paper = NonNullable<Employee['staff']>['papers'][number];
export type Attention = NonNullable<Answer<'listUsers'>['attention']>;
export type Choices = Answer<'userChoices'>;

/** The search, filters and order of the list. */
export type EmployeeQuery = Omit<NonNullable<CallInput<'listUsers'>['query']>, 'offset' | 'limit'>;

/** Any of a person's fields; a field that is left out stays. */
export type EmployeeBody = Omit<CallInput<'putUser'>['body'], 'ver'>;

export const pageSize = 100;

/** One page of the list; the server searches, filters and sorts. */
export function employeesQuery(companyId: string, filters: EmployeeQuery, page: number) {
  return queryOptions({
    queryKey: keys.employees(companyId, filters, page),
    queryFn: async ({ signal }) => {
      const query = { ...filters, offset: page * pageSize, limit: pageSize };
      return unwrap(await call('listUsers', { params: { companyId }, query, signal }));
    },
    staleTime: 15_000,
  });
}

/** Null when there is no such person, or none within one's reach. */
export function employeeQuery(companyId: string, userId: string) {
  return queryOptions({
    queryKey: keys.employee(companyId, userId),
    queryFn: async ({ signal }) => {
      const result = await call('getUser', { params: { companyId, userId }, signal });
      return result.status === 'not-found' ? null : unwrap(result);
    },
  });
}

/** The choices for people: roles, places, job types, requirements. */
export function choicesQuery(companyId: string) {
  return queryOptions({
    queryKey: keys.employeeChoices(companyId),
    queryFn: async ({ signal }) => unwrap(await call('userChoices', { params: { companyId }, signal })),
    staleTime: 60_000,
  });
}

/** The minimum wage, and the pay of grades of job types, at a place, or in the company: for people who see wages there. */
export function wageGradesQuery(companyId: string, place: string | null) {
  return queryOptions({
    queryKey: keys.wageGrades(companyId, place),
    queryFn: async ({ signal }) => {
      const query = place === null ? {} : { place };
      return unwrap(await call('listWageGrades', { params: { companyId }, query, signal, isQuiet: true }));
    },
    staleTime: 60_000,
    retry: false,
  });
}

/** Without a name the server refuses the field. */
export function createEmployee(companyId: string, body: EmployeeBody) {
  return call('createUser', { params: { companyId }, body: { ...body, name: body.name ?? '' }, isQuiet: true });
}

export function saveEmployee(companyId: string, userId: string, body: CallInput<'putUser'>['body']) {
  return call('putUser', { params: { companyId, userId }, body, isQuiet: true });
}

export function setEmployeeActive(companyId: string, userId: string, isActive: boolean) {
  const given = { params: { companyId, userId }, isQuiet: true };
  return isActive ? call('reactivateUser', given) : call('deactivateUser', given);
}

/** The outcome for each person that was named. */
export async function setEmployeesStatus(companyId: string, people: readonly Employee[], isActive: boolean) {
  const users = people.map(({ id, ver }) => ({ id, ver }));
  const body = { status: isActive ? ('ACTIVE' as const) : ('DEACTIVATED' as const), users };
  return call('setUsersStatus', { params: { companyId }, body, isQuiet: true });
}

export function inviteEmployee(companyId: string, userId: string) {
  return call('inviteUser', { params: { companyId, userId }, isQuiet: true });
}

export function previewImport(companyId: string, csv: string) {
  return call('previewUserImport', { params: { companyId }, body: { csv }, isQuiet: true });
}

export function runImport(companyId: string, csv: string) {
  return call('importUsers', { params: { companyId }, body: { csv }, isQuiet: true });
}

/** Whether the company would have nobody left who can bring in others. */
export function isLastAdministrator(result: ApiResult<unknown>): boolean {
  return result.status === 'invalid' && result.errors.some(({ code }) => code === 'LAST_ADMINISTRATOR');
}
