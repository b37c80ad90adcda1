import type { Holder } from '@servery/contract';
import { isPermission } from '@servery/domain';
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import { unwrap } from '../../../api/api-result.ts';
import { call } from '../../../api/call.ts';
import { keys } from '../../../api/keys.ts';

export type { GrantedRole, Holder } from '@servery/contract';

type WhyQuestion = {
  readonly companyId: string;
  readonly userId: string;
  /** Of the address: nothing is asked about one that does not exist. */
  readonly permission: string;
  readonly at: string | null;
};

/** People by name or email address, or those who hold a role. */
export function holdersQuery(companyId: string, filter: { readonly q?: string; readonly roleId?: string }) {
  return queryOptions({
    queryKey: keys.holders(companyId, filter),
    queryFn: async ({ signal }) => {
      const query = { ...filter, limit: 50 };
      return unwrap(await call('listHolders', { params: { companyId }, query, signal, isQuiet: true }));
    },
    placeholderData: keepPreviousData,
  });
}

/** One person; null when there is none within reach. */
export function holderQuery(companyId: string, userId: string) {
  return queryOptions({
    queryKey: keys.holder(companyId, userId),
    queryFn: async ({ signal }) => {
      const result = await call('getGrants', { params: { companyId, userId }, signal, isQuiet: true });
      return result.status === 'not-found' ? null : unwrap(result);
    },
    enabled: userId !== '',
  });
}

export function explanationQuery({ companyId, userId, permission, at }: WhyQuestion) {
  const query = isPermission(permission) && { permission, tenantId: at };
  const params = { companyId, userId };
  return queryOptions({
    queryKey: keys.explanation(companyId, userId, permission, at),
    queryFn:
      query && userId !== ''
        ? async ({ signal }) => unwrap(await call('explainPermission', { params, query, signal, isQuiet: true }))
        : skipToken,
  });
}

/** Whether this person may be looked on as: only who may nothing that one may not oneself. */
export function mayActAsQuery(companyId: string, person: Pick<Holder, 'userId' | 'email'>) {
  return queryOptions({
    queryKey: keys.mayActAs(companyId, person.userId),
    queryFn: async ({ signal }) => {
      const query = { search: person.email.slice(0, 100) };
      const found = unwrap(await call('listActable', { params: { companyId }, query, signal, isQuiet: true }));
      return found.some(({ userId }) => userId === person.userId);
    },
  });
}
