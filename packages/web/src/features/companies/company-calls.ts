import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod/mini';
import { type ApiResult, unwrap } from '../../api/api-result.ts';
import { noAnswer, request } from '../../api/request.ts';
import { id } from '../../api/wire.ts';

const base = { id, name: z.string(), ver: z.number(), createdAt: z.string(), isProvider: z.boolean() };
const listed = z.looseObject({ ...base, brands: z.number() });
const one = z.looseObject({ ...base, locations: z.number(), people: z.number() });
const saved = z.looseObject(base);
const brand = z.looseObject({ id, name: z.string() });
const version = z.looseObject({
  appVersion: z.nullable(z.string()),
  versions: z.array(z.looseObject({ version: z.string(), locations: z.number() })),
  unknown: z.number(),
});

export type ListedCompany = z.infer<typeof listed>;
export type CompanyRecord = z.infer<typeof one>;
export type SavedCompany = z.infer<typeof saved>;
export type Brand = z.infer<typeof brand>;

/** What the form holds; a brand without an id is new. */
export type CompanyInput = {
  readonly name: string;
  readonly thirdPartyIntegrationUrl: string | null;
  readonly brands: readonly { readonly id?: string; readonly name: string }[];
  /** Invited with a new company. */
  readonly administrator?: { readonly name: string; readonly email: string };
};

/** CO-02 */
export const companyListQuery = queryOptions({
  queryKey: ['companies', 'list'],
  queryFn: async ({ signal }) => unwrap(await request({ path: '/api/companies/', schema: z.array(listed), signal })),
});

/** CO-03; null: there is none. */
export function companyQuery(companyId: string) {
  return queryOptions({
    queryKey: ['companies', 'one', companyId],
    queryFn: async ({ signal }) => {
      const result = await request({ path: `/api/companies/${companyId}`, schema: one, signal, isQuiet: true });
      return result.status === 'not-found' || result.status === 'forbidden' ? null : unwrap(result);
    },
  });
}

/** CO-05 */
export function brandsQuery(companyId: string) {
  return queryOptions({
    queryKey: ['companies', 'brands', companyId],
    queryFn: async ({ signal }) =>
      unwrap(await request({ path: '/api/companies/brands', query: { companyId }, schema: z.array(brand), signal })),
  });
}

/** CO-06 */
export function appVersionQuery(companyId: string) {
  return queryOptions({
    queryKey: ['companies', 'version', companyId],
    queryFn: async ({ signal }) =>
      unwrap(await request({ path: `/api/companies/${companyId}/appVersion`, schema: version, signal })),
  });
}

/** CO-07 */
export function integrationUrlQuery(companyId: string) {
  return queryOptions({
    queryKey: ['companies', 'url', companyId],
    queryFn: async ({ signal }) => {
      const path = `/api/companies/thirdPartyIntegrationUrl/${companyId}`;
      return unwrap(await request({ path, schema: z.object({ url: z.nullable(z.string()) }), signal })).url;
    },
  });
}

/** CO-08 */
export function createCompany(body: CompanyInput): Promise<ApiResult<SavedCompany>> {
  return request({ method: 'POST', path: '/api/companies/', body, schema: saved });
}

/** CO-09 */
export function editCompany(body: CompanyInput & { readonly id: string; readonly ver: number }) {
  return request({ method: 'PUT', path: '/api/companies/', body, schema: saved });
}

/** CO-10: the name goes along, so that the server can tell that this very company is meant. */
export function deleteCompany(company: { readonly id: string; readonly name: string }): Promise<ApiResult<unknown>> {
  const path = `/api/companies/${company.id}/delete`;
  return request({ method: 'POST', path, body: { name: company.name }, schema: noAnswer });
}
