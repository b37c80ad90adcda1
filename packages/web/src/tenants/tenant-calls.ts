import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../api/api-result.ts';
import { type Answer, type CallInput, call, savedMeanwhile } from '../api/call.ts';
import { keys } from '../api/keys.ts';

/** A location or a group. EN-04 */
export type TenantRecord = Answer<'getTenant'>;
export type GroupRecord = Answer<'getGroup'>;

export type LocationKey = { readonly companyId: string; readonly locationId: string };

/** TN-10; null where there is none. */
export function tenantQuery({ companyId, locationId }: LocationKey) {
  return queryOptions({
    queryKey: keys.tenants(companyId, 'one', locationId),
    queryFn: async ({ signal }) => {
      const result = await call('getTenant', { params: { companyId, locationId }, signal, isQuiet: true });
      return result.status === 'not-found' ? null : unwrap(result);
    },
    staleTime: 30_000,
  });
}

/** TN-09 TN-23: locations and groups together. */
export function anyTenantsQuery(companyId: string) {
  return queryOptions({
    queryKey: keys.tenants(companyId, 'any'),
    queryFn: async ({ signal }) =>
      unwrap(await call('listAnyTenants', { params: { companyId }, signal, isBackground: true })),
    staleTime: 60_000,
  });
}

/** TN-11; null where there is none. */
export function groupQuery(companyId: string, groupId: string) {
  return queryOptions({
    queryKey: keys.tenants(companyId, 'group', groupId),
    queryFn: async ({ signal }) => {
      const result = await call('getGroup', { params: { companyId, groupId }, signal, isQuiet: true });
      return result.status === 'not-found' ? null : unwrap(result);
    },
    staleTime: 30_000,
  });
}

/** TN-12 */
export function tagsQuery(companyId: string) {
  return queryOptions({
    queryKey: keys.tenants(companyId, 'tags'),
    queryFn: async ({ signal }) =>
      unwrap(await call('listTags', { params: { companyId }, signal, isBackground: true })),
    staleTime: 60_000,
  });
}

/** TN-13 */
export function createTenant(companyId: string, body: CallInput<'createTenant'>['body']) {
  return call('createTenant', { params: { companyId }, body });
}

/** TN-14 TN-15 */
export function editTenant(companyId: string, body: CallInput<'editTenant'>['body']) {
  return call('editTenant', { params: { companyId }, body });
}

/** TN-16: the name is typed again. */
export function deleteTenant({ companyId, locationId }: LocationKey, name: string) {
  return call('deleteTenant', { params: { companyId, locationId }, body: { name } });
}

/** TN-04: all of them or none. */
export function moveMembers(companyId: string, groupId: string, body: CallInput<'moveMembers'>['body']) {
  return call('moveMembers', { params: { companyId, groupId }, body });
}

/** The tenant as it is saved now, from the body of a 409. */
export function standingTenant(body: unknown): TenantRecord | undefined {
  return savedMeanwhile('getTenant', body);
}
