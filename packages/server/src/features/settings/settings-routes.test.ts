import { anySettingsRight, newPrinter, withRoute } from '@servery/domain';
import { describe, expect, test } from 'vitest';
import { personWith } from '../../testing/test-employees.ts';
import { buildCompany, testCompany } from '../../testing/test-server.ts';

const { server, company, admin } = await testCompany();
const everySection = await personWith(server, company, { permissions: anySettingsRight });
const companyUrl = `/api/blobs/settings/company/${company.id}`;
const documentId = `set_${company.id}`;
const { blob } = (await admin('GET', companyUrl)).json();
await admin('PUT', companyUrl, { id: documentId, ver: 0, blob });

const renameToGo = (to: string) => ({
  kind: 'SIMPLE_FIELD_CHANGED',
  path: ['orderTypes', 'types', { id: 2 }, 'customName'],
  from: '',
  to,
});
const locationUrl = (id: string) => `/api/blobs/settings/location/${id}`;
const overrideUrl = (id: string) => `/api/blobs/settings/overrides/location/${id}`;

describe('company settings', () => {
  test('ST-16 ST-01 ST-19 a company that never saved reads the default at version 0, the template is the same', async () => {
    const other = await buildCompany(server);
    const client = await personWith(server, other, { permissions: anySettingsRight });
    const answer = (await client('GET', `/api/blobs/settings/company/${other.id}`)).json();
    expect(answer).toMatchObject({ id: `set_${other.id}`, ver: 0, blob: { entityType: 'LOCATION_SETTINGS' } });
    expect((await client('GET', '/api/blobs/settings/template')).json()).toEqual(answer.blob);
    expect((await client('GET', `/api/blobs/settings/company/${other.id}`)).json().ver).toBe(0);
  });

  test('ST-17 VR-09 OV-10 the whole blob is saved and its version rises by one', async () => {
    const { ver, blob } = (await admin('GET', companyUrl)).json();
    const answer = await admin('PUT', companyUrl, {
      id: documentId,
      ver,
      blob: { ...blob, hours: { ...blob.hours, startOfWeek: 3 } },
    });
    expect([answer.statusCode, answer.json().ver]).toEqual([200, ver + 1]);
    expect((await admin('GET', companyUrl)).json().blob.hours.startOfWeek).toBe(3);
  });

  test('VR-04 VR-05 the conditional read knows id and version', async () => {
    const { ver } = (await everySection('GET', companyUrl)).json();
    const held = `${companyUrl}?expectedVersion=${ver}`;
    expect((await everySection('GET', `${held}&expectedId=${documentId}`)).statusCode).toBe(304);
    expect((await everySection('GET', `${held}&expectedId=set_other`)).statusCode).toBe(200);
  });

  test('ST-10 ST-12 the document of another company is refused', async () => {
    const { ver, blob } = (await admin('GET', companyUrl)).json();
    const answer = await admin('PUT', companyUrl, { id: 'set_other', ver, blob });
    expect([answer.statusCode, answer.json().errors[0].path]).toEqual([400, 'id']);
    expect((await admin('GET', companyUrl)).json().ver).toBe(ver);
  });

  test('hours of the wrong type name their field', async () => {
    const { ver, blob } = (await admin('GET', companyUrl)).json();
    const answer = await admin('PUT', companyUrl, {
      id: documentId,
      ver,
      blob: { ...blob, hours: { ...blob.hours, inStore: 'always' } },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors[0].path).toContain('hours.inStore');
  });
});

describe('settings overrides', () => {
  test('ST-20 ST-21 ST-22 ST-18 VR-10 OV-13 OV-15 a location sees base, group and own changes', async () => {
    const group = await company.as('groupManager');
    const manager = await company.as('manager');
    expect(
      (await group('PUT', overrideUrl(company.groups.west), { overrideVer: 0, changes: [renameToGo('West')] })).json(),
    ).toMatchObject({ overrideVer: 1 });
    expect(
      (
        await manager('PUT', overrideUrl(company.locations.one), { overrideVer: 0, changes: [renameToGo('One')] })
      ).json(),
    ).toMatchObject({ overrideVer: 1, groupOverrideVer: 1 });
    const seen = (await manager('GET', locationUrl(company.locations.one))).json();
    expect(seen).toMatchObject({
      id: documentId,
      override: { ver: 1, changes: [renameToGo('One')] },
      groupOverride: { ver: 1, changes: [renameToGo('West')] },
    });
    expect(seen.locationBlob.entityType).toBe('LOCATION_SETTINGS');
    const layers = 'expectedOverrideVersion=1&expectedGroupOverrideVersion=1';
    const query = `expectedVersion=${seen.ver}&${layers}&expectedWithheld=${seen.withheld.join(',')}`;
    expect((await manager('GET', `${locationUrl(company.locations.one)}?${query}`)).statusCode).toBe(304);
    expect((await manager('GET', `/api/blobs/settings/overrides/${seen.overrideId}`)).json()).toEqual({
      ...seen.override,
      withheld: [],
    });
  });

  test('a manager reads no override of another location, nor of another company', async () => {
    const manager = await company.as('manager');
    for (const id of [`${documentId}__${company.locations.three}`, 'set_other__loc', 'nothing']) {
      expect((await manager('GET', `/api/blobs/settings/overrides/${id}`)).statusCode).toBe(404);
    }
    expect((await manager('PUT', overrideUrl(company.locations.two), { overrideVer: 0, changes: [] })).statusCode).toBe(
      403,
    );
  });

  test('VR-13 an old override version is a 409, a version that never was a 400', async () => {
    const manager = await company.as('manager');
    expect((await manager('PUT', overrideUrl(company.locations.one), { overrideVer: 0, changes: [] })).statusCode).toBe(
      409,
    );
    expect(
      (await manager('PUT', overrideUrl(company.locations.one), { overrideVer: 99, changes: [] })).json().errors[0]
        .code,
    ).toBe('UNKNOWN_VERSION');
  });

  test('VR-19 PB-07 a save moves the assigned side of every location concerned', async () => {
    const rows = (await admin('GET', `/api/tenants/sync-status/${company.id}`)).json();
    const infoOf = (id: string) => rows.find((row: { id: string }) => row.id === id).locSettingsInfo;
    expect(infoOf(company.locations.one)).toMatchObject({
      overrideAssigned: { version: 1 },
      groupOverrideAssigned: { version: 1 },
      published: null,
      overridePublished: null,
    });
    expect(infoOf(company.locations.two)).toMatchObject({
      overrideAssigned: null,
      groupOverrideAssigned: { version: 1 },
    });
    expect(infoOf(company.locations.three)).toMatchObject({ overrideAssigned: null, groupOverrideAssigned: null });
  });
});

describe('print templates', () => {
  const templateUrl = (type: string, name: string) => `/api/blobs/settings/printing-template/${type}/${name}`;

  test('PR-12 a template is read by the paper and its name', async () => {
    const manager = await company.as('manager');
    const receipt = (await manager('GET', templateUrl('RECEIPT', 'customerReceipt'))).json();
    expect(receipt).toMatchObject({ divider: 'LINE', items: { prices: true }, logoImageId: null });
    expect(receipt).toEqual((await everySection('GET', companyUrl)).json().blob.printing.templates.customerReceipt);
    const label = (await manager('GET', templateUrl('LABEL', 'productionTicket'))).json();
    expect(label).toMatchObject({ divider: 'NOTHING', items: { prices: false } });
  });

  test('PR-12 paper that cannot hold it has none, nor has paper that nobody knows', async () => {
    expect((await admin('GET', templateUrl('LABEL', 'customerReceipt'))).statusCode).toBe(404);
    expect((await admin('GET', templateUrl('PARCHMENT', 'customerReceipt'))).statusCode).toBe(404);
  });

  test('PR-12 it needs a sign-in, a role for settings, and the own company', async () => {
    const url = templateUrl('RECEIPT', 'productionTicket');
    expect((await server.http.inject({ url })).statusCode).toBe(401);
    const reader = await company.as('reader');
    expect((await reader('GET', url)).statusCode).toBe(403);
    const other = await buildCompany(server);
    expect((await admin('GET', `${url}?companyId=${other.id}`)).statusCode).toBe(404);
  });
});

describe('printers', () => {
  test('PR-06 PR-07 PR-08 PR-09 PR-10 PR-11 routes are saved; one to a printer with other paper is refused, and the place is named', async () => {
    const hardware = await personWith(server, company, { permissions: ['CONFIGURE_HARDWARE'] });
    const { ver, blob } = (await hardware('GET', companyUrl)).json();
    const place = { station: 'online', orderType: 2, channel: 'labelPrinting' } as const;
    const printers = [newPrinter({ id: 'labels', name: 'Labels', type: 'LABEL' })];
    const save = (printingRouting: unknown) =>
      hardware('PUT', companyUrl, {
        id: documentId,
        ver,
        blob: { ...blob, printing: { ...blob.printing, printers }, printingRouting },
      });
    const refused = await save(withRoute([], { ...place, channel: 'kitchenPrinting' }, ['labels']));
    expect([refused.statusCode, refused.json().errors[0].path]).toEqual([
      400,
      'printingRouting.online.orderTypes.2.kitchenPrinting.selected',
    ]);
    const routing = withRoute(withRoute([], place, ['labels']), { ...place, station: 'curbside' }, ['labels']);
    expect((await save(routing)).statusCode).toBe(200);
    expect((await hardware('GET', companyUrl)).json().blob.printingRouting).toEqual(routing);
  });
});
