import { newStation, type Permission } from '@servery/domain';
import { describe, expect, test } from 'vitest';
import { gzipBody } from '../../testing/gzip-body.ts';
import { personWith } from '../../testing/test-employees.ts';
import { buildCompany, type Client, testCompany } from '../../testing/test-server.ts';

const { server, company, admin } = await testCompany();
const { one, three } = company.locations;
const menu = (await admin('POST', `/api/menus/company/${company.id}`, gzipBody({ name: 'Main' }))).json().id;
const documents = { menu, locationSettings: `set_${company.id}`, employment: `emp_${company.id}` } as const;
type Kind = keyof typeof documents;
const places = {
  menu: ['departments'],
  locationSettings: ['hours'],
  employment: ['timeClock'],
} as const satisfies Record<Kind, readonly string[]>;
/** Of the settings, in a section that the right is for. */
const placeOf = (kind: Kind, right: Permission) =>
  kind === 'locationSettings' && right === 'CONFIGURE_HARDWARE' ? ['stations'] : places[kind];
for (const path of ['settings', 'employment']) {
  const url = `/api/blobs/${path}/company/${company.id}`;
  const { id, blob } = (await admin('GET', url)).json();
  await admin('PUT', url, { id, ver: 0, blob });
}

const questions: Record<string, (client: Client, kind: Kind, right: Permission) => ReturnType<Client>> = {
  explain: (client, kind, right) =>
    client('POST', `/api/configuration/${company.id}/${kind}/explain`, {
      documentId: documents[kind],
      path: placeOf(kind, right),
    }),
  overridesBelow: (client, kind, right) =>
    client('POST', `/api/configuration/${company.id}/${kind}/overrides-below`, {
      documentId: documents[kind],
      path: placeOf(kind, right),
    }),
  places: (client, kind, right) =>
    client('POST', `/api/configuration/${company.id}/${kind}/overrides-below/places`, {
      documentId: documents[kind],
      paths: [placeOf(kind, right)],
    }),
  overridingLocations: (client, kind) =>
    client('GET', `/api/configuration/${company.id}/${kind}/overriding-locations?documentId=${documents[kind]}`),
  history: (client, kind) =>
    client('GET', `/api/configuration/${company.id}/${kind}/history?documentId=${documents[kind]}`),
};

describe.each(Object.entries(questions))('%s asks for the right to the kind of document', (_, ask) => {
  test.each([
    ['MANAGE_MENUS', { menu: 200, locationSettings: 403, employment: 403 }],
    ['OVERRIDE_MENUS', { menu: 200, locationSettings: 403, employment: 403 }],
    ['CONFIGURE_HARDWARE', { menu: 403, locationSettings: 200, employment: 403 }],
    ['ACCESS_CONFIGURATION_OPTIONS', { menu: 403, locationSettings: 200, employment: 200 }],
    ['USER_ADMIN', { menu: 403, locationSettings: 403, employment: 403 }],
  ] as const)('T5 PM-57 with %s', async (right, expected) => {
    const client = await personWith(server, company, { permissions: [right] });
    for (const kind of ['menu', 'locationSettings', 'employment'] as const)
      expect((await ask(client, kind, right)).statusCode, kind).toBe(expected[kind]);
  });
});

describe('a person who edits menus does not read settings', () => {
  test.each(['MANAGE_MENUS', 'OVERRIDE_MENUS'] as const)('T5 NG-66 with %s', async (right) => {
    const client = await personWith(server, company, { permissions: [right] });
    const urls = [
      `/api/blobs/settings/company/${company.id}`,
      `/api/blobs/settings/location/${one}`,
      `/api/blobs/settings/secrets/moved/${one}`,
      `/api/published-config/location-settings/${one}`,
    ];
    for (const url of urls) expect((await client('GET', url)).statusCode, url).toBe(403);
  });
});

describe('how menus look to guests', () => {
  const ofOne = `/api/menus/designs/location/${one}`;
  const ofCompany = `/api/menus/designs/company/${company.id}`;

  test('OC-01 NG-66 is read by those who may draw the menu, as the level has it, and nothing else of the settings', async () => {
    const client = await personWith(server, company, { permissions: ['OVERRIDE_MENUS'] });
    const online = await personWith(server, company, { permissions: ['MODIFY_ONLINE_ORDERING_CONFIGURATION'] });
    const before = (await client('GET', ofOne)).json();
    const held = (await online('GET', `/api/blobs/settings/location/${one}`)).json().override;
    const path = ['onlineDesign', 'welcomeText'];
    const { welcomeText: from } = before.onlineDesign;
    const changes = [...(held?.changes ?? []), { kind: 'SIMPLE_FIELD_CHANGED', path, from, to: 'Ahoy' }];
    const saved = await online('PUT', `/api/blobs/settings/overrides/location/${one}`, {
      overrideVer: held?.ver ?? 0,
      changes,
    });
    expect(saved.statusCode, saved.body).toBe(200);
    expect((await client('GET', ofOne)).json()).toEqual({
      ...before,
      onlineDesign: { ...before.onlineDesign, welcomeText: 'Ahoy' },
    });
    expect((await client('GET', ofCompany)).json()).toEqual(before);
    expect(Object.keys(before).sort()).toEqual(['kioskDesign', 'onlineDesign']);
  });
});

describe('what menus, and settings beside them, name of the settings', () => {
  const namesUrl = (id: string) => `/api/menus/settings-names/location/${id}`;
  const companyUrl = `/api/menus/settings-names/company/${company.id}`;

  test.each(['MANAGE_MENUS', 'OVERRIDE_MENUS', 'CONFIGURE_CREDIT_CARDS'] as const)(
    'is read with %s, as the level has it, names only',
    async (right) => {
      const client = await personWith(server, company, { permissions: [right] });
      const hardware = await personWith(server, company, { permissions: ['CONFIGURE_HARDWARE'] });
      const url = `/api/blobs/settings/overrides/location/${one}`;
      const station = newStation({ id: `st_${right}`, name: `Bar ${right}` });
      const held = (await admin('GET', `/api/blobs/settings/location/${one}`)).json().override;
      const changes = [
        ...(held?.changes ?? []),
        { kind: 'ARRAY_ELEMENT_ADDED', path: ['stations'], to: station, after: null },
      ];
      const saved = await hardware('PUT', url, { overrideVer: held?.ver ?? 0, changes });
      expect(saved.statusCode, saved.body).toBe(200);
      const ofCompany = await client('GET', companyUrl);
      const ofOne = (await client('GET', namesUrl(one))).json();
      expect(ofCompany.statusCode, ofCompany.body).toBe(200);
      expect(ofCompany.json().stations).not.toContainEqual({ id: station.id, name: station.name });
      expect(ofOne.stations).toContainEqual({ id: station.id, name: station.name });
      expect(Object.keys(ofOne).sort()).toEqual([
        'customerGroups',
        'displays',
        'openHours',
        'orderTypes',
        'printers',
        'stations',
        'tenderTypes',
      ]);
      expect(ofOne.orderTypes[0]).toEqual({
        id: expect.any(Number),
        name: expect.any(String),
        activePOS: expect.any(Boolean),
        activeOnline: expect.any(Boolean),
      });
    },
  );

  test('T5 is for nobody else: another role, another location, another company, nobody', async () => {
    const people = await personWith(server, company, { permissions: ['USER_ADMIN'] });
    expect([(await people('GET', companyUrl)).statusCode, (await people('GET', namesUrl(one))).statusCode]).toEqual([
      403, 403,
    ]);
    const manager = await company.as('manager');
    expect([
      (await manager('GET', namesUrl(one))).statusCode,
      (await manager('GET', namesUrl(three))).statusCode,
    ]).toEqual([200, 403]);
    const foreign = await (await buildCompany(server)).as('admin');
    expect([(await foreign('GET', companyUrl)).statusCode, (await foreign('GET', namesUrl(one))).statusCode]).toEqual([
      404, 404,
    ]);
    const anonymous = await server.http.inject({ method: 'GET', url: companyUrl });
    expect(anonymous.statusCode).toBe(401);
  });
});
