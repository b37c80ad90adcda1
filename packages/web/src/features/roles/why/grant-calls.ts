import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { z } from 'zod/mini';
import { unwrap } from '../../../api/api-result.ts';
import { request } from '../../../api/request.ts';
import { id } from '../../../api/wire.ts';

const grantedRole = z.looseObject({
  roleId: id,
  roleName: z.string(),
  grantObject: z.optional(z.looseObject({ type: z.enum(['GROUP', 'LOCATION']), id, name: z.string() })),
  grantedAt: z.string(),
  grantedBy: z.nullable(z.string()),
});
const holder = z.looseObject({
  userId: id,
  displayName: z.string(),
  email: z.string(),
  grantedRoles: z.array(grantedRole),
});
const explanation = z.looseObject({
  permission: z.looseObject({ name: z.string(), group: z.string() }),
  isAllowed: z.boolean(),
  because: z.array(grantedRole),
  elsewhere: z.array(grantedRole),
  without: z.array(grantedRole),
});

export type GrantedRole = z.infer<typeof grantedRole>;
export type Holder = z.infer<typeof holder>;

type Asked = {
  readonly companyId: string;
  readonly userId: string;
  readonly permission: string;
  readonly at: string | null;
};

/** People by name or e-mail address, or those who hold a role. */
export function holdersQuery(companyId: string, filter: { readonly q?: string; readonly roleId?: string }) {
  return queryOptions({
    queryKey: ['holders', companyId, filter],
    queryFn: async ({ signal }) => {
      const path = `/api/grants/${companyId}`;
      return unwrap(
        await request({ path, query: { ...filter, limit: 50 }, schema: z.array(holder), signal, isQuiet: true }),
      );
    },
    placeholderData: keepPreviousData,
  });
}

/** One person; null when there is none within reach. */
export function holderQuery(companyId: string, userId: string) {
  return queryOptions({
    queryKey: ['holder', companyId, userId],
    queryFn: async ({ signal }) => {
      const path = `/api/grants/${companyId}/${encodeURIComponent(userId)}`;
      const result = await request({ path, schema: holder, signal, isQuiet: true });
      return result.status === 'not-found' ? null : unwrap(result);
    },
    enabled: userId !== '',
  });
}

export function explanationQuery({ companyId, userId, permission, at }: Asked) {
  return queryOptions({
    queryKey: ['explanation', companyId, userId, permission, at],
    queryFn: async ({ signal }) => {
      const path = `/api/grants/${companyId}/${encodeURIComponent(userId)}/explain`;
      return unwrap(
        await request({ path, query: { permission, tenantId: at }, schema: explanation, signal, isQuiet: true }),
      );
    },
    enabled: userId !== '' && permission !== '',
  });
}

/** Whether this person may be looked on as: only who may nothing that one may not oneself. */
export function actableQuery(companyId: string, person: Pick<Holder, 'userId' | 'email'>) {
  return queryOptions({
    queryKey: ['actable', companyId, person.userId],
    queryFn: async ({ signal }) => {
      const path = `/api/users/${companyId}/actable`;
      const query = { search: person.email.slice(0, 100) };
      const found = unwrap(
        await request({ path, query, schema: z.array(z.looseObject({ userId: id })), signal, isQuiet: true }),
      );
      return found.some(({ userId }) => userId === person.userId);
    },
  });
}
