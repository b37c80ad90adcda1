import { type LocationSettings, newInvalidAddress, type Permission } from '@servery/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import { historyCalls } from '../../testing/history-calls.ts';
import { personWith } from '../../testing/test-employees.ts';
import { buildCompany, type Client, type TestCompany, testServer } from '../../testing/test-server.ts';

let company: TestCompany;
let admin: Client;
const tips = ['tipsSettings', 'allowTipsPOS'];
const toGo = ['orderTypes', 'types', { id: 2 }, 'customName'];

beforeEach(async () => {
  company = await buildCompany(await testServer());
  admin = await company.as('admin');
  const url = `/api/blobs/settings/company/${company.id}`;
  const { blob } = (await admin('GET', url)).json();
  await admin('PUT', url, { id: documentId(), ver: 0, blob });
});

const documentId = () => `set_${company.id}`;
const noTips = { kind: 'SIMPLE_FIELD_CHANGED', path: tips, from: true, to: false };
const named = (to: string) => ({ kind: 'SIMPLE_FIELD_CHANGED', path: toGo, from: '', to });

async function keep(tenantId: string, changes: readonly object[], overrideVer = 0): Promise<void> {
  const answer = await admin('PUT', `/api/blobs/settings/overrides/location/${tenantId}`, { overrideVer, changes });
  if (answer.statusCode !== 200) throw new Error(answer.body);
}

async function overridesBelowOf(path: readonly unknown[], client = admin) {
  const url = `/api/configuration/${company.id}/locationSettings/overrides-below`;
  return (await client('POST', url, { documentId: documentId(), path })).json();
}

function send(call: 'reset' | 'restore', path: readonly unknown[], overridesBelow: readonly object[], client = admin) {
  const url = `/api/configuration/${company.id}/locationSettings/overrides-below/${call}`;
  return client('POST', url, { documentId: documentId(), path, overridesBelow });
}

async function saveCompany(edit: (blob: LocationSettings) => void): Promise<void> {
  const url = `/api/blobs/settings/company/${company.id}`;
  const { blob, ver } = (await admin('GET', url)).json();
  edit(blob);
  const answer = await admin('PUT', url, { id: documentId(), ver, blob });
  if (answer.statusCode !== 200) throw new Error(answer.body);
}

function historyOf(tenantId: string) {
  return historyCalls(company, { kind: 'locationSettings', documentId: documentId(), tenantId }).opened(admin);
}

const at = (version: number, ...ids: readonly string[]) => ids.map((tenantId) => ({ tenantId, version }));

describe('stores that keep their own value', () => {
  test('OV-15 are named with their value, who made it and in which version', async () => {
    const { locations, groups } = company;
    await keep(locations.two, [noTips]);
    await keep(locations.two, [noTips, named('Pick-up')], 1);
    await keep(groups.east, [named('To go')]);
    expect(await overridesBelowOf(tips)).toEqual([
      {
        tenantId: locations.two,
        name: 'Two',
        type: 'LOCATION',
        changes: [noTips],
        overrideVersion: 2,
        version: 1,
        by: 'Ada Admin',
        at: expect.any(String),
      },
    ]);
    const names = (rows: { name: string }[]) => rows.map(({ name }) => name);
    expect(names(await overridesBelowOf(['orderTypes']))).toEqual(['East', 'Two']);
    expect(names(await overridesBelowOf(['orderTypes', 'types', { id: 2 }]))).toEqual(['East', 'Two']);
    expect(names(await overridesBelowOf(['orderTypes', 'types', { id: 3 }]))).toEqual([]);
    expect(names(await overridesBelowOf(['customName', 'orderTypes']))).toEqual([]);
    expect(names(await overridesBelowOf([]))).toEqual(['East', 'Two']);
  });

  test('many are reset at once, each keeps its changes elsewhere, and the reset is listed in its history', async () => {
    const { one, two } = company.locations;
    await keep(one, [noTips]);
    await keep(two, [noTips, named('Pick-up')]);
    const answer = await send('reset', tips, at(1, one, two));
    expect(answer.json()).toEqual({ saved: at(2, one, two), unchanged: [], skipped: [], unfit: [] });
    expect(await overridesBelowOf(tips)).toEqual([]);
    expect(await overridesBelowOf(toGo)).toMatchObject([{ tenantId: two, overrideVersion: 2 }]);
    expect((await historyOf(one))[0]).toMatchObject({ version: 2, changes: [{ path: tips, to: true }] });
  });

  test('a store that changed something since is left as it is and named', async () => {
    const { one, two } = company.locations;
    await keep(one, [noTips]);
    await keep(two, [noTips]);
    await keep(two, [noTips, named('Pick-up')], 1);
    const answer = await send('reset', tips, at(1, one, two));
    expect(answer.json()).toEqual({ saved: at(2, one), unchanged: [], skipped: [two], unfit: [] });
    expect(await overridesBelowOf(tips)).toMatchObject([{ tenantId: two, overrideVersion: 2 }]);
  });

  test('a store whose settings would not be valid is left as it is and named, and the others are reset', async () => {
    const { one, two } = company.locations;
    const later = ['oneOrder', 'twoOrders', 'threeOrders'].map((orders) => ({
      kind: 'SIMPLE_FIELD_CHANGED',
      path: ['driverManagement', 'latenessMinutes', orders],
      to: 500,
    }));
    await keep(one, later);
    await keep(two, later.slice(1));
    const answer = await send('reset', later[1]?.path ?? [], at(1, one, two));
    expect(answer.json()).toEqual({
      saved: at(2, two),
      unchanged: [],
      skipped: [],
      unfit: [{ tenantId: one, message: expect.any(String) }],
    });
  });
});

describe('the places where any store keeps its own value', () => {
  const placesOf = async (path: readonly unknown[], client = admin) => placesOfAll([path], client);
  const placesOfAll = async (paths: readonly unknown[], client = admin) => {
    const url = `/api/configuration/${company.id}/locationSettings/overrides-below/places`;
    const answer = await client('POST', url, { documentId: documentId(), paths });
    return answer.statusCode === 200 ? answer.json() : answer.statusCode;
  };

  test('OV-15 are reported once each, at a path or below it, and no more once all inherit', async () => {
    const { locations, groups } = company;
    await keep(locations.one, [noTips]);
    await keep(locations.two, [noTips, named('Pick-up')]);
    await keep(groups.east, [named('To go')]);
    expect((await placesOf([])).sort()).toEqual([toGo, tips]);
    expect(await placesOf(['orderTypes', 'types', { id: 2 }])).toEqual([toGo]);
    expect(await placesOf(['orderTypes', 'types', { id: 3 }])).toEqual([]);
    expect((await placesOfAll([['orderTypes', 'types', { id: 2 }], ['hours'], ['tipsSettings']])).sort()).toEqual([
      toGo,
      tips,
    ]);
    expect(await placesOfAll([])).toBe(400);
    await send('reset', tips, [...at(1, locations.one), ...at(1, locations.two)]);
    expect(await placesOf(['tipsSettings'])).toEqual([]);
  });

  test('T5 are shown to nobody with a right at only one store, of another section or of another company', async () => {
    await keep(company.locations.one, [noTips]);
    const server = await testServer();
    const here = { type: 'LOCATION', id: company.locations.one } as const;
    expect(
      await placesOf(
        tips,
        await personWith(server, company, { permissions: ['ACCESS_CONFIGURATION_OPTIONS'], on: here }),
      ),
    ).toBe(403);
    const hardware = await personWith(server, company, { permissions: ['CONFIGURE_HARDWARE'] });
    expect(await placesOf(tips, hardware)).toBe(403);
    expect(await placesOf([], hardware)).toEqual([]);
    expect(await placesOf(tips, await (await buildCompany(server)).as('admin'))).toBe(404);
  });
});

describe('stores that keep anything of a document', () => {
  const keepingOf = async (query = '', client = admin) => {
    const url = `/api/configuration/${company.id}/locationSettings/overriding-locations?documentId=${documentId()}${query}`;
    const answer = await client('GET', url);
    return answer.statusCode === 200 ? answer.json() : answer.statusCode;
  };
  const nothing = { stores: 0, keeping: [] };

  test('OV-15 are counted once, with their group too, and named with how many values they keep', async () => {
    const { locations, groups } = company;
    expect(await keepingOf()).toEqual(nothing);
    await keep(locations.two, [noTips, named('Pick-up')]);
    await keep(groups.west, [noTips]);
    const west = { tenantId: groups.west, name: 'West', type: 'GROUP', changes: 1 };
    const two = { tenantId: locations.two, name: 'Two', type: 'LOCATION', changes: 2 };
    expect(await keepingOf()).toEqual({ stores: 2, keeping: [two, west] });
    expect(await keepingOf('&search=wES')).toEqual({ stores: 2, keeping: [west] });
    expect(await keepingOf(`&groupId=${groups.west}`)).toEqual({ stores: 1, keeping: [two] });
    expect(await keepingOf(`&groupId=${groups.east}`)).toEqual(nothing);
    await send('reset', tips, at(1, locations.two, groups.west));
    expect(await keepingOf()).toEqual({ stores: 1, keeping: [{ ...two, changes: 1 }] });
  });

  test('T5 what somebody may not read is not counted; foreign companies and single locations are refused', async () => {
    await keep(company.locations.one, [noTips]);
    const hardware = await personWith(await testServer(), company, { permissions: ['CONFIGURE_HARDWARE'] });
    expect(await keepingOf('', hardware)).toEqual(nothing);
    const here = { type: 'LOCATION', id: company.locations.one } as const;
    const permissions = ['ACCESS_CONFIGURATION_OPTIONS'] as const;
    const local = await personWith(await testServer(), company, { permissions, on: here });
    expect(await keepingOf('', local)).toBe(403);
    expect(await keepingOf('', await (await buildCompany(await testServer())).as('admin'))).toBe(404);
  });
});

describe('a reset', () => {
  test('is taken back: each store has all of its own again, in its history and in the audit', async () => {
    const { one, two } = company.locations;
    const { east } = company.groups;
    await keep(one, [noTips]);
    await keep(two, [named('Pick-up'), noTips]);
    await keep(east, [noTips]);
    const { saved } = (await send('reset', tips, at(1, one, two, east))).json();
    const answer = await send('restore', tips, saved);
    expect(answer.json()).toEqual({ saved: at(3, east, one, two), unchanged: [], skipped: [], unfit: [] });
    expect(await overridesBelowOf([])).toMatchObject([
      { tenantId: east, changes: [noTips] },
      { tenantId: one, changes: [noTips] },
      { tenantId: two, changes: [named('Pick-up'), noTips] },
    ]);
    expect((await historyOf(two))[0]).toMatchObject({
      version: 3,
      by: 'Ada Admin',
      changes: [{ path: tips, to: false }],
    });
    const { entries } = (await admin('GET', `/api/audit/${company.id}?action=SAVE_OVERRIDE`)).json();
    expect(entries.slice(0, 3)).toMatchObject(
      [two, one, east].map((tenant) => ({ action: 'SAVE_OVERRIDE', details: { tenant, version: 3 } })),
    );
  });

  test('is not taken back where a store changed since, nor what was no reset of this place', async () => {
    const { one, two, three } = company.locations;
    for (const id of [one, two, three]) await keep(id, [noTips, named('Pick-up')]);
    await send('reset', tips, at(1, one, two));
    await keep(two, [named('Take out')], 2);
    await keep(three, [named('Take out')], 1);
    const answer = await send('restore', tips, [...at(2, one), ...at(2, two), ...at(2, three)]);
    expect(answer.json()).toEqual({ saved: at(3, one), unchanged: [], skipped: [three, two], unfit: [] });
    expect((await send('restore', toGo, at(3, one))).json()).toMatchObject({ saved: [], skipped: [one] });
    expect((await send('restore', tips, at(0, company.locations.one))).json()).toMatchObject({ skipped: [one] });
    expect(await overridesBelowOf(tips)).toMatchObject([{ tenantId: one, overrideVersion: 3 }]);
  });

  test('is not taken back where the value has no place any more, and everywhere else it is', async () => {
    const { one, two } = company.locations;
    await saveCompany((blob) => blob.invalidAddresses.push(newInvalidAddress({ id: 'rock', streetName: 'Rock' })));
    const list = ['invalidAddresses'];
    const note = { kind: 'SIMPLE_FIELD_CHANGED', path: [...list, { id: 'rock' }, 'note'], from: '', to: 'No pier' };
    const dock = newInvalidAddress({ id: 'dock', streetName: 'Dock' });
    await keep(one, [note]);
    await keep(two, [{ kind: 'ARRAY_ELEMENT_ADDED', path: list, after: 'rock', to: dock }]);
    const { saved } = (await send('reset', list, at(1, one, two))).json();
    await saveCompany((blob) => blob.invalidAddresses.splice(0));
    const answer = await send('restore', list, saved);
    expect(answer.json()).toEqual({
      saved: at(3, two),
      unchanged: [],
      skipped: [],
      unfit: [{ tenantId: one, message: expect.any(String) }],
    });
  });
});

describe.each(['reset', 'restore'] as const)('to %s', (call) => {
  test('is all or nothing for whom one of them, or the section, is not to change', async () => {
    const { one, two } = company.locations;
    await keep(one, [noTips]);
    await keep(two, [noTips]);
    if (call === 'restore') await send('reset', tips, at(1, one, two));
    const before = await overridesBelowOf(tips);
    const server = await testServer();
    const both = at(call === 'reset' ? 1 : 2, one, two);
    const on = (id: string) => ({ type: 'LOCATION', id }) as const;
    const person = (right: Permission, object?: ReturnType<typeof on>) =>
      personWith(server, company, { permissions: [right], on: object });
    const url = `/api/configuration/${company.id}/locationSettings/overrides-below/${call}`;
    const refused = [
      await server.http.inject({ method: 'POST', url, headers: { 'x-servery-request': '1' } }),
      await send(call, tips, both, await person('ACCESS_CONFIGURATION_OPTIONS', on(one))),
      await send(call, tips, both, await person('CONFIGURE_HARDWARE')),
      await send(call, tips, both, await company.as('reader')),
      await send(call, tips, both, await (await buildCompany(server)).as('admin')),
      await send(call, tips, [...both, ...at(1, 'loc_unknown')]),
      await send(call, [{ step: 1 }], both),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([401, 403, 403, 403, 404, 404, 400]);
    expect(await overridesBelowOf(tips)).toEqual(before);
    expect(before).toHaveLength(call === 'reset' ? 2 : 0);
  });
});
