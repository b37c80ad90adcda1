import type { EditedTenant, NewTenant } from '@servery/contract';
import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod/mini';
import { unwrap } from '../api/api-result.ts';
import { request } from '../api/request.ts';
import { id, optionalId } from '../api/wire.ts';

const text = z.nullish(z.string());
const tenantSchema = z.looseObject({
  id,
  name: z.string(),
  type: z.enum(['LOCATION', 'GROUP']),
  groupId: optionalId,
  kioskActive: z._default(z.boolean(), false),
  latitude: z.nullish(z.number()),
  longitude: z.nullish(z.number()),
  lastPing: text,
  softwareVersion: text,
  address: text,
  street: text,
  street2: text,
  city: text,
  state: text,
  zip: text,
  phone: text,
  timezone: z._default(z.string(), 'UTC'),
  licences: z._default(z.record(z.string(), z.boolean()), {}),
  tags: z._default(z.array(z.string()), []),
  sevenshifts: z._default(z.object({ locationId: text }), { locationId: null }),
  ver: z._default(z.number(), 1),
});
const groupSchema = z.extend(tenantSchema, { locationIds: z.array(id) });
const deletionSchema = z.object({
  credentials: z.number(),
  overrides: z.number(),
  grants: z.number(),
  publications: z.number(),
});
const conflictSchema = z.object({ current: tenantSchema });

/** A location or a group. EN-04 */
export type TenantRecord = z.infer<typeof tenantSchema>;
export type GroupRecord = z.infer<typeof groupSchema>;

export type Place = { readonly companyId: string; readonly locationId: string };

/** TN-10; null where there is none, or none for this person. */
export function tenantQuery({ companyId, locationId }: Place) {
  return queryOptions({
    queryKey: ['tenants', companyId, 'one', locationId],
    queryFn: async ({ signal }) => {
      const path = `/api/tenants/${companyId}/${locationId}`;
      const result = await request({ path, schema: tenantSchema, signal, isQuiet: true });
      return result.status === 'not-found' || result.status === 'forbidden' ? null : unwrap(result);
    },
    staleTime: 30_000,
  });
}

/** TN-09 TN-23: locations and groups together. */
export function anyTenantsQuery(companyId: string) {
  return queryOptions({
    queryKey: ['tenants', companyId, 'any'],
    queryFn: async ({ signal }) =>
      unwrap(
        await request({
          path: `/api/tenants/${companyId}/any`,
          schema: z.array(tenantSchema),
          signal,
          isBackground: true,
        }),
      ),
    staleTime: 60_000,
  });
}

/** TN-11 */
export function groupQuery(companyId: string, groupId: string) {
  return queryOptions({
    queryKey: ['tenants', companyId, 'group', groupId],
    queryFn: async ({ signal }) => {
      const path = `/api/tenants/${companyId}/group/${groupId}`;
      const result = await request({ path, schema: groupSchema, signal, isQuiet: true });
      return result.status === 'not-found' || result.status === 'forbidden' ? null : unwrap(result);
    },
    staleTime: 30_000,
  });
}

/** TN-12 */
export function tagsQuery(companyId: string) {
  const schema = z.array(z.object({ name: z.string(), locations: z.number() }));
  return queryOptions({
    queryKey: ['tenants', companyId, 'tags'],
    queryFn: async ({ signal }) =>
      unwrap(await request({ path: `/api/tenants/tags/${companyId}`, schema, signal, isBackground: true })),
    staleTime: 60_000,
  });
}

/** TN-13 */
export function createTenant(companyId: string, body: NewTenant) {
  return request({ method: 'POST', path: `/api/tenants/${companyId}`, body, schema: tenantSchema });
}

/** TN-14 TN-15 */
export function editTenant(companyId: string, body: EditedTenant) {
  return request({ method: 'PUT', path: `/api/tenants/${companyId}`, body, schema: tenantSchema });
}

/** TN-16: the name is typed again. */
export function deleteTenant({ companyId, locationId }: Place, name: string) {
  const path = `/api/tenants/${companyId}/${locationId}/delete`;
  return request({ method: 'POST', path, body: { name }, schema: deletionSchema });
}

type Moves = { readonly add: readonly string[]; readonly remove: readonly string[] };

/** TN-04: all of them or none. */
export function moveMembers(companyId: string, groupId: string, { add, remove }: Moves) {
  const path = `/api/tenants/${companyId}/group/${groupId}/members`;
  return request({ method: 'POST', path, body: { add, remove }, schema: z.object({ locationIds: z.array(id) }) });
}

/** What stands by now, told by a 409. */
export function standingTenant(body: unknown): TenantRecord | undefined {
  return z.safeParse(conflictSchema, body).data?.current;
}
