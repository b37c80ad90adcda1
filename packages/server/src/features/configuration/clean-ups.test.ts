import { applyChanges, invert, jsonKind, locationSettingsKind } from '@servery/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import { historyCalls } from '../../testing/history-calls.ts';
import { buildCompany, type Client, type TestCompany, testServer } from '../../testing/test-server.ts';

const kind = jsonKind(locationSettingsKind);
const printer = ['deferredOrders', 'printer'];
let company: TestCompany;
let admin: Client;

beforeEach(async () => {
  company = await buildCompany(await testServer());
  admin = await company.as('admin');
});

const url = () => `/api/blobs/settings/company/${company.id}`;
const entries = async (action: string) =>
  (await admin('GET', `/api/audit/${company.id}?action=${action}`)).json().entries;
const history = (tenantId?: string) =>
  historyCalls(company, {
    kind: 'locationSettings',
    documentId: `set_${company.id}`,
    ...(tenantId !== undefined && { tenantId }),
  }).opened(admin);

/** The company's settings name a printer that is not there. */
async function saveDangling() {
  const { id, blob } = (await admin('GET', url())).json();
  const document = { ...blob, deferredOrders: { ...blob.deferredOrders, printer: 'gone' } };
  expect((await admin('PUT', url(), { id, ver: 0, blob: document })).statusCode).toBe(200);
  return { id, document };
}

describe('a clean-up on load', () => {
  test('CL-76 is an audit entry of its own with the version that has its values, and is undone from there', async () => {
    const { id, document } = await saveDangling();
    const { deferredOrders } = kind.complete(document, {}).document;
    const cleaned = { ...document, deferredOrders };
    expect((await admin('PUT', url(), { id, ver: 1, automatic: true, blob: cleaned })).statusCode).toBe(200);
    expect(await entries('CLEAN_UP')).toMatchObject([
      {
        subject: `locationSettings:${id}`,
        actorName: 'Ada Admin',
        details: { version: 2, change: 'SIMPLE_FIELD_CHANGED', path: printer.join('.') },
      },
    ]);
    const [newest] = await history();
    expect(newest).toMatchObject({ version: 2, automatic: true, changes: [{ path: printer, from: 'gone', to: null }] });
    const undone = applyChanges(cleaned, invert(newest.changes)).document;
    expect((await admin('PUT', url(), { id, ver: 2, blob: undone })).statusCode).toBe(200);
    expect((await admin('GET', url())).json().blob.deferredOrders.printer).toBe('gone');
    expect(await entries('CLEAN_UP')).toHaveLength(1);
  });

  test('CL-76 of a location’s own changes is an entry of that location; values are in no entry', async () => {
    const { one } = company.locations;
    const { id, blob } = (await admin('GET', url())).json();
    await admin('PUT', url(), { id, ver: 0, blob });
    const save = (overrideVer: number, automatic: boolean, changes: readonly object[]) =>
      admin('PUT', `/api/blobs/settings/overrides/location/${one}`, { overrideVer, automatic, changes });
    const change = { kind: 'SIMPLE_FIELD_CHANGED', path: printer, from: 'DEFAULT' };
    expect((await save(0, false, [{ ...change, to: 'gone' }])).statusCode).toBe(200);
    expect((await save(1, true, [{ ...change, to: null }])).statusCode).toBe(200);
    const found = await entries('CLEAN_UP');
    expect(found).toMatchObject([
      { tenants: [{ id: one, name: 'One' }], details: { version: 2, path: printer.join('.'), tenant: one } },
    ]);
    expect(JSON.stringify(found)).not.toContain('gone');
    expect((await history(one))[0]).toMatchObject({ version: 2, automatic: true });
  });

  test('CL-76 defaults that a load fills in are no clean-up', async () => {
    const { id, blob } = (await admin('GET', url())).json();
    expect((await admin('PUT', url(), { id, ver: 0, automatic: true, blob })).statusCode).toBe(200);
    expect(await entries('SAVE_AUTOMATIC')).toHaveLength(1);
    expect(await entries('CLEAN_UP')).toEqual([]);
  });
});
