import { newCategory, newDepartment, newInfo, newItem, newMenuBlob } from '@servery/domain';
import { expect, test } from 'vitest';
import { gzipBody } from '../../../testing/gzip-body.ts';
import { publishingCompany } from '../../../testing/publishing-calls.ts';
import { testCompany } from '../../../testing/test-server.ts';
import { waitFor } from '../../../testing/wait-for.ts';

const { server, company, admin, all, menuId } = await publishingCompany();
const { one, three } = company.locations;
const menuUrl = `/api/menus/company/${company.id}`;
const url = `/api/publishing/${company.id}/preview/mail`;
const kinds = ['menu', 'locationSettings'];
const mailsTo = (who: string) => server.mailbox.list().filter(({ to }) => to.includes(`${who}@${company.tag}.example`));

const { ver, menuBlob: _, ...about } = (await admin('GET', `${menuUrl}/${menuId}`)).json();
const item = newItem({
  id: 'greek',
  department: 'food',
  category: 'all',
  name: 'Greek <Salad>',
  info: newInfo({ name: 'Greek <Salad>' }),
});
const menuBlob = newMenuBlob({
  departments: [newDepartment({ id: 'food', name: 'Food', categories: ['all'], items: ['greek'] })],
  categories: [newCategory({ id: 'all', department: 'food', name: 'All' })],
  items: [item],
});
const { name, desc, singleUse } = about;
const saved = await admin('PUT', menuUrl, gzipBody({ id: menuId, ver, name, desc, singleUse, menuBlob }));
expect(saved.statusCode, saved.body).toBe(200);

test('RT-51 the list is mailed to the person who asks, as text and as HTML, with the way to each field', async () => {
  const asked = await admin('POST', url, { locationIds: all, kinds });
  expect([asked.statusCode, asked.json()]).toEqual([200, { email: `admin@${company.tag}.example` }]);
  const mail = await waitFor(async () => mailsTo('admin').at(0));
  expect(mail.subject).toBe('1 to look at before your next publish');
  expect(mail.text).toContain('Hello Ada Admin,');
  expect(mail.text).toContain('1 to look at\n- Greek <Salad> has no price.\n  Open the field: ');
  const address = /Open the field: (\S+)/.exec(mail.text)?.[1] ?? '';
  const { pathname, searchParams } = new URL(address);
  expect(pathname).toBe('/place');
  expect(Object.fromEntries(searchParams)).toEqual({
    companyId: company.id,
    locationId: '0',
    kind: 'menu',
    documentId: menuId,
    path: JSON.stringify(['items', { id: 'greek' }, 'pricing']),
    departmentId: 'food',
  });
  expect(mail.html).toContain('<h2>1 to look at</h2><ul><li>Greek &#60;Salad&#62; has no price.<br><a href="');
  expect(mail.html).not.toContain('<Salad>');
});

test('RT-51 the list of one store leads to the store', async () => {
  const manager = await company.as('manager');
  expect((await manager('POST', url, { locationIds: [one], kinds })).statusCode).toBe(200);
  const mail = await waitFor(async () => mailsTo('manager').at(0));
  expect(mail.text).toContain(`locationId=${one}`);
});

test('RT-51 who may not publish there gets no list: another role, another location, another company', async () => {
  const reader = await company.as('reader');
  expect((await reader('POST', url, { locationIds: [one], kinds })).statusCode).toBe(403);
  const manager = await company.as('manager');
  const before = mailsTo('manager').length;
  for (const locationIds of [[three], [one, three]])
    expect((await manager('POST', url, { locationIds, kinds })).statusCode).toBe(403);
  const other = await testCompany();
  expect((await other.admin('POST', url, { locationIds: [one], kinds })).statusCode).toBe(404);
  const theirs = `/api/publishing/${other.company.id}/preview/mail`;
  expect((await other.admin('POST', theirs, { locationIds: [one], kinds })).statusCode).toBe(404);
  expect([mailsTo('reader').length, mailsTo('manager').length]).toEqual([0, before]);
});

test('a list is of 200 locations at most, and mailed three times in ten minutes at most', async () => {
  const many = Array.from({ length: 201 }, (_, at) => `loc_${at}`);
  expect((await admin('POST', url, { locationIds: many, kinds })).statusCode).toBe(400);
  const group = await company.as('groupManager');
  const codes: number[] = [];
  for (let count = 0; count < 4; count += 1)
    codes.push((await group('POST', url, { locationIds: [one], kinds })).statusCode);
  expect(codes).toEqual([200, 200, 200, 429]);
});
