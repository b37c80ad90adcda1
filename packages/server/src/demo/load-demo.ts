import { harborCompany, harborNews, providerCompany, providerNews } from '@servery/demo';
import type { CompanyScope, Database } from '../platform/database/database.ts';
import type { Environment } from '../platform/environment.ts';
import { openObjectStorage } from '../platform/object-storage/open-object-storage.ts';
import { writeCompany } from './company-writer.ts';
import { writeHarborHistory } from './harbor-history.ts';
import { writeHarborPeople } from './harbor-people.ts';
import { writePictures } from './write-pictures.ts';

const password = 'demo1234';

/**
 * Loads the demo into an empty database: always for the embedded one unless switched off, for PostgreSQL only when asked.
 * @returns the sign-ins to print; none when nothing was loaded and the demo is not there
 */
export async function loadDemo(database: Database, environment: Environment): Promise<readonly string[]> {
  const isWanted =
    environment.SERVERY_DEMO === '1' || (environment.SERVERY_DEMO === '' && database.engine === 'embedded');
  if (!isWanted) return [];
  const companies = await database.lookup((db) => db.selectFrom('companies').select('id').execute());
  if (companies.length === 0) await writeDemo(database, environment);
  const hasDemo = companies.length === 0 || companies.some(({ id }) => id === 'harbor');
  return hasDemo
    ? ['provider@servery.example', ...harborCompany(password).people.map(({ email }) => email)].map(
        (email) => `${email}  ${password}`,
      )
    : [];
}

async function writeDemo(database: Database, environment: Environment): Promise<void> {
  await writeCompany(
    database,
    providerCompany(environment.SERVERY_PROVIDER_ID, environment.SERVERY_PROVIDER_NAME, password),
  );
  await writeCompany(database, harborCompany(password));
  await writePictures({ database, objects: openObjectStorage(environment) }, 'harbor', {
    userId: 'usr-dana',
    name: 'Dana Whitfield',
  });
  await writeHarborPeople(database);
  await database.inCompany('harbor', writeHarborBrands);
  await writeHarborHistory(database);
  await writeNews(database, environment.SERVERY_PROVIDER_ID, providerNews());
  await writeNews(database, 'harbor', harborNews());
}

/** Two names that the company trades under, and where its partners go. */
async function writeHarborBrands(scope: CompanyScope): Promise<void> {
  const brands = ['Harbor Pizza', 'Harbor Slice Express'];
  await scope.db
    .insertInto('brands')
    .values(
      brands.map((name, position) => ({ company_id: scope.companyId, id: `brand-${position + 1}`, name, position })),
    )
    .execute();
  await scope.db
    .updateTable('companies')
    .set({ third_party_integration_url: 'https://partners.harbor.example/servery' })
    .where('id', '=', scope.companyId)
    .execute();
}

async function writeNews(database: Database, companyId: string, articles: readonly object[]): Promise<void> {
  await database.inCompany(companyId, (scope) =>
    scope.db
      .insertInto('news')
      .values({ company_id: companyId, articles: JSON.stringify(articles) })
      .execute(),
  );
}
