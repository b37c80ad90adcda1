import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { starterMenu } from '@servery/demo';
import openapiTS, { astToString } from 'openapi-typescript';
import { afterAll, expect, test } from 'vitest';
import { testCompany } from '../../testing/test-server.ts';

const { server, company } = await testCompany();
const packageRoot = fileURLToPath(new URL('../../..', import.meta.url));
/** Inside the package, so that the program finds its libraries. */
const folder = mkdtempSync(join(packageRoot, '.generated-client-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Signs in, makes a menu, reads it, saves a price and publishes; a wrong field or code would not compile. */
const program = `
import createClient from 'openapi-fetch';
import { gzipSync } from 'node:zlib';
import type { paths } from './api.d.ts';

export async function mainJob(baseUrl: string, companyId: string, locationId: string, person: { email: string; password: string }, menuBlob: string) {
  const anybody = createClient<paths>({ baseUrl, headers: { 'x-servery-request': '1' } });
  const header = { 'x-servery-request': '1' } as const;
  const signedIn = await anybody.POST('/api/session/login', { params: { header }, body: person });
  if (signedIn.error) throw new Error(JSON.stringify(signedIn.error));
  const cookie = signedIn.response.headers.getSetCookie().map((line) => line.split(';')[0]).join('; ');
  const client = createClient<paths>({ baseUrl, headers: { 'x-servery-request': '1', cookie } });
  const packed = { bodySerializer: (body: unknown) => gzipSync(String(body)), headers: { 'content-type': 'application/octet-stream' } };
  const path = { companyId };

  const made = dataOf(await client.POST('/api/menus/company/{companyId}', { params: { path, header }, body: JSON.stringify({ name: 'Generated', menuBlob }), ...packed }));
  const menuId: string = made.id;
  await client.POST('/api/menus/company/{companyId}/{menuId}/assign', { params: { path: { companyId, menuId }, header }, body: { locationIds: [locationId] } });

  const record = dataOf(await client.GET('/api/menus/company/{companyId}/{menuId}', { params: { path: { companyId, menuId } } }));
  const menu = JSON.parse(record.menuBlob);
  const item = menu.items.find(({ pricing }: { pricing: unknown[] }) => pricing.length > 0);
  item.pricing[0].itemBased.prices[0].price = '12.34';
  const saved = dataOf(await client.PUT('/api/menus/company/{companyId}', { params: { path, header }, body: JSON.stringify({ ...record, menuBlob: JSON.stringify(menu) }), ...packed }));
  const version: number = saved.ver;

  const execution = dataOf(await client.POST('/api/sync-locations/start', { params: { header }, body: { syncDateMillis: null, action: 'PUBLISH', locationIds: [locationId] } }));
  for (;;) {
    const status = dataOf(await client.POST('/api/sync-locations/status', { params: { header }, body: execution }));
    if (status.syncCompleted !== null) break;
  }
  const published = dataOf(await client.GET('/api/published-config/menus/{locationId}', { params: { path: { locationId } } }));
  const sold = published.items?.find(({ id }) => id === item.id);
  const price: string | null | undefined = sold?.pricing[0]?.itemBased.prices[0]?.price;

  const stale = await client.PUT('/api/roles/{companyId}', { params: { path, header }, body: { id: 'role_reader', ver: 99, name: 'x', grantedPermissions: [] } });
  const refused: unknown = stale.error;
  return { version, price, refused };
}

function dataOf<Data>({ data, error }: { data?: Data; error?: unknown }): Data {
  if (data === undefined) throw new Error(JSON.stringify(error));
  return data;
}
`;

test('a client that is generated from the document compiles and does the main job', async () => {
  const document = (await server.http.inject('/api/openapi.json')).json();
  writeFileSync(join(folder, 'api.d.ts'), astToString(await openapiTS(document)));
  writeFileSync(join(folder, 'main-job.ts'), program);
  const options = {
    strict: true,
    noEmit: true,
    target: 'es2024',
    lib: ['es2024', 'dom', 'dom.iterable'],
    module: 'nodenext',
  };
  const compilerOptions = { ...options, allowImportingTsExtensions: true, types: ['node'], skipLibCheck: false };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['main-job.ts'] }));
  const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript7/package.json')), 'bin/tsc');
  const { stdout } = spawnSync(process.execPath, [compiler, '-p', folder], { encoding: 'utf8' });
  expect(stdout).toBe('');

  const { mainJob } = await import(pathToFileURL(join(folder, 'main-job.ts')).href);
  const menu = JSON.stringify(starterMenu());
  const person = { email: `admin@${company.tag}.example`, password: 'correct horse 1' };
  expect(await mainJob(server.url, company.id, company.locations.one, person, menu)).toMatchObject({
    version: 2,
    price: '12.34',
    refused: { error: 'CONFLICTING EDIT' },
  });
});
