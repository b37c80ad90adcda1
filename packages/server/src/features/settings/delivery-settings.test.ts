import { describe, expect, test } from 'vitest';
import { settingsCalls } from '../../testing/settings-calls.ts';
import { testCompany } from '../../testing/test-server.ts';

const { company, admin } = await testCompany();

const { read, save } = settingsCalls(company);
const wharf = {
  id: 'wharf',
  entityType: 'DELIVERY_ZONE',
  type: 'polygon',
  name: 'Wharf',
  fillColor: '#0b7a74',
  allowOnline: true,
  deliveryFee: '2.99',
  disabled: false,
  radius: '',
  bounds: '',
  center: '',
  path: '37.8,-122.42 37.81,-122.42 37.81,-122.4',
};

const saveZones = (...zones: readonly object[]) => save(admin, () => ({ deliveryArea: { enforceInPos: true, zones } }));

describe('delivery zones over HTTP', () => {
  test('DZ-02 DZ-04 zones are saved and read again as they were', async () => {
    expect((await saveZones(wharf)).statusCode).toBe(200);
    expect((await read(admin)).deliveryArea).toEqual({ enforceInPos: true, zones: [wharf] });
  });

  test('DZ-17 two zones of one name are saved', async () => {
    expect((await saveZones(wharf, { ...wharf, id: 'other' })).statusCode).toBe(200);
  });

  test.each([
    ['DZ-08', 'crosses itself', 'path', { path: '37.8,-122.4 37.81,-122.39 37.81,-122.4 37.8,-122.39' }],
    ['DZ-08', 'at least three corners', 'path', { path: '37.8,-122.4' }],
    ['DZ-10', 'amount such as 12.99', 'deliveryFee', { deliveryFee: '-1' }],
    ['DZ-04', 'Enter a color', 'fillColor', { fillColor: 'red' }],
    ['DZ-07', 'needs a center', 'center', { type: 'circle', radius: '5' }],
  ])('%s what is wrong with a zone is refused by its field: %s', async (_rule, words, field, wrong) => {
    const answer = await saveZones({ ...wharf, ...wrong });
    expect(answer.statusCode).toBe(400);
    const [error] = answer.json().errors;
    expect(error.message).toContain(words);
    expect(error.path.endsWith(field)).toBe(true);
  });

  test('DZ-06 a location may not lay a shape over a zone that cannot be read', async () => {
    await saveZones(wharf);
    const path = ['deliveryArea', 'zones', { id: 'wharf' }, 'path'];
    const changes = [{ kind: 'SIMPLE_FIELD_CHANGED', path, from: wharf.path, to: 'nowhere' }];
    const to = `/api/blobs/settings/overrides/location/${company.locations.one}`;
    const answer = await (await company.as('manager'))('PUT', to, { overrideVer: 0, changes });
    expect([answer.statusCode, answer.json().errors?.[0]?.path]).toEqual([400, expect.stringContaining('wharf')]);
  });
});
