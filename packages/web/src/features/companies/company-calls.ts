import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../api/api-result.ts';
import { type Answer, type CallInput, call } from '../../api/call.ts';
import { keys } from '../../api/keys.ts';

export type ListedCompany = Answer<'listCompanies'>[number];
export type CompanyRecord = Answer<'getCompany'>;
export type SavedCompany = Answer<'editCompany'>;
export type Brand = Pick<Answer<'listBrands'>[number], 'id' | 'name'>;

type EditInput = CallInput<'editCompany'>['body'];
export type StaffDataKeeper = CompanyRecord['staffData'];

/** The values of the form; a brand without an id is new. */
export type CompanyInput = CallInput<'createCompany'>['body'] & Pick<EditInput, 'staffData'>;

/** CO-02 */
export const companyListQuery = queryOptions({
  queryKey: keys.companies('list'),
  queryFn: async ({ signal }) => unwrap(await call('listCompanies', { signal })),
});

/** CO-03; null: there is none. */
export function companyQuery(companyId: string) {
  return queryOptions({
    queryKey: keys.companies('one', companyId),
    queryFn: async ({ signal }) => {
      const result = await call('getCompany', { params: { companyId }, signal, isQuiet: true });
      return result.status === 'not-found' ? null : unwrap(result);
    },
  });
}

/** CO-05 */
export function brandsQuery(companyId: string) {
  return queryOptions({
    queryKey: keys.companies('brands', companyId),
    queryFn: async ({ signal }) => unwrap(await call('listBrands', { query: { companyId }, signal })),
  });
}

/** CO-06 */
export function appVersionQuery(companyId: string) {
  return queryOptions({
    queryKey: keys.companies('version', companyId),
    queryFn: async ({ signal }) => unwrap(await call('companyAppVersion', { params: { companyId }, signal })),
  });
}

/** CO-07 */
export function integrationUrlQuery(companyId: string) {
  return queryOptions({
    queryKey: keys.companies('url', companyId),
    queryFn: async ({ signal }) =>
      unwrap(await call('thirdPartyIntegrationUrl', { params: { companyId }, signal })).url,
  });
}

/** CO-08 */
export function createCompany(body: CompanyInput) {
  return call('createCompany', { body });
}

/** CO-09 */
export function editCompany(body: EditInput) {
  return call('editCompany', { body });
}

/** CO-10: the name goes along, so that the server can verify that this very company is meant. */
export function deleteCompany({ id, name }: Pick<CompanyRecord, 'id' | 'name'>) {
  return call('deleteCompany', { params: { companyId: id }, body: { name } });
}
