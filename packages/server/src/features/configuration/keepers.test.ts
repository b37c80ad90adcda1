import type { Permission } from '@servery/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import { personWith } from '../../testing/test-people.ts';
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

async function keepersOf(path: readonly unknown[], client = admin) {
  const url = `/api/configuration/${company.id}/locationSettings/keepers`;
  return (await client('POST', url, { documentId: documentId(), path })).json();
}

function reset(path: readonly unknown[], keepers: readonly object[], client = admin) {
  const url = `/api/configuration/${company.id}/locationSettings/keepers/reset`;
  return client('POST', url, { documentId: documentId(), path, keepers });
}

describe('stores that keep their own value', () => {
  test('OV-15 are named with their value, who made it and in which version', async () => {
    const { locations, groups } = company;
    await keep(locations.two, [noTips]);
    await keep(locations.two, [noTips, named('Pick-up')], 1);
    await keep(groups.east, [named('To go')]);
    expect(await keepersOf(tips)).toEqual([
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
    expect(names(await keepersOf(['orderTypes']))).toEqual(['East', 'Two']);
    expect(names(await keepersOf(['orderTypes', 'types', { id: 2 }]))).toEqual(['East', 'Two']);
    expect(names(await keepersOf(['orderTypes', 'types', { id: 3 }]))).toEqual([]);
    expect(names(await keepersOf(['customName', 'orderTypes']))).toEqual([]);
    expect(names(await keepersOf([]))).toEqual(['East', 'Two']);
  });

  test('many are reset at once, each keeps what lies elsewhere, and the reset stands in its history', async () => {
    const { locations } = company;
    await keep(locations.one, [noTips]);
    await keep(locations.two, [noTips, named('Pick-up')]);
    const all = [locations.one, locations.two].map((tenantId) => ({ tenantId, version: 1 }));
    expect((await reset(tips, all)).json()).toEqual({ reset: [locations.one, locations.two], skipped: [] });
    expect(await keepersOf(tips)).toEqual([]);
    expect(await keepersOf(toGo)).toMatchObject([{ tenantId: locations.two, overrideVersion: 2 }]);
    const history = `/api/configuration/${company.id}/locationSettings/history?documentId=${documentId()}&tenantId=${locations.one}`;
    expect((await admin('GET', history)).json()[0]).toMatchObject({ version: 2, changes: [{ path: tips, to: true }] });
  });

  test('a store that changed something since is left alone and named', async () => {
    const { one, two } = company.locations;
    await keep(one, [noTips]);
    await keep(two, [noTips]);
    await keep(two, [noTips, named('Pick-up')], 1);
    const answer = await reset(
      tips,
      [one, two].map((tenantId) => ({ tenantId, version: 1 })),
    );
    expect(answer.json()).toEqual({ reset: [one], skipped: [two] });
    expect(await keepersOf(tips)).toMatchObject([{ tenantId: two, overrideVersion: 2 }]);
  });

  test('all or nothing for whom one of them, or the section, is not to change', async () => {
    const { one, two } = company.locations;
    await keep(one, [noTips]);
    await keep(two, [noTips]);
    const server = await testServer();
    const both = [one, two].map((tenantId) => ({ tenantId, version: 1 }));
    const at = (id: string) => ({ type: 'LOCATION', id }) as const;
    const person = (right: Permission, on?: ReturnType<typeof at>) => personWith(server, company, [right], on);
    const refused = [
      await reset(tips, both, await person('ACCESS_CONFIGURATION_OPTIONS', at(one))),
      await reset(tips, both, await person('CONFIGURE_HARDWARE')),
      await reset(tips, both, await company.as('reader')),
      await reset(tips, both, await (await buildCompany(server)).as('admin')),
      await reset(tips, [...both, { tenantId: 'loc_unknown', version: 1 }]),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 404, 404]);
    expect(await keepersOf(tips)).toHaveLength(2);
  });
});
