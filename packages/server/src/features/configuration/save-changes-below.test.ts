import { beforeEach, describe, expect, test } from 'vitest';
import { setTo } from '../../testing/settings-calls.ts';
import { buildCompany, testServer } from '../../testing/test-server.ts';
import {
  buildDrinksMenu,
  type DrinksMenu,
  drinkIds,
  removed,
  renamed,
  type SentChanges,
} from './testing/drinks-menu.ts';

let drinks: DrinksMenu;

beforeEach(async () => {
  drinks = await buildDrinksMenu();
});

describe('changes of a group or location', () => {
  test('OV-11 OV-12 become what it keeps, over what the levels above make', async () => {
    const { company, save, namesNow, ownAt } = drinks;
    const { one } = company.locations;
    const { west } = company.groups;
    expect(
      (await save({ tenantId: west, baseVersion: 0, changes: [renamed('cola', 'West Cola')] })).json(),
    ).toMatchObject({
      record: { overrideVer: 1 },
      since: null,
    });
    const changes = [renamed('cola', 'Cola One', 'West Cola'), renamed('tea', 'Tea One')];
    expect((await save({ tenantId: one, baseVersion: 0, changes })).json()).toMatchObject({
      record: { overrideVer: 1 },
    });
    expect((await ownAt(one)).changes).toEqual([renamed('cola', 'Cola One', 'West Cola'), renamed('tea', 'Tea One')]);
    const back = [renamed('tea', 'tea', 'Tea One')];
    expect((await save({ tenantId: one, baseVersion: 1, changes: back })).json()).toMatchObject({
      record: { overrideVer: 2 },
    });
    expect((await ownAt(one)).changes).toEqual([renamed('cola', 'Cola One', 'West Cola')]);
    expect(await namesNow()).toEqual(drinkIds);
  });

  test('CT-32 CT-33 made on an older version they go on top of what was saved since, unless both changed one place', async () => {
    const { company, save, ownAt } = drinks;
    const { one } = company.locations;
    await save({ tenantId: one, baseVersion: 0, changes: [renamed('cola', 'Cola One')] });
    const { since } = (await save({ tenantId: one, baseVersion: 0, changes: [renamed('tea', 'Tea One')] })).json();
    expect(since).toMatchObject({ ver: 1, changes: [renamed('cola', 'Cola One')] });
    expect((await ownAt(one)).changes).toEqual([renamed('cola', 'Cola One'), renamed('tea', 'Tea One')]);
    const refused = await save({ tenantId: one, baseVersion: 1, changes: [renamed('tea', 'Other')] });
    expect([refused.statusCode, refused.json().current.changes]).toEqual([409, [renamed('tea', 'Tea One')]]);
  });

  test('OV-11 the first ones of several people at once are all kept', async () => {
    const { company, save, ownAt } = drinks;
    const { one } = company.locations;
    const first = (id: string) => save({ tenantId: one, baseVersion: 0, changes: [renamed(id, `${id} of one`)] });
    const answers = await Promise.all(drinkIds.map(first));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect((await ownAt(one)).changes).toHaveLength(3);
  });

  test('OV-13 what it keeps of a thing that the company removed stays, until somebody takes it away', async () => {
    const { company, save, ownAt } = drinks;
    const { one } = company.locations;
    await save({ tenantId: one, baseVersion: 0, changes: [renamed('water', 'Water One')] });
    await save({ baseVersion: 2, changes: [removed('water')] });
    await save({ tenantId: one, baseVersion: 1, changes: [renamed('tea', 'Tea One')] });
    expect((await ownAt(one)).changes).toEqual([renamed('tea', 'Tea One'), renamed('water', 'Water One')]);
  });

  test('MN-05 of a menu made for one location are saved whole too', async () => {
    const { company, admin, save, namesNow, addMenu } = drinks;
    const { one } = company.locations;
    const documentId = await addMenu({ name: 'Own', singleUse: true });
    await admin('POST', `/api/menus/company/${company.id}/${documentId}/assign`, { locationIds: [one] });
    const answer = await save({ documentId, tenantId: one, baseVersion: 0, changes: [renamed('cola', 'Cola One')] });
    expect(answer.json()).toMatchObject({ record: { ver: 3, overrideVer: 1 } });
    expect(await namesNow(documentId)).toEqual(['Cola One', 'tea', 'water']);
  });
});

describe('changes of settings and employment', () => {
  test('ST-02 of a company that never saved any go on top of the default', async () => {
    const { company, admin, save } = drinks;
    const documentId = `set_${company.id}`;
    const settings = { kind: 'locationSettings', documentId };
    const changes = [setTo(['hours', 'startOfWeek'], 3, 0)];
    expect((await save({ ...settings, baseVersion: 0, changes })).json()).toMatchObject({ since: null });
    const { ver, blob } = (await admin('GET', `/api/blobs/settings/company/${company.id}`)).json();
    expect([ver, blob.hours.startOfWeek]).toEqual([2, 3]);
    const licensed = [setTo(['licensing', 'deliveryAuth'], true, false)];
    expect((await save({ ...settings, baseVersion: 2, changes: licensed })).json()).toMatchObject({
      errors: [{ code: 'READ_ONLY' }],
    });
    const { one } = company.locations;
    const below = await save({ ...settings, tenantId: one, baseVersion: 0, changes: licensed });
    expect(below.json()).toMatchObject({ errors: [{ code: 'READ_ONLY' }] });
  });
});

describe('a person without the right to save there', () => {
  const changes = [renamed('cola', 'Cola')];

  test('is refused: another role, another location, another company', async () => {
    const { company, save, namesNow, person } = drinks;
    const { one, two } = company.locations;
    const reader = await company.as('reader');
    const manager = await person(['OVERRIDE_MENUS'], one);
    const other = await buildCompany(await testServer());
    const status = async (sent: Omit<SentChanges, 'baseVersion' | 'changes'>) =>
      (await save({ baseVersion: sent.tenantId === undefined ? 2 : 0, changes, ...sent })).statusCode;
    expect(await status({ client: reader })).toBe(403);
    expect(await status({ client: reader, tenantId: one })).toBe(403);
    expect(await status({ client: manager })).toBe(403);
    expect(await status({ client: manager, tenantId: two })).toBe(403);
    expect(await status({ client: manager, tenantId: one })).toBe(200);
    expect(await status({ client: await other.as('admin') })).toBe(404);
    expect(await status({ tenantId: other.locations.one })).toBe(404);
    expect(await namesNow()).toEqual(drinkIds);
  });

  test('PM-57 is refused a template without the right to manage templates, and no location changes one', async () => {
    const { company, menuId, save, person } = drinks;
    const both = await person(['MANAGE_MENUS', 'MANAGE_MENU_TEMPLATES', 'OVERRIDE_MENUS']);
    const menus = `/api/menus/company/${company.id}`;
    const { id: documentId } = (await both('POST', `${menus}/${menuId}/template`, { name: 'Template' })).json();
    const only = await person(['MANAGE_MENUS']);
    expect((await save({ client: only, documentId, baseVersion: 1, changes })).statusCode).toBe(403);
    const below = { documentId, tenantId: company.locations.one, baseVersion: 0, changes };
    expect((await save({ client: both, ...below })).json()).toMatchObject({ errors: [{ code: 'TEMPLATE' }] });
    expect((await save({ client: both, documentId, baseVersion: 1, changes })).statusCode).toBe(200);
  });

  test('is refused the sections that are not this person’s to read, and the fields that are not to change', async () => {
    const { company, save, person } = drinks;
    const documentId = `set_${company.id}`;
    const { one } = company.locations;
    const hours = await person(['ACCESS_CONFIGURATION_OPTIONS'], one);
    const sent = { client: hours, kind: 'locationSettings', documentId, tenantId: one, baseVersion: 0 };
    expect((await save({ ...sent, changes: [setTo(['hours', 'startOfWeek'], 3, 0)] })).statusCode).toBe(200);
    const foreign = [setTo(['driverManagement', 'trackDrivers'], true, false)];
    expect((await save({ ...sent, baseVersion: 1, changes: foreign })).statusCode).toBe(403);
  });
});
