import { gzipSync } from 'node:zlib';
import type { MenuRecord } from '@servery/contract';
import { newOffer } from '@servery/domain';
import { describe, expect, test } from 'vitest';
import { gzipBody, sent } from '../../testing/gzip-body.ts';
import { renamedTax, taxNames } from '../../testing/menu-edits.ts';
import { personWith } from '../../testing/test-employees.ts';
import { type Client, testCompany } from '../../testing/test-server.ts';

const { server, company, admin } = await testCompany();
const menus = `/api/menus/company/${company.id}`;

async function createMenu(name: string, more: object = {}): Promise<string> {
  const answer = await admin('POST', menus, gzipBody({ name, ...more }));
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().id;
}

async function readMenu(id: string): Promise<MenuRecord> {
  return (await admin('GET', `${menus}/${id}`)).json();
}

async function saveMenu(
  client: Client,
  id: string,
  ver: number,
  change: (blob: Record<string, unknown>) => object,
  name = `Menu ${id}`,
) {
  const { menuBlob } = await readMenu(id);
  return client(
    'PUT',
    menus,
    gzipBody({ id, ver, name, desc: '', singleUse: false, menuBlob: change(JSON.parse(menuBlob)) }),
  );
}

const addSize = (id: string) => (blob: Record<string, unknown>) => ({
  ...blob,
  sizes: [...(Array.isArray(blob.sizes) ? blob.sizes : []), { id, name: id }],
});

describe('company menus', () => {
  test('MN-16 MN-11 MN-02 VR-01 VR-02 a menu is created, listed and read', async () => {
    const id = await createMenu('Lunch');
    const list = (await admin('GET', menus)).json();
    expect(list).toContainEqual(
      expect.objectContaining({ id, name: 'Lunch', ver: 1, changedBy: 'Ada Admin', assignedTo: [] }),
    );
    const record = await readMenu(id);
    expect(record).toMatchObject({
      id,
      ver: 1,
      overrideId: null,
      overrideVer: null,
      groupOverrideId: null,
      groupOverrideVer: null,
      name: 'Lunch',
      desc: '',
      template: false,
      singleUse: false,
    });
    expect(typeof record.menuBlob).toBe('string');
  });

  test('MN-03 MN-04 a new menu starts with Sales Tax and a default pricing scheme', async () => {
    const blob = JSON.parse((await readMenu(await createMenu('Fresh'))).menuBlob);
    expect(blob.taxStructures).toEqual([expect.objectContaining({ name: 'Sales Tax', applies: 'AFTER' })]);
    expect(blob.pricingSchemes).toEqual([expect.objectContaining({ isDefault: true })]);
  });

  test('OF-12 OF-13 dates of an offer that end before they begin are a warning, a code that is missing keeps a menu from being saved', async () => {
    const id = await createMenu('Offers');
    const offer = newOffer({ id: 'late', name: 'Late slice', dateCreated: '2026-11-01', color: '#275D94' });
    const dateRange = { enabled: true, startDate: '2026-12-24', endDate: '2026-12-23' };
    const late = { ...offer, validity: { ...offer.validity, dateRange } };
    expect((await saveMenu(admin, id, 1, (blob) => ({ ...blob, offers: [late] }))).statusCode).toBe(200);
    expect((await saveMenu(admin, id, 2, addSize('cup'))).statusCode).toBe(200);
    const coded = { ...late, applying: { ...offer.applying, couponCode: { required: true, code: '' } } };
    const refused = await saveMenu(admin, id, 3, (blob) => ({ ...blob, offers: [coded] }));
    expect(refused.statusCode).toBe(400);
    expect(refused.json().errors).toMatchObject([
      { code: 'COUPON_CODE_REQUIRED', path: 'offers.late.applying.couponCode.code' },
    ]);
  });

  test('MN-14 MN-15 VR-03 VR-04 VR-05 VR-06 a conditional read answers 304 only when the version is current', async () => {
    const id = await createMenu('Conditional');
    const status = async (query: string) => (await admin('GET', `${menus}/${id}${query}`)).statusCode;
    expect(await status('')).toBe(200);
    expect(await status('?expectedVersion=1')).toBe(304);
    expect(await status(`?expectedId=${id}&expectedVersion=1`)).toBe(304);
    expect(await status('?expectedVersion=2')).toBe(200);
    expect(await status('?expectedId=other&expectedVersion=1')).toBe(200);
  });

  test('MN-17 VR-09 VR-12 a save raises the version by exactly one', async () => {
    const id = await createMenu('Saved');
    const answer = await saveMenu(admin, id, 1, addSize('m1'));
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      expect.objectContaining({ id, ver: 2, overrideVer: null, groupOverrideVer: null }),
    ]);
    expect(JSON.parse((await readMenu(id)).menuBlob).sizes).toEqual([{ id: 'm1', name: 'm1' }]);
  });

  test('KE-07 KE-13 ER-07 a save against an old version answers 409 with the changes saved since, and changes nothing', async () => {
    const id = await createMenu('Contested');
    await saveMenu(admin, id, 1, addSize('first'));
    const answer = await saveMenu(admin, id, 1, addSize('second'));
    expect(answer.statusCode).toBe(409);
    const body = answer.json();
    expect(body.error).toBe('CONFLICTING EDIT');
    expect(body.current.ver).toBe(2);
    expect(body.current.versions).toEqual([expect.objectContaining({ version: 2, by: 'Ada Admin' })]);
    expect(body.current.changes).toEqual([expect.objectContaining({ kind: 'ARRAY_ELEMENT_ADDED', path: ['sizes'] })]);
    expect((await readMenu(id)).ver).toBe(2);
  });

  test('MN-12 CT-01 versions are listed newest first with author and number of changes', async () => {
    const id = await createMenu('Versions');
    await saveMenu(admin, id, 1, addSize('a'));
    const versions = (await admin('GET', `${menus}/${id}/versions`)).json();
    expect(
      versions.map((entry: { version: number; changeCount: number }) => [entry.version, entry.changeCount]),
    ).toEqual([
      [2, 1],
      [1, 0],
    ]);
  });

  test('MN-13 the difference of two versions, either way round', async () => {
    const id = await createMenu('Compared');
    await saveMenu(admin, id, 1, addSize('a'));
    const between = async (from: number, to: number) =>
      (await admin('GET', `${menus}/${id}/from/${from}/to/${to}`))
        .json()
        .changes.map((change: { kind: string }) => change.kind);
    expect(await between(1, 2)).toEqual(['ARRAY_ELEMENT_ADDED']);
    expect(await between(2, 1)).toEqual(['ARRAY_ENTITY_REMOVED']);
    expect((await admin('GET', `${menus}/${id}/from/1/to/9`)).statusCode).toBe(404);
  });

  test('MN-28 a menu is assigned to locations; one in use is not deleted', async () => {
    const id = await createMenu('Assigned');
    expect((await admin('POST', `${menus}/${id}/assign`, { locationIds: [company.locations.one] })).statusCode).toBe(
      200,
    );
    const [one] = (await admin('GET', `/api/tenants/sync-status/${company.id}`))
      .json()
      .filter((tenant: { id: string }) => tenant.id === company.locations.one);
    expect(one.menuInfo.assigned).toEqual({ id, version: 1 });
    const refused = await admin('POST', `${menus}/${id}/delete`);
    expect([refused.statusCode, refused.json().errors[0].code]).toEqual([400, 'MENU_IN_USE']);
  });

  test('MN-20 a deleted menu is gone from list and reads', async () => {
    const id = await createMenu('Doomed');
    expect((await admin('POST', `${menus}/${id}/delete`)).statusCode).toBe(204);
    expect((await admin('GET', `${menus}/${id}`)).statusCode).toBe(404);
    expect((await admin('GET', menus)).json().map((menu: { id: string }) => menu.id)).not.toContain(id);
  });

  test('MN-07 MN-08 an imported blob needs departments', async () => {
    const refused = await admin('POST', menus, gzipBody({ name: 'Bad import', menuBlob: { items: [] } }));
    expect([refused.statusCode, refused.json().errors[0]]).toEqual([
      400,
      { code: 'NOT_MENU_BLOB', message: 'Not a recognizable menu blob.', path: 'body.menuBlob.departments' },
    ]);
    const good = JSON.parse((await readMenu(await createMenu('Source'))).menuBlob);
    await createMenu('Good import', { menuBlob: good });
  });
});

describe('bad menu bodies', () => {
  const send = (payload: Buffer | string, type = 'application/octet-stream') =>
    admin('PUT', menus, sent(payload, { headers: { 'content-type': type } }));

  test('MN-18 what is not gzip, or not JSON inside, is a 400 that says so', async () => {
    expect((await send(Buffer.from('not gzip'))).json().errors[0].code).toBe('MALFORMED_GZIP');
    expect((await send(gzipSync('{"a":').subarray(0, 12))).json().errors[0].code).toBe('MALFORMED_GZIP');
    expect((await send(gzipSync('{"a":'))).json().errors[0].code).toBe('MALFORMED_JSON');
  });

  test('MN-19 a body that inflates beyond 64 MiB is refused', async () => {
    const answer = await send(gzipSync(Buffer.alloc(65 * 1024 * 1024, 32)));
    expect([answer.statusCode, answer.json()]).toEqual([413, { error: 'BODY_TOO_LARGE' }]);
  });

  test('a body nested 10,000 deep, and names that poison prototypes, are refused', async () => {
    const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;
    expect((await send(gzipSync(deep))).json().errors[0].code).toBe('NESTED_TOO_DEEP');
    for (const name of ['__proto__', 'constructor', 'prototype']) {
      const answer = await send(gzipSync(`{"menuBlob":{"${name}":{"polluted":true}}}`));
      expect(answer.json().errors[0]).toMatchObject({ code: 'FORBIDDEN_NAME', path: name });
    }
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  test('another content type than the declared one is a 415', async () => {
    expect((await send('{}', 'application/json')).statusCode).toBe(415);
    expect((await send('{}', 'text/plain')).statusCode).toBe(415);
    expect(
      (
        await admin(
          'POST',
          '/api/session/login',
          sent(gzipSync('{}'), {
            headers: { 'content-type': 'application/octet-stream' },
          }),
        )
      ).statusCode,
    ).toBe(415);
  });

  test('KE-01 KE-02 KE-03 ER-01 ER-02 unknown fields and wrong types name their field; nothing is saved', async () => {
    const id = await createMenu('Strict');
    const unknown = await admin(
      'PUT',
      menus,
      gzipBody({ id, ver: 1, name: 'x', desc: '', singleUse: false, menuBlob: {}, extra: 1 }),
    );
    expect([unknown.statusCode, unknown.json().errors[0].code]).toEqual([400, 'INVALID']);
    const wrong = await saveMenu(admin, id, 1, (blob) => ({ ...blob, departments: [{ id: 'd1', info: { name: 7 } }] }));
    expect(wrong.statusCode).toBe(400);
    expect(
      wrong
        .json()
        .errors.map((error: { path: string }) => error.path)
        .join(' '),
    ).toContain('departments.d1');
    expect((await readMenu(id)).ver).toBe(1);
  });
});

describe('menu overrides', () => {
  const assign = async (id: string, locationIds: readonly string[]) =>
    expect((await admin('POST', `${menus}/${id}/assign`, { locationIds })).statusCode).toBe(200);

  test('MN-24 MN-23 VR-10 VR-12 OV-11 OV-16 a location override is a list of changes with a version of its own', async () => {
    const id = await createMenu('Overridden');
    const manager = await company.as('manager');
    const url = `/api/menus/location/${company.locations.one}/${id}`;
    const saved = await manager('POST', `${url}?overrideVer=0`, { changes: [renamedTax('Here')] });
    expect([saved.statusCode, saved.json()]).toEqual([
      200,
      expect.objectContaining({ ver: 1, overrideVer: 1, groupOverrideVer: null }),
    ]);
    const read = (await manager('GET', url)).json();
    expect(read.override).toEqual({ id: `${id}__${company.locations.one}`, ver: 1, changes: [renamedTax('Here')] });
    expect(taxNames(read.menuBlob)).toEqual(['Sales Tax']);
    expect((await readMenu(id)).ver).toBe(1);
  });

  test('VR-11 OV-12 a group override raises the counter that its locations see', async () => {
    const id = await createMenu('Grouped');
    const group = await company.as('groupManager');
    expect(
      (
        await group('POST', `/api/menus/location/${company.groups.west}/${id}?overrideVer=0`, {
          changes: [renamedTax('West')],
        })
      ).json(),
    ).toMatchObject({ overrideVer: 1 });
    const seen = (await group('GET', `/api/menus/location/${company.locations.two}/${id}`)).json();
    expect(seen).toMatchObject({
      groupOverrideVer: 1,
      overrideVer: null,
      groupOverride: { changes: [renamedTax('West')] },
      override: null,
    });
    const elsewhere = (await admin('GET', `/api/menus/location/${company.locations.three}/${id}`)).json();
    expect(elsewhere.groupOverride).toBeNull();
  });

  test('VR-13 an override save against an old version answers 409 with the changes between', async () => {
    const id = await createMenu('Override contested');
    const manager = await company.as('manager');
    const url = `/api/menus/location/${company.locations.one}/${id}?overrideVer=0`;
    await manager('POST', url, { changes: [renamedTax('first')] });
    const answer = await manager('POST', url, { changes: [renamedTax('second')] });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      error: 'CONFLICTING EDIT',
      current: { ver: 1, versions: [{ version: 1, by: 'Mia Manager' }] },
    });
    expect(answer.json().current.changes).toEqual([renamedTax('first')]);
  });

  test('a change without a home and one that makes the menu invalid are refused, naming the field', async () => {
    const id = await createMenu('Guarded');
    const manager = await company.as('manager');
    const url = `/api/menus/location/${company.locations.one}/${id}?overrideVer=0`;
    const lost = await manager('POST', url, {
      changes: [{ kind: 'SIMPLE_FIELD_CHANGED', path: ['items', { id: 'gone' }, 'info', 'name'], from: 'a', to: 'b' }],
    });
    expect([lost.statusCode, lost.json().errors[0].code]).toEqual([400, 'NO_SUCH_TARGET']);
    const broken = await manager('POST', url, {
      changes: [{ kind: 'FIELD_REPLACED', path: ['departments'], from: [], to: 'none' }],
    });
    expect([broken.statusCode, broken.json().errors[0].path]).toEqual([400, 'departments']);
    const poisoned = await manager('POST', url, {
      changes: [{ kind: 'FIELD_ADDED', path: ['__proto__', 'polluted'], to: true }],
    });
    expect(poisoned.statusCode).toBe(400);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  test('MN-05 MN-06 a single-use menu override is also saved as the company menu, another is not', async () => {
    const single = await createMenu('Single', { singleUse: true });
    await assign(single, [company.locations.one]);
    const shared = await createMenu('Shared');
    const manager = await company.as('manager');
    const save = async (id: string) =>
      (
        await manager('POST', `/api/menus/location/${company.locations.one}/${id}?overrideVer=0`, {
          changes: [renamedTax('Mine')],
        })
      ).json();
    expect([(await save(single)).ver, (await save(shared)).ver]).toEqual([2, 1]);
    expect(taxNames((await readMenu(single)).menuBlob)).toEqual(['Mine']);
    expect(taxNames((await readMenu(shared)).menuBlob)).toEqual(['Sales Tax']);
  });

  describe('a menu made for one location', () => {
    const save = async (client: Client, id: string, location: string) =>
      client('POST', `/api/menus/location/${location}/${id}?overrideVer=0`, { changes: [renamedTax('Mine')] });

    test('T5 MN-05 the menu of a sibling location is not rewritten by an override', async () => {
      const id = await createMenu('Of three', { singleUse: true });
      await assign(id, [company.locations.three]);
      const answer = await save(await company.as('manager'), id, company.locations.one);
      expect([answer.statusCode, answer.json().errors[0].path]).toEqual([403, 'params.menuId']);
      expect((await readMenu(id)).ver).toBe(1);
      const own = await admin('GET', `/api/menus/location/${company.locations.one}/${id}`);
      expect(own.json().override).toBeNull();
    });

    test('T5 MN-05 one that no location has is not rewritten by who edits one location', async () => {
      const id = await createMenu('Of nobody', { singleUse: true });
      expect((await save(await company.as('manager'), id, company.locations.one)).statusCode).toBe(403);
      expect((await readMenu(id)).ver).toBe(1);
    });

    test('T5 MN-05 one that several locations have is rewritten by who may edit it at each of them', async () => {
      const id = await createMenu('Of one and two', { singleUse: true });
      await assign(id, [company.locations.one, company.locations.two]);
      expect((await save(await company.as('manager'), id, company.locations.one)).statusCode).toBe(403);
      const west = await company.as('groupManager');
      expect((await save(west, id, company.locations.one)).json()).toMatchObject({ ver: 2, overrideVer: 1 });
    });

    test('MN-05 who manages the menus of the company rewrites it from any location', async () => {
      const id = await createMenu('Prepared', { singleUse: true });
      const elsewhere = await personWith(server, company, { permissions: ['OVERRIDE_MENUS'] });
      expect((await save(elsewhere, id, company.locations.one)).statusCode).toBe(403);
      expect((await save(admin, id, company.locations.one)).json()).toMatchObject({ ver: 2, overrideVer: 1 });
    });
  });

  test('T5 a menu is assigned to locations, not to groups', async () => {
    const id = await createMenu('For locations');
    const answer = await admin('POST', `${menus}/${id}/assign`, { locationIds: [company.groups.west] });
    expect([answer.statusCode, answer.json().errors?.[0].path]).toEqual([400, 'body.locationIds']);
  });

  test('MN-10 PM-57 a location menu needs OVERRIDE_MENUS there', async () => {
    const id = await createMenu('Fenced');
    const manager = await company.as('manager');
    const reader = await company.as('reader');
    expect((await manager('GET', `/api/menus/location/${company.locations.two}/${id}`)).statusCode).toBe(403);
    expect((await reader('GET', `/api/menus/location/${company.locations.one}/${id}`)).statusCode).toBe(403);
    expect((await manager('PUT', menus, gzipBody({}))).statusCode).toBe(403);
  });
});
