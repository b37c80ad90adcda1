import { describe, expect, test } from 'vitest';
import { gzipBody } from '../../testing/gzip-body.ts';
import { renamedTax } from '../../testing/menu-edits.ts';
import { testCompany } from '../../testing/test-server.ts';
import { onlyDocumentId } from '../kinds.ts';

const { company, admin } = await testCompany();
const { one } = company.locations;
const { west } = company.groups;

const audited = async () => (await admin('GET', `/api/audit/${company.id}`)).json().entries.length;
const statusOfOne = async () => {
  const rows = (await admin('GET', `/api/tenants/sync-status/${company.id}`)).json();
  return rows.find(({ id }: { id: string }) => id === one);
};

/** The answer of a save, after a check that it leaves neither an entry in the audit nor a mark on the store. */
async function saveOfNothing(save: () => ReturnType<typeof admin>) {
  const before = [await audited(), await statusOfOne()];
  const answer = await save();
  expect(answer.statusCode, answer.body).toBe(200);
  expect([await audited(), await statusOfOne()]).toEqual(before);
  return answer.json();
}

describe.each([
  ['settings', 'locationSettings', { path: ['hours', 'startOfWeek'], from: 1, to: 3 }],
  ['employment', 'employment', { path: ['timeClock', 'enable'], from: true, to: false }],
] as const)('%s', (path, kind, place) => {
  const url = `/api/blobs/${path}/company/${company.id}`;
  const id = onlyDocumentId(kind, company.id);
  const overrideUrl = (tenantId: string) => `/api/blobs/${path}/overrides/location/${tenantId}`;
  const changes = [{ kind: 'SIMPLE_FIELD_CHANGED', ...place }];

  test('PB-03 a company document that is saved already makes no version; another one does', async () => {
    const { blob } = (await admin('GET', url)).json();
    const save = (ver: number, document: object) => admin('PUT', url, { id, ver, blob: document });
    expect((await save(0, blob)).json().ver).toBe(1);
    expect(await saveOfNothing(() => save(1, blob))).toMatchObject({ id, ver: 1 });
    expect(
      (await save(1, { ...blob, [place.path[0]]: { ...blob[place.path[0]], [place.path[1]]: place.to } })).json().ver,
    ).toBe(2);
    expect((await save(1, blob)).statusCode).toBe(409);
    expect((await save(2, blob)).json().ver).toBe(3);
  });

  test('VR-01 a document says when it was saved, and nothing before it was', async () => {
    const { company: fresh, admin: asFresh } = await testCompany();
    const freshUrl = `/api/blobs/${path}/company/${fresh.id}`;
    const { blob, savedAt } = (await asFresh('GET', freshUrl)).json();
    expect(savedAt).toBeNull();
    const before = Date.now();
    const saved = (await asFresh('PUT', freshUrl, { id: onlyDocumentId(kind, fresh.id), ver: 0, blob })).json();
    expect(Date.parse(saved.savedAt)).toBeGreaterThanOrEqual(before - 1);
    expect((await asFresh('GET', freshUrl)).json().savedAt).toBe(saved.savedAt);
    const at = `/api/blobs/${path}/location/${fresh.locations.one}`;
    expect((await asFresh('GET', at)).json().savedAt).toBe(saved.savedAt);
  });

  test.each([one, west])(
    'PB-03 changes that are there already, or none where there are none, make no version',
    async (tenantId) => {
      const save = (overrideVer: number, list: object[]) =>
        admin('PUT', overrideUrl(tenantId), { overrideVer, changes: list });
      expect(await saveOfNothing(() => save(0, []))).toMatchObject({ ver: 3, overrideVer: null });
      expect((await save(0, changes)).json()).toMatchObject({ overrideVer: 1 });
      expect(await saveOfNothing(() => save(1, changes))).toMatchObject({ overrideVer: 1 });
      expect((await save(0, changes)).statusCode).toBe(409);
      expect((await save(1, [])).json()).toMatchObject({ overrideVer: 2 });
      expect(await saveOfNothing(() => save(2, []))).toMatchObject({ overrideVer: 2 });
    },
  );
});

describe('menus', () => {
  const menus = `/api/menus/company/${company.id}`;

  test.each([false, true])('PB-02 a save without a change makes no version, single-use: %s', async (singleUse) => {
    const name = singleUse ? 'Single' : 'Shared';
    const { id } = (await admin('POST', menus, gzipBody({ name, singleUse }))).json();
    await admin('POST', `${menus}/${id}/assign`, { locationIds: [one] });
    const menuBlob = JSON.parse((await admin('GET', `${menus}/${id}`)).json().menuBlob);
    const put = (more: object) =>
      admin('PUT', menus, gzipBody({ id, ver: 1, name, desc: '', singleUse, menuBlob, ...more }));
    expect(await saveOfNothing(() => put({}))).toMatchObject({ ver: 1 });
    const override = (overrideVer: number, changes: object[]) =>
      admin('POST', `/api/menus/location/${one}/${id}?overrideVer=${overrideVer}`, { changes });
    expect(await saveOfNothing(() => override(0, []))).toMatchObject({ ver: 1, overrideVer: null });
    const changed = (await override(0, [renamedTax('Here')])).json();
    expect(changed).toMatchObject({ ver: singleUse ? 2 : 1, overrideVer: 1 });
    expect(await saveOfNothing(() => override(1, [renamedTax('Here')]))).toMatchObject({
      ver: changed.ver,
      overrideVer: 1,
    });
  });

  test('a menu that only changes its name is saved', async () => {
    const { id } = (await admin('POST', menus, gzipBody({ name: 'Before' }))).json();
    const menuBlob = JSON.parse((await admin('GET', `${menus}/${id}`)).json().menuBlob);
    const body = { id, ver: 1, name: 'After', desc: '', singleUse: false, menuBlob };
    expect((await admin('PUT', menus, gzipBody(body))).json().ver).toBe(2);
    expect((await admin('GET', `${menus}/${id}`)).json().name).toBe('After');
  });
});
