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

const keep = (at: string, changes: readonly object[], overrideVer = 0) =>
  settingsCalls(company).keep(hardware, { at, changes, overrideVer });
const keptAt = (id: string) => settingsCalls(company).keptAt(hardware, id);

const calls = { '': 'copies', '/preview': 'copies/preview', '/undo': 'saves/undo' } as const;
const copies = (call: keyof typeof calls, body: object, client = admin) =>
  client('POST', `/api/blobs/settings/company/${company.id}/${calls[call]}`, body);

const at = (version: number, ...ids: readonly string[]) => ids.map((tenantId) => ({ tenantId, version }));
const nothing: SavesOutcome = { saved: [], unchanged: [], skipped: [], unfit: [] };

describe('what one location keeps, copied to others', () => {
  test('RT-34 OV-11 is shown in sentences, locations where the same would change together, and is saved by each', async () => {
    const { one, two, three } = company.locations;
    await keep(one, [noTips, startOfWeek]);
    await keep(three, [noOnlineTips]);
    const asked = { from: one, places: ['tipsSettings'] };
    const preview = (await copies('/preview', { ...asked, locationIds: [two, three] })).json();
    expect(preview.version).toBe(1);
    expect(preview.groups).toHaveLength(2);
    const ofTwo = preview.groups.find(({ locations }: { locations: { tenantId: string }[] }) =>
      locations.some(({ tenantId }) => tenantId === two),
    );
    expect(ofTwo).toMatchObject({ locations: at(0, two), changeCount: 1, leftOut: [], secrets: 0 });
    expect(JSON.stringify(ofTwo.changes)).toContain('"from":"Yes","to":"No"');
    const locations = [...at(0, two), ...at(1, three)];
    const answer = await copies('', { ...asked, version: 1, locations });
    expect(answer.json()).toEqual({ ...nothing, saved: expect.arrayContaining([...at(1, two), ...at(2, three)]) });
    expect([await keptAt(two), await keptAt(three)]).toEqual([[noTips], [noTips]]);
    const askedHistory = { kind: 'locationSettings', documentId: `set_${company.id}`, tenantId: three } as const;
    const { versions } = (await historyCalls(company, askedHistory).page(admin)).json();
    expect(versions[0]).toMatchObject({ version: 2, by: 'Ada Admin', changeCount: 2, automatic: false });
  });

  test('RT-34 locations that keep the same already, and those that changed since, are named and left as they are', async () => {
    const { one, two, three } = company.locations;
    await keep(one, [noTips]);
    await keep(two, [noTips]);
    await keep(three, [noOnlineTips]);
    await keep(three, [noOnlineTips, startOfWeek], 1);
    const locations = at(1, two, three);
    const answer = await copies('', { from: one, version: 1, places: ['tipsSettings'], locations });
    expect(answer.json()).toEqual({ ...nothing, unchanged: [two], skipped: [three] });
    expect(await keptAt(three)).toEqual([noOnlineTips, startOfWeek]);
  });

  test('CL-03 what refers to something that only the other location has is named and left out', async () => {
    const { one, two } = company.locations;
    const station = { ...newStation({ id: 'bar', name: 'Bar' }), receiptPrinter: 'grill' };
    const added = (path: readonly string[], to: object) => ({ kind: 'ARRAY_ELEMENT_ADDED', path, to, after: null });
    const printer = newPrinter({ id: 'grill', name: 'Grill' });
    await keep(one, [added(['printing', 'printers'], printer), added(['stations'], station)]);
    const asked = { from: one, places: ['stations'] };
    const { groups } = (await copies('/preview', { ...asked, locationIds: [two] }, hardware)).json();
    expect(groups[0].leftOut).toHaveLength(1);
    await copies('', { ...asked, version: 1, locations: at(0, two) }, hardware);
    expect(await keptAt(two)).toMatchObject([{ path: ['stations'], to: { id: 'bar', receiptPrinter: 'DEFAULT' } }]);
  });

  test('one whose settings would not be valid is named with the reason, and the others are saved', async () => {
    const { locations, groups } = company;
    const late = (orders: string) => setTo(['driverManagement', 'latenessMinutes', orders], 500, 0);
    await keep(groups.west, [late('twoOrders'), late('threeOrders')]);
    await keep(locations.one, [late('oneOrder')]);
    const asked = { from: locations.one, version: 1, places: ['driverManagement'] };
    const answer = await copies('', { ...asked, locations: at(0, locations.two, locations.three) }, hardware);
    const unfit = [{ tenantId: locations.three, message: expect.stringContaining('driverManagement') }];
    expect(answer.json()).toEqual({ ...nothing, saved: at(1, locations.two), unfit });
    expect(await keptAt(locations.three)).toEqual([]);
  });

  test('RT-34 a copy is taken back as it was, but not over what somebody saved since', async () => {
    const { one, two, three } = company.locations;
    await keep(one, [noTips]);
    await keep(two, [noOnlineTips]);
    const locations = [...at(1, two), ...at(0, three)];
    await copies('', { from: one, version: 1, places: ['tipsSettings'], locations });
    await keep(three, [noTips, startOfWeek], 1);
    const answer = await copies('/undo', { locations: [...at(2, two), ...at(1, three)] });
    expect(answer.json()).toEqual({ ...nothing, saved: at(3, two), skipped: [three] });
    expect([await keptAt(two), await keptAt(three)]).toEqual([[noOnlineTips], [noTips, startOfWeek]]);
  });

  test('the version that was looked at is copied, whatever the location saves since; where it keeps nothing, nothing is copied', async () => {
    const { one, two } = company.locations;
    await keep(one, [noTips]);
    await keep(one, [noOnlineTips], 1);
    const body = { from: one, places: ['tipsSettings'], version: 1, locations: at(0, two) };
    expect((await copies('', body)).statusCode).toBe(200);
    expect(await keptAt(two)).toEqual([noTips]);
    for (const refused of [
      { ...body, places: ['marketing'] },
      { ...body, version: 7 },
      { ...body, from: two, places: ['hours'] },
    ])
      expect((await copies('', refused)).json().errors[0].code).toBe('NOTHING_TO_COPY');
    expect((await copies('', { ...body, places: ['tips settings'] })).statusCode).toBe(400);
    expect((await copies('', { ...body, locations: at(0, company.groups.west) })).statusCode).toBe(400);
  });
});

describe('who may copy', () => {
  const body = (from: string, to: string) => ({ from, places: ['tipsSettings'], version: 1, locations: at(0, to) });

  test('PM-39 the right to the section is asked at both locations, as a save would ask it', async () => {
    const { one, two, three } = company.locations;
    await keep(one, [noTips]);
    const server = await testServer();
    const onOne = await personWith(server, company, {
      permissions: ['ACCESS_CONFIGURATION_OPTIONS'],
      on: { type: 'LOCATION', id: one },
    });
    expect((await copies('', body(one, two), onOne)).statusCode).toBe(403);
    expect((await copies('/undo', { locations: at(0, two) }, onOne)).statusCode).toBe(403);
    const delivery = await personWith(server, company, { permissions: ['LOCATION_SETTINGS'] });
    const refused = await copies('', body(one, three), delivery);
    expect([refused.statusCode, refused.json().errors[0].path]).toEqual([403, 'tipsSettings']);
    const preview = { from: one, places: ['tipsSettings'], locationIds: [three] };
    expect((await copies('/preview', preview, delivery)).statusCode).toBe(403);
    expect(await keptAt(three)).toEqual([]);
  });

  test('PM-57 the wrong role and another company copy nothing', async () => {
    const { one, two } = company.locations;
    await keep(one, [noTips]);
    const foreign = await buildCompany(await testServer());
    expect((await copies('', body(one, two), await company.as('reader'))).statusCode).toBe(403);
    expect((await copies('', body(one, foreign.locations.one))).statusCode).toBe(404);
    expect((await copies('', body(foreign.locations.one, two))).statusCode).toBe(404);
    expect((await copies('', body(one, two), await foreign.as('admin'))).statusCode).toBe(404);
    expect((await copies('/undo', { locations: at(0, foreign.locations.one) })).statusCode).toBe(404);
    expect(await keptAt(two)).toEqual([]);
  });
});
