import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { buildHolder } from '../../../testing/test-employees.ts';
import { testCompany } from '../../../testing/test-server.ts';
import { up } from './2026-11-22-12-template-right.ts';

test('PM-57 roles of administrators who manage menus take over the right to templates, once, and no other role does', async () => {
  const { server, company } = await testCompany();
  const administrator = ['COMPANY_ADMIN', 'USER_ADMIN', 'USER_ROLES_ADMIN', 'GLOBAL_ROLE_GRANTING'];
  const [whole, menuless, manager] = [
    await buildHolder(server, company.id, { permissions: [...administrator, 'MANAGE_MENUS'] }),
    await buildHolder(server, company.id, { permissions: administrator }),
    await buildHolder(server, company.id, { permissions: ['MANAGE_MENUS'] }),
  ];
  const run = async () => {
    await server.database.owner.transaction().execute((transaction) => up(transaction));
  };
  await run();
  await run();
  const { rows } = await sql<{ id: string; permissions: string[] }>`
    SELECT id, permissions FROM roles WHERE company_id = ${company.id}`.execute(server.database.owner);
  const held = (id: string) => rows.find((row) => row.id === id)?.permissions.filter((code) => code.includes('TEMPL'));
  expect(held(whole.roleId)).toEqual(['MANAGE_MENU_TEMPLATES']);
  expect(held(menuless.roleId)).toEqual([]);
  expect(held(manager.roleId)).toEqual([]);
});
