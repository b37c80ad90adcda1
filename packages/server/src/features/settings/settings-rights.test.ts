import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { personWith } from '../../testing/test-people.ts';
import { buildCompany, type Client, type TestCompany, type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
let company: TestCompany;

beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  company = await buildCompany(server);
});

const companyUrl = () => `/api/blobs/settings/company/${company.id}`;

async function readCompany(client: Client) {
  const { ver, blob } = (await client('GET', companyUrl())).json();
  return { ver, blob };
}

async function saveSections(client: Client, sections: object) {
  const read = await readCompany(client);
  const body = { id: `set_${company.id}`, ver: read.ver, blob: { ...read.blob, ...sections } };
  return client('PUT', companyUrl(), body);
}

function station(id: string) {
  return {
    id,
    entityType: 'STATION',
    name: id,
    kind: 'BAR',
    defaultOrderType: null,
    receiptPrinter: 'DEFAULT',
    backupPrinter: null,
    logOffAfter: 0,
    disabled: false,
  };
}

describe('a section asks for its own permission', () => {
  test.each([
    ['CONFIGURE_HARDWARE', { stations: [station('bar')] }, 'deliveryArea.enforceInPos'],
    ['LOCATION_SETTINGS', { deliveryArea: { enforceInPos: true, zones: [] } }, 'stations'],
  ] as const)('PM-31 PM-32 %s saves its own section, and nothing of another', async (right, own, refused) => {
    const person = await personWith(server, company, [right]);
    expect((await saveSections(person, own)).statusCode).toBe(200);
    const before = await readCompany(person);
    const both = {
      stations: [station('door')],
      deliveryArea: { enforceInPos: right === 'CONFIGURE_HARDWARE', zones: [] },
    };
    const answer = await saveSections(person, both);
    expect([answer.statusCode, answer.json()]).toEqual([
      403,
      { error: 'FORBIDDEN', errors: [{ code: 'FORBIDDEN', message: 'You may not change this.', path: refused }] },
    ]);
    expect(await readCompany(person)).toEqual(before);
  });

  test('PM-33 at a location the permission must reach the location, in overrides too', async () => {
    const at = (id: string) => ({ type: 'LOCATION', id }) as const;
    const admin = await company.as('admin');
    await saveSections(admin, {});
    const person = await personWith(server, company, ['CONFIGURE_HARDWARE'], at(company.locations.two));
    const url = (id: string) => `/api/blobs/settings/overrides/location/${id}`;
    const added = { kind: 'ARRAY_ELEMENT_ADDED', path: ['stations'], to: station('patio'), after: null };
    const renamed = {
      kind: 'SIMPLE_FIELD_CHANGED',
      path: ['orderTypes', 'types', { id: 2 }, 'customName'],
      from: '',
      to: 'Go',
    };
    expect((await person('PUT', url(company.locations.one), { overrideVer: 0, changes: [added] })).statusCode).toBe(
      403,
    );
    expect(
      (await person('PUT', url(company.locations.two), { overrideVer: 0, changes: [added, renamed] })).json(),
    ).toMatchObject({
      error: 'FORBIDDEN',
      errors: [{ path: 'orderTypes.types.2.customName' }],
    });
    expect((await person('PUT', url(company.locations.two), { overrideVer: 0, changes: [added] })).statusCode).toBe(
      200,
    );
  });

  test('ST-06 defaults and clean-ups are saved by whoever opens the settings', async () => {
    const person = await personWith(server, company, ['CONFIGURE_HARDWARE']);
    expect((await saveSections(person, {})).json().ver).toBe(1);
  });

  test('PM-23 custom CSS asks for its own permission within the online design', async () => {
    const designer = await personWith(server, company, ['MODIFY_ONLINE_ORDERING_CONFIGURATION']);
    const { blob } = await readCompany(designer);
    const withCss = { onlineDesign: { ...blob.onlineDesign, customCss: '.title { color: red; }' } };
    expect((await saveSections(designer, withCss)).json().errors).toMatchObject([{ path: 'onlineDesign.customCss' }]);
    const stylist = await personWith(server, company, ['SET_CUSTOM_CSS', 'MODIFY_ONLINE_ORDERING_CONFIGURATION']);
    expect((await saveSections(stylist, withCss)).statusCode).toBe(200);
  });
});
