import { createClient, type ServerAnswerError, signIn } from '@servery/contract';
import { expect, test } from 'vitest';
import { buildHolder } from './testing/test-employees.ts';
import { testCompany } from './testing/test-server.ts';

const { server, company } = await testCompany();
const holder = await buildHolder(server, company.id, { permissions: ['MANAGE_MENUS'] });
const { url } = server;
const email = `${holder.userId.slice('usr_'.length)}@people.example`;
const client = await signIn({ url }, { email, password: 'correct horse 1' });
const params = { companyId: company.id };

test('a program signs in once and calls by operation', async () => {
  expect((await client.call('sessionStatus')).userId).toBe(holder.userId);
  expect(await client.call('listMenus', { params })).toEqual([]);
});

test('MN-17 a menu is sent compressed, since the contract says so', async () => {
  const { id } = await client.call('createMenu', { params, body: { name: 'By program' } });
  const { menuBlob } = await client.call('getMenu', { params: { ...params, menuId: id } });
  expect(JSON.parse(menuBlob)).toHaveProperty('items');
});

test('what is not answered as asked is an error with status, path and the words of the server', async () => {
  const stranger = createClient({ url });
  const refused = { status: 401, body: '{"error":"UNAUTHENTICATED"}', retryAfter: null };
  await expect(stranger.call('listMenus', { params })).rejects.toMatchObject<Partial<ServerAnswerError>>(refused);
  await expect(stranger.call('listMenus', { params })).rejects.toThrow('401 to /api/menus/company/:companyId');
});

test('T5 what goes into an address stays one part of it', async () => {
  const asked = await client.ask('getMenu', { params: { ...params, menuId: '../x?a=b' } });
  expect(new URL(asked.url).pathname).toBe(`/api/menus/company/${company.id}/..%2Fx%3Fa%3Db`);
  expect(asked.status).toBe(404);
  expect((await client.ask('sessionStatus')).status).toBe(200);
});
