import type { FastifyInstance } from 'fastify';
import { type Actor, isProviderStaff } from '../../access/actor.ts';
import type { Guard } from '../../access/guard.ts';
import { serve } from '../../access/serve.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import { notFound } from '../../platform/fault.ts';
import { readAppVersion } from './app-version.ts';
import {
  type CompaniesOptions,
  companyRecord,
  createCompany,
  deleteCompany,
  editCompany,
} from './companies-service.ts';
import { countMembers, listBrands, listCompanies, readCompany } from './companies-store.ts';
import { setJobTypeDepartment } from './job-type-department.ts';

export function serveCompanies(app: FastifyInstance, guard: Guard, options: CompaniesOptions): void {
  const { database, providerId } = options;
  /** PM-54: one's own company; every one for provider staff. */
  const reachable = ({ homeCompanyId, grants }: Actor) =>
    listCompanies(database, isProviderStaff(homeCompanyId, grants, providerId) ? undefined : homeCompanyId);

  serve(app, guard, 'accessibleCompanies', async ({ actor }) =>
    (await reachable(actor())).map(({ id, name }) => ({ id, name })),
  );

  serve(app, guard, 'listCompanies', async ({ actor }) =>
    (await reachable(actor())).map((row) => ({ ...companyRecord(row, providerId), brands: row.brands })),
  );

  serve(app, guard, 'createCompany', async ({ actor, body }) =>
    companyRecord(await createCompany(options, actor(), body), providerId),
  );

  serve(app, guard, 'editCompany', async ({ actor, body }) =>
    companyRecord(await editCompany(options, actor(), body), providerId),
  );

  serve(app, guard, 'deleteCompany', async ({ actor, body, reply }) => {
    await deleteCompany(options, actor(), body.name);
    return reply.code(204).send();
  });

  serveOneCompany(app, guard, options);
}

/** The calls about the company in the path, whose reach the guard has decided. */
function serveOneCompany(app: FastifyInstance, guard: Guard, { database, providerId }: CompaniesOptions): void {
  const here = <Result>(actor: Actor, work: (scope: CompanyScope) => Promise<Result>) =>
    database.inCompany(actor.companyId, work);

  serve(app, guard, 'getCompany', ({ actor }) =>
    here(actor(), async (scope) => {
      const row = await readCompany(scope);
      if (row === undefined) throw notFound();
      return { ...companyRecord(row, providerId), ...(await countMembers(scope)) };
    }),
  );

  serve(app, guard, 'listBrands', ({ actor }) =>
    here(actor(), async (scope) =>
      (await listBrands(scope)).map((brand) => ({ ...brand, companyId: scope.companyId })),
    ),
  );

  serve(app, guard, 'companyAppVersion', ({ actor }) =>
    here(actor(), (scope) => readAppVersion(scope, actor().grants)),
  );

  serve(app, guard, 'thirdPartyIntegrationUrl', ({ actor }) =>
    here(actor(), async (scope) => ({ url: (await readCompany(scope))?.third_party_integration_url ?? null })),
  );

  serve(app, guard, 'setJobTypeDepartment', ({ actor, body }) =>
    here(actor(), (scope) => setJobTypeDepartment(scope, actor(), body)),
  );
}
