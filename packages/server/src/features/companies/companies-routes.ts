import { type Actor, isProviderStaff } from '../../access/actor.ts';
import type { Routes } from '../../access/routes.ts';
import { notFound } from '../../platform/fault.ts';
import { readAppVersion } from './app-version.ts';
import {
  type CompaniesOptions,
  companyRecord,
  createCompany,
  deleteCompany,
  editCompany,
  wholeRecord,
} from './companies-service.ts';
import { listBrands, listCompanies, readCompany } from './companies-store.ts';
import { setJobTypeDepartment } from './job-type-department.ts';

export function serveCompanies(route: Routes, options: CompaniesOptions): void {
  const { database, providerId } = options;
  /** PM-54: one's own company; every one for provider staff. */
  const reachable = ({ homeCompanyId, grants }: Actor) =>
    listCompanies(database, isProviderStaff(homeCompanyId, grants, providerId) ? undefined : homeCompanyId);

  route('accessibleCompanies', async ({ actor }) => (await reachable(actor())).map(({ id, name }) => ({ id, name })));

  route('listCompanies', async ({ actor }) =>
    (await reachable(actor())).map((row) => ({ ...companyRecord(row, providerId), brands: row.brands })),
  );

  route('createCompany', async ({ actor, body }) =>
    companyRecord(await createCompany(options, actor(), body), providerId),
  );

  route('editCompany', async ({ actor, body }) => companyRecord(await editCompany(options, actor(), body), providerId));

  route('deleteCompany', async ({ actor, body, reply }) => {
    await deleteCompany(options, actor(), body?.name);
    return reply.code(204).send();
  });

  serveOneCompany(route, options.providerId);
}

/** The calls about the company in the path, whose reach the guard has decided. */
function serveOneCompany(route: Routes, providerId: string): void {
  route.company('getCompany', async (scope) => {
    const row = await readCompany(scope);
    if (row === undefined) throw notFound();
    return wholeRecord(scope, row, providerId);
  });

  route.company('listBrands', async (scope) =>
    (await listBrands(scope)).map((brand) => ({ ...brand, companyId: scope.companyId })),
  );

  route.company('companyAppVersion', (scope, { actor }) => readAppVersion(scope, actor.grants));

  route.company('thirdPartyIntegrationUrl', async (scope) => ({
    url: (await readCompany(scope))?.third_party_integration_url ?? null,
  }));

  route.company('setJobTypeDepartment', (scope, { actor, body }) => setJobTypeDepartment(scope, actor, body));
}
