import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { buildHolder } from '../../../../testing/test-employees.ts';
import { testCompany } from '../../../../testing/test-server.ts';
import { up } from './2026-11-29-33-push-right.ts';

test('PM-22 roles of administrators who configure online ordering take over the right to push notifications, once, and no other role does', async () => {
  const { server, company } = await testCompany();
  const administrator = ['COMPANY_ADMIN', 'USER_ADMIN', 'USER_ROLES_ADMIN', 'GLOBAL_ROLE_GRANTING'];
  const online = 'MODIFY_ONLINE_ORDERING_CONFIGURATION';
  const [whole, offline, manager] = [
    await buildHolder(server, company.id, { permissions: [...administrator, online] }),
    await buildHolder(server, company.id, { permissions: administrator }),
    await buildHolder(server, company.id, { permissions: [online] }),
  ];
  const run = async () => {
    await server.database.owner.transaction().execute((transaction) => up(transaction));
  };
  await run();
  await run();
  const { rows } = await sql<{ id: string; permissions: string[] }>`
    SELECT id, permissions FROM roles WHERE company_id = ${company.id}`.execute(server.database.owner);
  const pushing = (roleId: string) =>
    rows.find(({ id }) => id === roleId)?.permissions.filter((code) => code === 'PUSH_NOTIFICATIONS');
  expect([whole, offline, manager].map(({ roleId }) => pushing(roleId))).toEqual([['PUSH_NOTIFICATIONS'], [], []]);
});
