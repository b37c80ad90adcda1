import { type OperationId, type OperationShape, operations } from '@servery/contract';
import { type Change, newInvalidAddress, permissions } from '@servery/domain';
import { describe, expect, test } from 'vitest';
import { gzipBody } from '../../testing/gzip-body.ts';
import { historyCalls } from '../../testing/history-calls.ts';
import { askedRights, questionsWithBody } from '../../testing/matrix/asked-rights.ts';
import { callOperation, type WorldIds } from '../../testing/matrix/operation-calls.ts';
import { personWith } from '../../testing/test-employees.ts';
import { type Client, testCompany } from '../../testing/test-server.ts';
import { waitFor } from '../../testing/wait-for.ts';

/** Occurs in a value of Credit & Gift at every level and in every version of it. */
const marker = 'MARKED-7f3a';
const section = 'creditAndGiftSettings';
const markedPath = [section, 'accountSettings', 'cardPresent', 'merchantName'];

const { server, company, admin } = await testCompany();
const { one, two } = company.locations;
const { west } = company.groups;
const id = `set_${company.id}`;
const companyUrl = `/api/blobs/settings/company/${company.id}`;
const overrideUrl = (tenantId: string) => `/api/blobs/settings/overrides/location/${tenantId}`;
const configuration = `/api/configuration/${company.id}/locationSettings`;

const everything = permissions.filter((code) => code !== 'PROVIDER_STAFF');
const chief = await personWith(server, company, { permissions: everything });
const other = await personWith(server, company, {
  permissions: everything.filter((code) => code !== 'CONFIGURE_CREDIT_CARDS'),
});

const change = (path: Change['path'], from: string | number, to: string | number) =>
  ({ kind: 'SIMPLE_FIELD_CHANGED', path, from, to }) as const;
const mark = (from: string, to: string) => change(markedPath, from, to);
const startOfWeek = (to: number) => change(['hours', 'startOfWeek'], 1, to);

async function accepted(answer: ReturnType<Client>) {
  const { statusCode, body } = await answer;
  expect(statusCode, body).toBe(200);
  return JSON.parse(body);
}

const readCompany = (client: Client) => accepted(client('GET', companyUrl));
const readLocation = (client: Client, tenantId = one) =>
  accepted(client('GET', `/api/blobs/settings/location/${tenantId}`));
const override = (client: Client, tenantId: string, overrideVer: number, changes: readonly Change[]) =>
  client('PUT', overrideUrl(tenantId), { overrideVer, changes });

async function markCompany(name: string): Promise<void> {
  const { ver, blob } = await readCompany(chief);
  const { accountSettings } = blob[section];
  const cardPresent = { ...accountSettings.cardPresent, merchantName: name };
  const marked = { ...blob[section], accountSettings: { ...accountSettings, cardPresent } };
  await accepted(chief('PUT', companyUrl, { id, ver, blob: { ...blob, [section]: marked } }));
}

const menu: string = (await admin('POST', `/api/menus/company/${company.id}`, gzipBody({ name: 'Main' }))).json().id;
await admin('POST', `/api/menus/company/${company.id}/${menu}/assign`, { locationIds: [one] });
await markCompany(`${marker} first`);
await markCompany(`${marker} second`);
await accepted(override(chief, west, 0, [mark(`${marker} second`, `${marker} west`), startOfWeek(2)]));
await accepted(override(chief, one, 0, [mark(`${marker} west`, `${marker} one`), startOfWeek(3)]));
const start = { syncDateMillis: null, action: 'PUBLISH', locationIds: [one] };
const execution = await accepted(chief('POST', '/api/sync-locations/start', start));
const publishedUrl = `/api/published-config/location-settings/${one}`;
await waitFor(async () => ((await chief('GET', publishedUrl)).statusCode === 200 ? true : undefined));
await accepted(override(chief, one, 1, [mark(`${marker} west`, `${marker} one again`), startOfWeek(4)]));

const place: WorldIds = { company: company.id, location: one, menu, execution };
const levels = [undefined, west, one];
const historyOf = (tenantId: string | undefined) =>
  historyCalls(company, { kind: 'locationSettings', documentId: id, ...(tenantId !== undefined && { tenantId }) });

/** Every operation that anyone with a right to some section may call, asked about these settings. */
const questions: Partial<Record<OperationId, (client: Client) => readonly ReturnType<Client>[]>> = {
  explainValue: (client) =>
    levels.map((tenantId) =>
      client('POST', `${configuration}/explain`, {
        documentId: id,
        path: markedPath,
        ...(tenantId === undefined ? {} : { tenantId }),
      }),
    ),
  listOverridesBelow: (client) =>
    [[], [section], markedPath].map((path) =>
      client('POST', `${configuration}/overrides-below`, { documentId: id, path }),
    ),
  listOverriddenPlaces: (client) =>
    [[], [section], markedPath].map((path) =>
      client('POST', `${configuration}/overrides-below/places`, { documentId: id, paths: [path] }),
    ),
  listOwnOverrides: (client) =>
    [one, west].map((tenantId) => client('GET', `/api/configuration/${company.id}/overrides/${tenantId}`)),
  documentHistory: (client) => levels.map((tenantId) => historyOf(tenantId).page(client)),
  documentVersion: (client) =>
    levels.flatMap((tenantId) => [1, 2].map((version) => historyOf(tenantId).version(client, version))),
  changesSinceVersion: (client) =>
    levels.flatMap((tenantId) => [0, 1].map((version) => historyOf(tenantId).since(client, version))),
  listKeptSince: (client) =>
    [one, west].map((tenantId) => client('GET', `${configuration}/kept-since?documentId=${id}&tenantId=${tenantId}`)),
  getCompanySettings: (client) => [client('GET', companyUrl)],
  // From an old version, so that a conflict is reported.
  putCompanySettings: (client) => [
    client('GET', companyUrl).then((answer) => client('PUT', companyUrl, { id, ver: 1, blob: answer.json().blob })),
  ],
  getLocationSettings: (client) =>
    [one, two, west].map((tenantId) => client('GET', `/api/blobs/settings/location/${tenantId}`)),
  putSettingsOverride: (client) => [one, west].map((tenantId) => override(client, tenantId, 0, [startOfWeek(5)])),
  getSettingsOverride: (client) =>
    [one, west].map((tenantId) => client('GET', `/api/blobs/settings/overrides/${id}__${tenantId}`)),
  getSettingsTemplate: (client) => [client('GET', '/api/blobs/settings/template')],
  getPrintingTemplate: (client) => [client('GET', '/api/blobs/settings/printing-template/RECEIPT/customerReceipt')],
  previewSettingsCopy: (client) => [
    client('POST', `${companyUrl}/copies/preview`, { from: one, places: [section], locationIds: [two] }),
  ],
  // Of versions that are not current, so that nothing changes.
  copySettings: (client) => [
    client('POST', `${companyUrl}/copies`, {
      from: one,
      version: 1,
      places: [section],
      locations: [{ tenantId: two, version: 99 }],
    }),
  ],
  undoSettingsSaves: (client) => [
    client('POST', `${companyUrl}/saves/undo`, { locations: [{ tenantId: one, version: 99 }] }),
  ],
  countOwnSettings: (client) => [client('POST', `${companyUrl}/own`, { places: [section], locationIds: [one, two] })],
  previewSettingsReset: (client) => [
    client('POST', `${companyUrl}/resets/preview`, { places: [section], locationIds: [one] }),
  ],
  // Of a version that is not current, so that nothing changes.
  resetSettings: (client) => [
    client('POST', `${companyUrl}/resets`, { places: [section], locations: [{ tenantId: one, version: 99 }] }),
  ],
  putSecret: (client) => [client('PUT', `/api/blobs/settings/secrets/${company.id}`, {})],
  listMovedSecrets: (client) => [client('GET', `/api/blobs/settings/secrets/moved/${one}`)],
  companySettingsNames: (client) => [client('GET', `/api/menus/settings-names/company/${company.id}`)],
  locationSettingsNames: (client) => [client('GET', `/api/menus/settings-names/location/${one}`)],
  companyDesigns: (client) => [client('GET', `/api/menus/designs/company/${company.id}`)],
  locationDesigns: (client) => [client('GET', `/api/menus/designs/location/${one}`)],
  previewPublish: (client) => [
    client('POST', `/api/publishing/${company.id}/preview`, {
      locationIds: [one],
      kinds: ['menu', 'locationSettings', 'employment'],
    }),
  ],
  getPublishedMenu: (client) => [client('GET', `/api/published-config/menus/${one}`)],
  getPublishedSettings: (client) => [client('GET', publishedUrl)],
};

/** Those that show values to anyone who may read the section. */
const showing: readonly OperationId[] = [
  'explainValue',
  'listOverridesBelow',
  'documentVersion',
  'changesSinceVersion',
  'getCompanySettings',
  'putCompanySettings',
  'getLocationSettings',
  'putSettingsOverride',
  'getSettingsOverride',
  'previewSettingsCopy',
  'previewSettingsReset',
  'previewPublish',
  'getPublishedSettings',
];

const isOperation = (name: string): name is OperationId => name in operations;
const textOf = async (answers: readonly ReturnType<Client>[]) =>
  (await Promise.all(answers)).map(({ body }) => body).join('\n');

describe('T5 NG-66 a person who has no right to Credit & Gift receives nothing of it', () => {
  test.each(Object.entries(questions))('by %s', async (operation, ask) => {
    expect(await textOf(ask(other))).not.toContain(marker);
    const reported = await textOf(ask(chief));
    expect(reported.includes(marker), operation).toBe(showing.some((one) => one === operation));
  });

  test('by any other operation that only reads', async () => {
    for (const name of Object.keys(operations).filter(isOperation)) {
      const shape: OperationShape = operations[name];
      const isRead = shape.method === 'GET' ? shape.acts !== true : questionsWithBody.includes(name);
      if (isRead) expect((await callOperation(name, other, place)).body, name).not.toContain(marker);
    }
  });

  test('each operation that asks for a right to some section is among these', () => {
    const ofSettings = Object.entries(askedRights).flatMap(([name, asked]) =>
      typeof asked !== 'string' && asked.oneOf?.includes('CONFIGURE_HARDWARE') === true ? [name] : [],
    );
    const refused = ['resetOverridesBelow', 'restoreOverridesBelow'];
    expect(ofSettings.filter((name) => !(name in questions) && !refused.includes(name))).toEqual([]);
  });

  test('the sections that are left out are named, and changes of them counted', async () => {
    expect((await readCompany(other)).withheld).toEqual([section]);
    expect((await readLocation(other)).withheld).toEqual([section]);
    expect((await readCompany(chief)).withheld).toEqual([]);
    const counted = [{ section, changes: 1 }];
    const { versions } = await accepted(historyOf(one).page(other));
    expect(versions[1]).toMatchObject({ changeCount: 2, withheld: counted });
    expect(await accepted(historyOf(one).version(other, 1))).toMatchObject({
      changeCount: 2,
      changes: [{ path: ['hours', 'startOfWeek'] }],
      withheld: counted,
    });
    const [{ kinds }] = await accepted(questions.previewPublish?.(other)[0] ?? other('GET', ''));
    const settings = kinds.find(({ kind }: { kind: string }) => kind === 'locationSettings');
    expect(settings).toMatchObject({ changeCount: 2, withheld: counted });
    expect(settings.groups.flatMap(({ sentences }: { sentences: object[] }) => sentences)).toHaveLength(1);
    const own = await accepted(other('GET', `/api/configuration/${company.id}/overrides/${one}`));
    expect(own).toMatchObject([{ kind: 'locationSettings', changes: 1, withheld: 1 }]);
    const published = await other('GET', publishedUrl);
    expect([published.headers['x-withheld'], published.json()[section]]).toEqual([section, undefined]);
    expect((await chief('GET', publishedUrl)).headers.etag).not.toBe(published.headers.etag);
  });

  test('a value or its overrides below are refused by the name of the section', async () => {
    const errors = [
      { code: 'FORBIDDEN', message: 'You do not have permission to see or change this section.', path: section },
    ];
    const body = { documentId: id, path: markedPath };
    const overridesBelow = { ...body, overridesBelow: [{ tenantId: one, version: 2 }] };
    for (const [call, sent] of [
      ['explain', body],
      ['explain', { ...body, tenantId: one }],
      ['overrides-below', body],
      ['overrides-below/places', { documentId: id, paths: [['hours'], markedPath] }],
      ['overrides-below/reset', overridesBelow],
      ['overrides-below/restore', overridesBelow],
    ] as const) {
      const answer = await other('POST', `${configuration}/${call}`, sent);
      expect([answer.statusCode, answer.json()], call).toEqual([403, { error: 'FORBIDDEN', errors }]);
    }
  });

  test('a right at one location opens the section there and in what is the company’s, not elsewhere', async () => {
    const at = await personWith(server, company, {
      permissions: ['CONFIGURE_CREDIT_CARDS'],
      on: { type: 'LOCATION', id: two },
    });
    const here = await readLocation(at, two);
    expect(here.withheld).not.toContain(section);
    expect((await readCompany(at)).withheld).not.toContain(section);
    expect((await at('GET', `/api/blobs/settings/location/${one}`)).statusCode).toBe(403);
    expect(
      (await at('POST', `${configuration}/overrides-below`, { documentId: id, path: markedPath })).statusCode,
    ).toBe(403);
  });

  test('VR-04 what is held is current only with the same sections left out', async () => {
    const { ver } = await readCompany(other);
    const held = (query: string) => other('GET', `${companyUrl}?expectedVersion=${ver}${query}`);
    expect((await held('&expectedWithheld=')).statusCode).toBe(200);
    // A program that knows of no sections holds those that it was given.
    expect((await held('')).statusCode).toBe(304);
    expect((await held(`&expectedWithheld=${section}`)).statusCode).toBe(304);
    expect((await chief('GET', `${companyUrl}?expectedVersion=${ver}`)).statusCode).toBe(304);
    expect((await chief('GET', `${companyUrl}?expectedVersion=${ver}&expectedWithheld=${section}`)).statusCode).toBe(
      200,
    );
  });
});

describe('T5 NG-66 what somebody may not see stays as it is when they save', () => {
  test('in the company’s settings, in its order, and without a version when nothing else changes', async () => {
    const { ver, blob } = await readCompany(other);
    const before = (await readCompany(chief)).blob;
    expect((await accepted(other('PUT', companyUrl, { id, ver, blob }))).ver).toBe(ver);
    const hours = { ...blob.hours, startOfWeek: 6 };
    expect((await accepted(other('PUT', companyUrl, { id, ver, blob: { ...blob, hours } }))).ver).toBe(ver + 1);
    const after = (await readCompany(chief)).blob;
    expect(JSON.stringify(after)).toBe(JSON.stringify({ ...before, hours }));
  });

  test('in what a location makes different, and without a version when nothing else changes', async () => {
    const { override: own, overrideVer } = await readLocation(other);
    expect(own.changes).toEqual([startOfWeek(4)]);
    expect((await accepted(override(other, one, overrideVer, own.changes))).overrideVer).toBe(overrideVer);
    await accepted(override(other, one, overrideVer, [startOfWeek(5)]));
    await accepted(override(other, one, overrideVer + 1, []));
    const kept = (await readLocation(chief)).override;
    expect(kept).toMatchObject({ ver: overrideVer + 2, changes: [{ path: markedPath, to: `${marker} one again` }] });
  });

  test.each(['as it stands', 'changed'])('the section is refused %s: the answer shows no value', async (how) => {
    const { ver, blob } = await readCompany(other);
    const stored = (await readCompany(chief)).blob[section];
    const sent = how === 'changed' ? { ...stored, giftCardProcessor: 'MERCURY' } : stored;
    const ofCompany = await other('PUT', companyUrl, { id, ver, blob: { ...blob, [section]: sent } });
    const { overrideVer, override: own } = await readLocation(chief);
    const changes = how === 'changed' ? [mark('', 'guessed')] : own.changes;
    const ofLocation = await override(other, one, overrideVer, changes);
    for (const answer of [ofCompany, ofLocation]) {
      expect([answer.statusCode, answer.json().errors]).toEqual([
        403,
        [{ code: 'FORBIDDEN', message: 'You do not have permission to see or change this section.', path: section }],
      ]);
    }
    expect((await readCompany(chief)).blob[section]).toEqual(stored);
  });

  test('a conflict shows the changes saved since, but for the section', async () => {
    const { ver, blob } = await readCompany(other);
    await markCompany(`${marker} third`);
    const late = await other('PUT', companyUrl, { id, ver, blob: { ...blob, stations: [] } });
    expect([late.statusCode, late.json().current.ver, late.json().current.changes]).toEqual([409, ver + 1, []]);
    expect(late.body).not.toContain(marker);
    const reported = await chief('PUT', companyUrl, { id, ver, blob: (await readCompany(chief)).blob });
    expect(reported.body).toContain(marker);
  });

  test('ST-06 a company that never saved its settings gets the default of the section', async () => {
    const { company, admin } = await testCompany();
    const url = `/api/blobs/settings/company/${company.id}`;
    const first = await accepted(admin('GET', url));
    expect(first.withheld).toContain(section);
    await accepted(admin('PUT', url, { id: first.id, ver: 0, blob: first.blob }));
    const all = await personWith(server, company, { permissions: everything });
    const { blob } = await accepted(all('GET', url));
    expect(blob).toEqual(await accepted(all('GET', '/api/blobs/settings/template')));
  });

  test('a document that a thread checks is checked without the section, and saved whole', async () => {
    const { ver, blob } = await readCompany(other);
    const stored = (await readCompany(chief)).blob[section];
    const note = 'n'.repeat(200);
    const invalidAddresses = Array.from({ length: 2000 }, (_, index) =>
      newInvalidAddress({ id: `bad_${index}`, streetName: 'Pier', note }),
    );
    const sent = { id, ver, blob: { ...blob, invalidAddresses } };
    expect(JSON.stringify(sent).length).toBeGreaterThan(300_000);
    const { hours: _, ...lacking } = sent.blob;
    const refused = await other('PUT', companyUrl, { ...sent, blob: lacking });
    expect([refused.statusCode, refused.json().errors]).toMatchObject([400, [{ path: 'hours' }]]);
    await accepted(other('PUT', companyUrl, sent));
    const saved = (await readCompany(chief)).blob;
    expect([saved[section], saved.invalidAddresses.length]).toEqual([stored, 2000]);
  });
});
