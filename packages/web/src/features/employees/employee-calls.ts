import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod/mini';
import { type ApiResult, unwrap } from '../../api/api-result.ts';
import { noAnswer, type Query, request } from '../../api/request.ts';

const text = z.nullable(z.string());

const grantedRole = z.object({
  id: z.string(),
  name: z.string(),
  grantObject: z.optional(z.string()),
  grantObjectName: z.optional(z.string()),
});
const problem = z.object({
  field: z.enum(['posId', 'phone']),
  code: z.enum(['POS_ID_FORM', 'POS_ID_TAKEN', 'PHONE']),
});
const summary = z.object({
  id: z.string(),
  name: z.string(),
  email: text,
  phone: text,
  posId: text,
  status: z.enum(['ACTIVE', 'DEACTIVATED']),
  grantedRoles: z.array(grantedRole),
  problems: z.array(problem),
});
const record = z.extend(summary, {
  ver: z.number(),
  createdAt: z.string(),
  externalId: text,
  jobs: z.array(z.object({ jobTypeId: z.string(), wage: z.optional(text) })),
  certifications: z.array(z.object({ requirementId: z.string(), expiresOn: text })),
  employment: z.object({
    hiredOn: text,
    birthDate: text,
    payrollId: text,
    cardId: text,
    driverLicence: text,
    driverLicenceExpiresOn: text,
    insuranceExpiresOn: text,
  }),
  mayEdit: z.boolean(),
  mayViewWages: z.boolean(),
});
const named = z.object({ id: z.string(), name: z.string() });
const choices = z.object({
  roles: z.array(z.extend(named, { mayGrant: z.boolean() })),
  company: z.boolean(),
  places: z.array(z.extend(named, { type: z.enum(['LOCATION', 'GROUP']) })),
  jobTypes: z.array(z.extend(named, { isDriver: z.boolean() })),
  requirements: z.array(named),
});

export type GrantedRole = z.infer<typeof grantedRole>;
export type Problem = z.infer<typeof problem>;
export type Employee = z.infer<typeof summary>;
export type EmployeeRecord = z.infer<typeof record>;
export type Choices = z.infer<typeof choices>;

export const pageSize = 100;

/** One page of the list; the server searches, filters and sorts. */
export function employeesQuery(companyId: string, filters: Query, page: number) {
  return queryOptions({
    queryKey: ['employees', companyId, filters, page],
    queryFn: async ({ signal }) => {
      const query = { ...filters, offset: page * pageSize, limit: pageSize };
      const schema = z.object({ users: z.array(summary), total: z.number() });
      return unwrap(await request({ path: `/api/users/${companyId}`, query, schema, signal }));
    },
    staleTime: 15_000,
  });
}

/** Null when there is no such person, or none within one's reach. */
export function employeeQuery(companyId: string, userId: string) {
  return queryOptions({
    queryKey: ['employee', companyId, userId],
    queryFn: async ({ signal }) => {
      const result = await request({ path: `/api/users/${companyId}/${userId}`, schema: record, signal });
      return result.status === 'not-found' ? null : unwrap(result);
    },
  });
}

/** What may be chosen for people: roles, places, job types, requirements. */
export function choicesQuery(companyId: string) {
  return queryOptions({
    queryKey: ['employee-choices', companyId],
    queryFn: async ({ signal }) =>
      unwrap(await request({ path: `/api/users/${companyId}/choices`, schema: choices, signal })),
    staleTime: 60_000,
  });
}

export function createEmployee(companyId: string, body: object) {
  return request({ method: 'POST', path: `/api/users/${companyId}`, body, schema: record, isQuiet: true });
}

export function saveEmployee(companyId: string, userId: string, body: object) {
  return request({ method: 'PUT', path: `/api/users/${companyId}/${userId}`, body, schema: record, isQuiet: true });
}

export function setEmployeeActive(companyId: string, userId: string, isActive: boolean) {
  const path = `/api/users/${companyId}/${userId}/${isActive ? 'reactivate' : 'deactivate'}`;
  return request({ method: 'POST', path, schema: record, isQuiet: true });
}

export function inviteEmployee(companyId: string, userId: string) {
  return request({
    method: 'POST',
    path: `/api/users/${companyId}/${userId}/invite`,
    schema: noAnswer,
    isQuiet: true,
  });
}

const importLine = z.object({
  line: z.number(),
  action: z.enum(['CREATE', 'CHANGE', 'KEEP', 'REFUSE']),
  name: z.string(),
  changes: z.array(z.object({ column: z.string(), from: z.string(), to: z.string() })),
  errors: z.array(z.object({ code: z.string(), column: z.string(), message: z.string() })),
});
const importOutcome = z.object({
  lines: z.array(importLine),
  counts: z.object({ create: z.number(), change: z.number(), keep: z.number(), refuse: z.number() }),
});
export type ImportLine = z.infer<typeof importLine>;
export type ImportOutcome = z.infer<typeof importOutcome>;

export function previewImport(companyId: string, csv: string) {
  return sendImport(`/api/users/${companyId}/import/preview`, csv);
}

export function runImport(companyId: string, csv: string) {
  return sendImport(`/api/users/${companyId}/import`, csv);
}

function sendImport(path: string, csv: string) {
  return request({ method: 'POST', path, body: { csv }, schema: importOutcome, isQuiet: true });
}

/** Whether the company would have nobody left who can bring in others. */
export function isLastAdministrator(result: ApiResult<unknown>): boolean {
  return result.status === 'invalid' && result.errors.some(({ code }) => code === 'LAST_ADMINISTRATOR');
}
