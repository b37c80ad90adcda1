import type { SavesOutcome } from '@servery/contract';
import { newPrinter, newStation } from '@servery/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import { historyCalls } from '../../testing/history-calls.ts';
import { setTo, settingsCalls } from '../../testing/settings-calls.ts';
import { personWith } from '../../testing/test-employees.ts';
import { buildCompany, type Client, type TestCompany, testServer } from '../../testing/test-server.ts';

let company: TestCompany;
let admin: Client;
/** May change devices besides. */
let hardware: Client;

beforeEach(async () => {
  company = await buildCompany(await testServer());
  admin = await company.as('admin');
  hardware = await personWith(await testServer(), company, {
    permissions: ['ACCESS_CONFIGURATION_OPTIONS', 'CONFIGURE_HARDWARE', 'LOCATION_SETTINGS'],
  });
  await settingsCalls(company).save(admin, () => ({}));
});

const noTips = setTo(['tipsSettings', 'allowTipsPOS'], false);
const noOnlineTips = setTo(['tipsSettings', 'allowTipsOnline'], false);
const startOfWeek = setTo(['hours', 'startOfWeek'], 3, 0);
const added = (path: readonly string[], to: object) => ({ kind: 'ARRAY_ELEMENT_ADDED', path, to, after: null });

const keep = (at: string, changes: readonly object[], overrideVer = 0) =>
  settingsCalls(company).keep(hardware, { at, changes, overrideVer });
const keptAt = (id: string) => settingsCalls(company).keptAt(hardware, id);
const post = (call: 'own' | 'resets' | 'resets/preview' | 'saves/undo', body: object, client = admin) =>
  client('POST', `/api/blobs/settings/company/${company.id}/${call}`, body);

const at = (version: number, ...ids: readonly string[]) => ids.map((tenantId) => ({ tenantId, version }));
const nothing: SavesOutcome = { saved: [], unchanged: [], skipped: [], unfit: [] };
const places = ['tipsSettings'];

describe('what many locations keep for themselves, taken away at once', () => {
  test('RT-37 OV-11 is counted by section, shown in sentences, and is saved by each with its history', async () => {
    const { one, two, three } = company.locations;
    await keep(company.groups.west, [noTips]);
    await keep(one, [noOnlineTips, startOfWeek]);
    await keep(two, [noOnlineTips]);
    const locationIds = [one, two, three];
    const counts = await post('own', { places: ['hours', 'tipsSettings', 'marketing'], locationIds });
    expect(
      counts.json().toSorted((a: { place: string }, b: { place: string }) => (a.place < b.place ? -1 : 1)),
    ).toEqual([
      { place: 'hours', changes: 1 },
      { place: 'tipsSettings', changes: 2 },
    ]);
    const { groups } = (await post('resets/preview', { places, locationIds })).json();
    const ofOne = groups.find(({ locations }: { locations: { tenantId: string }[] }) =>
      locations.some(({ tenantId }) => tenantId === one),
    );
    expect(ofOne).toMatchObject({ locations: at(1, one), changeCount: 1, leftOut: [], secrets: 0 });
    expect(JSON.stringify(ofOne.changes)).toContain('"from":"No","to":"Yes"');
    const answer = await post('resets', { places, locations: [...at(1, one, two), ...at(0, three)] });
    expect(answer.json()).toEqual({ ...nothing, saved: expect.arrayContaining(at(2, one, two)), unchanged: [three] });
    expect([await keptAt(one), await keptAt(two)]).toEqual([[startOfWeek], []]);
    const askedHistory = { kind: 'locationSettings', documentId: `set_${company.id}`, tenantId: one } as const;
    const { versions } = (await historyCalls(company, askedHistory).page(admin)).json();
    expect(versions[0]).toMatchObject({ version: 2, by: 'Ada Admin', changeCount: 1, automatic: false });
    const { override, groupOverride } = (await admin('GET', `/api/blobs/settings/location/${one}`)).json();
    expect([override.changes, groupOverride?.changes ?? []]).toEqual([[startOfWeek], expect.any(Array)]);
  });

  test('RT-37 locations that changed since are named and left as they are', async () => {
    const { one, two } = company.locations;
    await keep(one, [noTips]);
    await keep(two, [noTips]);
    await keep(two, [noTips, noOnlineTips], 1);
    const answer = await post('resets', { places, locations: at(1, one, two) });
    expect(answer.json()).toEqual({ ...nothing, saved: at(2, one), skipped: [two] });
    expect(await keptAt(two)).toEqual([noTips, noOnlineTips]);
  });

  test('RT-37 a part of a section is reset on its own, also where another section names something of it', async () => {
    const { one } = company.locations;
    const printer = newPrinter({ id: 'grill', name: 'Grill' });
    const spaces = setTo(['printing', 'otherOptions', 'receiptCopies'], 2, 1);
    await keep(one, [added(['printing', 'printers'], printer), spaces]);
    const body = { places: ['printing.printers'], locations: at(1, one) };
    expect(
      (await post('own', { places: ['printing.printers', 'printing.templates'], locationIds: [one] }, hardware)).json(),
    ).toEqual([{ place: 'printing.printers', changes: 1 }]);
    expect((await post('resets', body, hardware)).json()).toEqual({ ...nothing, saved: at(2, one) });
    expect(await keptAt(one)).toEqual([spaces]);
    const station = { ...newStation({ id: 'bar', name: 'Bar' }), receiptPrinter: 'grill' };
    await keep(one, [added(['printing', 'printers'], printer), added(['stations'], station)], 2);
    const answer = await post('resets', { ...body, locations: at(3, one) }, hardware);
    expect(answer.json()).toEqual({ ...nothing, saved: at(4, one) });
    expect(await keptAt(one)).toMatchObject([{ path: ['stations'], to: { id: 'bar' } }]);
  });

  test('RT-37 a reset is taken back as it was, but not over what somebody saved since', async () => {
    const { one, two } = company.locations;
    await keep(one, [noTips, startOfWeek]);
    await keep(two, [noOnlineTips]);
    await post('resets', { places, locations: at(1, one, two) });
    await keep(two, [startOfWeek], 2);
    const answer = await post('saves/undo', { locations: at(2, one, two) });
    expect(answer.json()).toEqual({ ...nothing, saved: at(3, one), skipped: [two] });
    expect([await keptAt(one), await keptAt(two)]).toEqual([[noTips, startOfWeek], [startOfWeek]]);
  });
});

describe('who may reset', () => {
  test('PM-39 the right to the section is asked at each location, as a save would ask it', async () => {
    const { one, two } = company.locations;
    await keep(one, [noTips]);
    await keep(two, [noTips]);
    const server = await testServer();
    const onOne = await personWith(server, company, {
      permissions: ['ACCESS_CONFIGURATION_OPTIONS'],
      on: { type: 'LOCATION', id: one },
    });
    for (const [call, body] of [
      ['own', { places, locationIds: [one, two] }],
      ['resets/preview', { places, locationIds: [one, two] }],
      ['resets', { places, locations: at(1, one, two) }],
    ] as const)
      expect((await post(call, body, onOne)).statusCode, call).toBe(403);
    const delivery = await personWith(server, company, { permissions: ['LOCATION_SETTINGS'] });
    const refused = await post('resets', { places, locations: at(1, one) }, delivery);
    expect([refused.statusCode, refused.json().errors[0].path]).toEqual([403, 'tipsSettings']);
    expect((await post('resets/preview', { places, locationIds: [one] }, delivery)).statusCode).toBe(403);
    expect((await post('own', { places, locationIds: [one] }, delivery)).json()).toEqual([]);
    expect([await keptAt(one), await keptAt(two)]).toEqual([[noTips], [noTips]]);
    expect((await post('resets', { places, locations: at(1, one) }, onOne)).json().saved).toEqual(at(2, one));
  });

  test('PM-57 the wrong role and another company reset nothing and count nothing', async () => {
    const { one } = company.locations;
    await keep(one, [noTips]);
    const foreign = await buildCompany(await testServer());
    const reader = await company.as('reader');
    const stranger = await foreign.as('admin');
    const asked = { places, locationIds: [one] };
    const body = { places, locations: at(1, one) };
    for (const [client, status] of [
      [reader, 403],
      [stranger, 404],
    ] as const)
      expect(
        [
          await post('own', asked, client),
          await post('resets/preview', asked, client),
          await post('resets', body, client),
        ].map(({ statusCode }) => statusCode),
      ).toEqual([status, status, status]);
    const { one: theirs } = foreign.locations;
    expect((await post('own', { places, locationIds: [one, theirs] })).statusCode).toBe(404);
    expect((await post('resets', { places, locations: at(1, one, theirs) })).statusCode).toBe(404);
    expect((await post('resets', { places, locations: at(0, company.groups.west) })).statusCode).toBe(400);
    expect((await post('resets', { ...body, places: ['tips settings'] })).statusCode).toBe(400);
    expect(await keptAt(one)).toEqual([noTips]);
  });
});
