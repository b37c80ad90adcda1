import { type MobileApp, mobileAppSection } from '@servery/domain';
import type { Actor } from '../../access/actor.ts';
import type { Routes } from '../../access/routes.ts';
import { readHead } from '../../configuration/documents-store.ts';
import { readDocument } from '../../configuration/kept-documents.ts';
import { onlyDocumentId } from '../../configuration/kinds.ts';
import { writeAudit } from '../../platform/audit.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import { Fault, invalid, notFound } from '../../platform/fault.ts';
import type { BuildService } from './build-service.ts';

/** MA-04, MA-05, MB-01, MB-02 */
export function serveMobileApp(route: Routes, service: BuildService): void {
  const { database } = route;

  route('listMobileBuilds', async ({ actor, query }) => {
    const accountId = accountOf(actor(), query.accountId);
    return { accountId, builds: await service.list(accountId) };
  });

  // No transaction is open while the service is asked.
  route('buildMobileApp', async ({ actor, query }) => {
    const accountId = accountOf(actor(), query.accountId);
    const app = await database.inCompany(accountId, readApp);
    if (app.name.trim() === '') throw invalid('NAME', 'Enter the name of the app and save it first.');
    if (app.packageName === '') throw invalid('PACKAGE', 'Enter the package name of the app and save it first.');
    const builds = await service.list(accountId);
    if (builds.some(({ state }) => state === 'QUEUED' || state === 'BUILDING')) throw new Fault(409, 'CONFLICT');
    const { buildId, state } = await service.order(accountId, app);
    const { version } = app;
    await database.inCompany(accountId, (scope) =>
      writeAudit(scope, actor(), {
        action: 'BUILD_APP',
        subject: `company:${accountId}`,
        details: { buildId, version },
      }),
    );
    return { buildId, state };
  });
}

/** The company that the call is about. @throws Fault 404 for another one */
function accountOf({ companyId }: Actor, accountId: string): string {
  if (accountId !== companyId) throw notFound();
  return companyId;
}

async function readApp(scope: CompanyScope): Promise<MobileApp> {
  const documentId = onlyDocumentId('locationSettings', scope.companyId);
  const head = await readHead(scope, { kind: 'locationSettings', documentId, tenantId: '' });
  const settings = head && head.version > 0 ? await readDocument(scope, head, head.version) : {};
  const read = mobileAppSection.schema.safeParse(settings.mobileApp);
  return read.success ? read.data : mobileAppSection.createDefault();
}
