import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { gzipBody } from '../../testing/gzip-body.ts';
import { buildHolder } from '../../testing/test-employees.ts';
import { type Client, testCompany } from '../../testing/test-server.ts';

const { server, company, admin } = await testCompany();
const { one, three } = company.locations;
const menuId: string = (await admin('POST', `/api/menus/company/${company.id}`, gzipBody({ name: 'Main' }))).json().id;
await admin('POST', `/api/menus/company/${company.id}/${menuId}/assign`, { locationIds: [one, three] });
const permissions = ['MANAGE_MENUS', 'OVERRIDE_MENUS'] as const;
const other = (await buildHolder(server, company.id, { permissions, name: 'Olive Other' })).client;
const atOne = (
  await buildHolder(server, company.id, { permissions, name: 'One Only', on: { type: 'LOCATION', id: one } })
).client;

const say = (client: Client, body: object) =>
  client('POST', `/api/configuration/${company.id}/menu/editing`, { documentId: menuId, isEditing: true, ...body });
const others = async (client: Client, body: object = {}): Promise<string[]> => {
  const answer = await say(client, body);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().others.map(({ name }: { name: string }) => name);
};

test('a person who has unsaved changes in a document is named to the others at that level, until they have none', async () => {
  expect(await others(other)).toEqual([]);
  expect(await others(admin, { isEditing: false })).toEqual(['Olive Other']);
  expect(await others(other)).toEqual([]);
  expect(await others(admin, { tenantId: one })).toEqual([]);
  expect(await others(other, { tenantId: one })).toEqual(['Ada Admin']);
  await say(other, { isEditing: false });
  expect(await others(admin, { isEditing: false })).toEqual([]);
});

test('whose console has said nothing for 90 seconds is no longer named, and is new when they come back', async () => {
  await say(other, {});
  const before = (await say(admin, { isEditing: false })).json().others[0].since;
  await sql`UPDATE editing SET said_at = now() - interval '91 seconds' WHERE company_id = ${company.id}`.execute(
    server.database.owner,
  );
  expect(await others(admin, { isEditing: false })).toEqual([]);
  await say(other, {});
  const after = (await say(admin, { isEditing: false })).json().others[0].since;
  expect(Date.parse(after)).toBeGreaterThan(Date.parse(before));
  await say(other, { isEditing: false });
});

test('of a place that is not theirs, and of a document that does not exist, people learn nothing', async () => {
  await say(other, { tenantId: three });
  expect((await say(atOne, { tenantId: three })).statusCode).toBe(404);
  expect(await others(atOne, { tenantId: one })).toEqual([]);
  expect((await say(admin, { documentId: 'menu_absent' })).statusCode).toBe(404);
  expect((await say(await company.as('reader'), {})).statusCode).toBe(403);
  const foreign = await testCompany();
  expect((await say(foreign.admin, {})).statusCode).toBe(404);
  await say(other, { tenantId: three, isEditing: false });
});
