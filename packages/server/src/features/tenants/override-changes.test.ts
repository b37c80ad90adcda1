import type { Change } from '@servery/domain';
import { expect, test } from 'vitest';
import { settingsCalls } from '../../testing/settings-calls.ts';
import { testCompany } from '../../testing/test-server.ts';

const { company, admin } = await testCompany();
const { one, two, three } = company.locations;

const change = (field: string): Change => ({
  kind: 'SIMPLE_FIELD_CHANGED',
  path: ['tipsSettings', field],
  from: true,
  to: false,
});
const keep = async (id: string, overrideVer: number, changes: readonly Change[]) => {
  const answer = await admin('PUT', `/api/blobs/settings/overrides/location/${id}`, { overrideVer, changes });
  expect([answer.statusCode, answer.json().errors]).toEqual([200, undefined]);
};
const keptAt = async (id: string) => {
  const rows: { id: string; overrideChanges: object }[] = (
    await admin('GET', `/api/tenants/sync-status/${company.id}`)
  ).json();
  return rows.find((row) => row.id === id)?.overrideChanges;
};

test('EN-06 the sync status counts the changes that a location and its group keep; one that keeps none any more is not reported', async () => {
  await settingsCalls(company).save(admin, () => ({}));
  expect(await keptAt(one)).toEqual({});
  await keep(one, 0, [change('allowTipsPOS'), change('allowTipsOnline')]);
  await keep(company.groups.west, 0, [change('allowTipsPOS')]);
  expect(await keptAt(one)).toEqual({ 'location-settings': { group: 1, own: 2 } });
  expect(await keptAt(two)).toEqual({ 'location-settings': { group: 1, own: 0 } });
  expect(await keptAt(three)).toEqual({});
  await keep(one, 1, []);
  expect(await keptAt(one)).toEqual({ 'location-settings': { group: 1, own: 0 } });
  await keep(company.groups.west, 1, []);
  expect(await keptAt(one)).toEqual({});
});
