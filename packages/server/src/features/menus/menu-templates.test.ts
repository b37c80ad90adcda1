import type { Permission } from '@servery/domain';
import { describe, expect, test } from 'vitest';
import { auditActions } from '../../testing/audit-actions.ts';
import { gzipBody } from '../../testing/gzip-body.ts';
import { renamedTax, taxNames } from '../../testing/menu-edits.ts';
import { publishingCompany } from '../../testing/publishing-calls.ts';
import { personWith } from '../../testing/test-employees.ts';
import { buildCompany, type Client } from '../../testing/test-server.ts';

const { server, company, all, menuId, start, completed, published } = await publishingCompany();
const menus = `/api/menus/company/${company.id}`;
const mayBoth: readonly Permission[] = ['MANAGE_MENUS', 'MANAGE_MENU_TEMPLATES', 'OVERRIDE_MENUS'];
const overrideBelow = await personWith(server, company, { permissions: mayBoth });
const manager = await personWith(server, company, { permissions: ['MANAGE_MENUS', 'OVERRIDE_MENUS'] });

let made = 0;
async function makeTemplate(from = menuId, client: Client = overrideBelow): Promise<string> {
  made += 1;
  const answer = await client('POST', `${menus}/${from}/template`, { name: `Template ${made}` });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().id;
}

const menuOf = async (id: string) => (await overrideBelow('GET', `${menus}/${id}`)).json();

async function putTaxName(client: Client, id: string, name: string) {
  const { ver, menuBlob, ...menu } = await menuOf(id);
  const document = JSON.parse(menuBlob);
  document.taxStructures[0].name = name;
  const about = { name: menu.name, desc: menu.desc, singleUse: menu.singleUse };
  return client('PUT', menus, gzipBody({ id, ver, ...about, menuBlob: document }));
}

const listed = async (client: Client) => (await client('GET', '/api/menus/templates')).json();

describe('a template', () => {
  test('MN-21 MN-22 is a menu as it was at that time, and a new menu begins as the template is now', async () => {
    const reported = (await auditActions(server, company.id)).length;
    const id = await makeTemplate();
    expect((await auditActions(server, company.id)).slice(reported)).toEqual(['CREATE_TEMPLATE']);
    expect(await listed(manager)).toContainEqual({ id, name: `Template ${made}`, desc: '' });
    expect((await manager('GET', `/api/menus/templates/${id}`)).json().menuBlob).toBe((await menuOf(menuId)).menuBlob);
    expect((await putTaxName(overrideBelow, id, 'Tax of the template')).statusCode).toBe(200);
    expect(taxNames((await menuOf(menuId)).menuBlob)).toEqual(['Sales Tax']);
    const begun = await manager('POST', menus, gzipBody({ name: 'Begun', templateId: id }));
    const menu = await menuOf(begun.json().id);
    expect(taxNames(menu.menuBlob)).toEqual(['Tax of the template']);
    expect(menu.template).toBe(false);
    expect((await menuOf(id)).template).toBe(true);
  });

  test('has a name that no menu and no other template has', async () => {
    await makeTemplate();
    for (const name of ['main', `Template ${made}`]) {
      const answer = await overrideBelow('POST', `${menus}/${menuId}/template`, { name });
      expect(answer.json().errors[0]).toMatchObject({ code: 'NAME_TAKEN', path: 'body.name' });
    }
    expect((await overrideBelow('POST', `${menus}/${menuId}/template`, {})).json().errors[0].path).toBe('body.name');
    expect((await overrideBelow('POST', `${menus}/menu_absent/template`, { name: 'Absent' })).statusCode).toBe(404);
    expect((await manager('GET', '/api/menus/templates/none')).statusCode).toBe(404);
    expect((await manager('GET', `/api/menus/templates/${menuId}`)).statusCode).toBe(404);
  });

  test('is assigned to no location, overridden by none, and never published', async () => {
    const id = await makeTemplate();
    expect((await putTaxName(overrideBelow, id, 'Never published')).statusCode).toBe(200);
    const assigned = await overrideBelow('POST', `${menus}/${id}/assign`, { locationIds: all });
    expect(assigned.json().errors[0]).toMatchObject({ code: 'TEMPLATE', path: 'params.menuId' });
    const location = company.locations.one;
    const changes = [renamedTax('Own', 'Never published')];
    const kept = await overrideBelow('POST', `/api/menus/location/${location}/${id}?overrideVer=0`, { changes });
    expect(kept.json().errors[0]).toMatchObject({ code: 'TEMPLATE', path: 'params.menuId' });
    const publisher = await personWith(server, company, { permissions: [...mayBoth, 'ACCESS_CONFIGURATION_OPTIONS'] });
    await completed(await start(publisher, {}));
    for (const one of all) {
      const { body } = await published('menus', one);
      expect(body).toContain('Sales Tax');
      expect(body).not.toContain('Never published');
    }
  });

  test('is deleted, and what began from it stays', async () => {
    const id = await makeTemplate();
    const begun = await manager('POST', menus, gzipBody({ name: `From ${made}`, templateId: id }));
    expect((await overrideBelow('POST', `${menus}/${id}/delete`)).statusCode).toBe(204);
    expect((await listed(overrideBelow)).map((template: { id: string }) => template.id)).not.toContain(id);
    expect((await menuOf(begun.json().id)).name).toBe(`From ${made}`);
    expect((await auditActions(server, company.id)).slice(-2)).toEqual(['SAVE', 'DELETE_TEMPLATE']);
  });
});

describe('who makes, changes and deletes templates', () => {
  test('PM-57 takes MANAGE_MENU_TEMPLATES beside MANAGE_MENUS, on the whole company', async () => {
    const id = await makeTemplate();
    const only = await personWith(server, company, { permissions: ['MANAGE_MENU_TEMPLATES'] });
    const local = await personWith(server, company, {
      permissions: mayBoth,
      on: { type: 'LOCATION', id: company.locations.one },
    });
    for (const client of [manager, only, local]) {
      const answers = [
        await client('POST', `${menus}/${menuId}/template`, { name: 'Not mine' }),
        await putTaxName(client, id, 'Not mine'),
        await client('POST', `${menus}/${id}/delete`),
      ];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
    }
    expect(taxNames((await menuOf(id)).menuBlob)).toEqual(['Sales Tax']);
  });

  test('T5 another company neither reads nor uses nor deletes it', async () => {
    const id = await makeTemplate();
    const other = await buildCompany(server);
    const stranger = await personWith(server, other, { permissions: mayBoth });
    expect(await listed(stranger)).toEqual([]);
    expect((await stranger('GET', `/api/menus/templates/${id}`)).statusCode).toBe(404);
    expect((await stranger('POST', `${menus}/${id}/delete`)).statusCode).toBe(404);
    const own = `/api/menus/company/${other.id}`;
    expect((await stranger('POST', `${own}/${menuId}/template`, { name: 'Taken' })).statusCode).toBe(404);
    expect((await stranger('POST', own, gzipBody({ name: 'Taken', templateId: id }))).statusCode).toBe(404);
  });
});
