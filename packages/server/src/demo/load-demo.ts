import { harborCompany, harborNews, providerCompany, providerNews } from '@servery/demo';
import { pino } from 'pino';
import { createEmailHash, pushEmailPurpose } from '../features/push/push-devices.ts';
import type { CompanyScope, Database } from '../platform/database/database.ts';
import type { Environment } from '../platform/environment.ts';
import { openObjectStorage } from '../platform/object-storage/open-object-storage.ts';
import { createServiceClient } from '../platform/outbound/service-client.ts';
import { readSecretKey } from '../platform/secret-key.ts';
import { writeCompany } from './company-writer.ts';
import { writeHarborHistory } from './harbor-history.ts';
import { writeHarborPeople } from './harbor-people.ts';
import { writeHarborPush } from './harbor-push.ts';
import { writeHarborSales } from './harbor-sales.ts';
import { writePictures } from './write-pictures.ts';

const password = 'demo1234';

/** Whether the demo is there, or will be once it is loaded: always in the embedded database unless switched off, in PostgreSQL only when asked. */
export async function hasDemo(database: Database, environment: Environment): Promise<boolean> {
  const isWanted =
    environment.SERVERY_DEMO === '1' || (environment.SERVERY_DEMO === '' && database.engine === 'embedded');
  if (!isWanted) return false;
  const companies = await readCompanies(database);
  return companies.length === 0 || companies.includes('harbor');
}

/**
 * Loads the demo into an empty database whose settings ask for it.
 * @param laborUrl the stand-in of the labor service, which has one store from the beginning; empty: none is connected
 * @returns the sign-ins to print; none when nothing was loaded and the demo is not there
 */
export async function loadDemo(
  database: Database,
  environment: Environment,
  laborUrl: string,
): Promise<readonly string[]> {
  if (!(await hasDemo(database, environment))) return [];
  if ((await readCompanies(database)).length === 0) await writeDemo(database, environment, laborUrl);
  return ['provider@servery.example', ...harborCompany(password).people.map(({ email }) => email)].map(
    (email) => `${email}  ${password}`,
  );
}

/** The ids of all companies. */
export async function readCompanies(database: Database): Promise<string[]> {
  const rows = await database.lookup((db) => db.selectFrom('companies').select('id').execute());
  return rows.map(({ id }) => id);
}

async function writeDemo(database: Database, environment: Environment, laborUrl: string): Promise<void> {
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
  const logger = pino({ level: 'silent' });
  await writeHarborHistory(database, createServiceClient({ name: 'labor service', baseUrl: laborUrl, logger }));
  await writeNews(database, environment.SERVERY_PROVIDER_ID, providerNews());
  await writeNews(database, 'harbor', harborNews());
  if (hasKey(environment)) await writePush(database, environment);
  // Older weeks come while the server runs.
  await writeHarborSales(database, { companyId: 'harbor', weeks: Math.min(environment.SERVERY_DEMO_WEEKS, 1) });
}

/** A command may fill a database without the key of the installation, which phones of guests are kept under. */
function hasKey({ DATABASE_URL, SERVERY_SECRET_KEY }: Environment): boolean {
  return DATABASE_URL === '' || SERVERY_SECRET_KEY !== '';
}

function writePush(database: Database, environment: Environment): Promise<void> {
  return writeHarborPush(database, createEmailHash(readSecretKey(environment).derive(pushEmailPurpose)));
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
