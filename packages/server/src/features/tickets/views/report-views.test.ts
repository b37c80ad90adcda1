import { mostReportViews } from '@servery/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildCompany, type Client, testCompany } from '../../../testing/test-server.ts';
import { listedViews, saveView, viewsUrl, weekView } from './testing/view-calls.ts';

const { server } = await testCompany();
let company = await buildCompany(server);
let admin: Client = await company.as('admin');
let reader: Client = await company.as('reader');

beforeEach(async () => {
  company = await buildCompany(server);
  [admin, reader] = [await company.as('admin'), await company.as('reader')];
});

const errorOf = async (given: object) => {
  const answer = await reader('POST', viewsUrl, { ...weekView, ...given });
  return [answer.statusCode, answer.json().errors?.[0]?.path];
};

describe('views of reports', () => {
  test('are saved under a name, listed by it, changed and deleted, only by their own person', async () => {
    const view = await saveView(reader);
    const other = await saveView(reader, { report: 'productMix', name: 'a mix', address: '' });
    expect(await listedViews(reader)).toEqual([other, view]);
    expect(await listedViews(admin)).toEqual([]);
    const changed = { ...weekView, name: 'Each week', address: 'period=lastWeek' };
    expect((await reader('PUT', `${viewsUrl}/${view.id}`, changed)).json()).toEqual({ ...changed, id: view.id });
    expect((await admin('PUT', `${viewsUrl}/${view.id}`, changed)).statusCode).toBe(404);
    expect((await admin('POST', `${viewsUrl}/${view.id}/delete`)).statusCode).toBe(404);
    expect((await admin('POST', `${viewsUrl}/${view.id}/mail`)).statusCode).toBe(404);
    expect((await reader('POST', `${viewsUrl}/${view.id}/delete`)).statusCode).toBe(200);
    expect((await reader('POST', `${viewsUrl}/${view.id}/delete`)).statusCode).toBe(404);
    expect(await listedViews(reader)).toEqual([other]);
  });

  test('are for people with the dashboard, in their own company', async () => {
    const view = await saveView(reader);
    const manager = await company.as('manager');
    expect((await manager('GET', viewsUrl)).statusCode).toBe(403);
    expect((await manager('POST', viewsUrl, weekView)).statusCode).toBe(403);
    const abroad = await (await buildCompany(server)).as('admin');
    expect(await listedViews(abroad)).toEqual([]);
    expect((await abroad('POST', `${viewsUrl}/${view.id}/delete`)).statusCode).toBe(404);
    expect((await abroad('GET', `${viewsUrl}?companyId=${company.id}`)).statusCode).toBe(404);
  });

  test('have names of their own, whatever their case, and a limit that is said', async () => {
    const view = await saveView(reader);
    expect(await errorOf({ name: 'LAST WEEK' })).toEqual([400, 'body.name']);
    await saveView(reader, { report: 'deliveries' });
    expect((await reader('PUT', `${viewsUrl}/${view.id}`, weekView)).statusCode).toBe(200);
    for (let at = 2; at < mostReportViews; at += 1) await saveView(reader, { name: `View ${at}` });
    const full = await reader('POST', viewsUrl, { ...weekView, name: 'One more' });
    expect([full.statusCode, full.json().errors[0]]).toEqual([
      400,
      {
        code: 'TOO_MANY_VIEWS',
        message: 'You have 50 saved views. Delete one before you save another.',
        path: 'body.name',
      },
    ]);
  });

  test.each([
    [{ name: ' ' }, 'body.name'],
    [{ report: 'secrets' }, 'body.report'],
    [{ address: 'javascript:alert(1)' }, 'body.address'],
    [{ address: '"><script>' }, 'body.address'],
    [{ mail: { at: '24:00', locationId: 'x' } }, 'body.mail.at'],
    [{ mail: { at: '06:30', locationId: 'absent' } }, 'body.mail.locationId'],
  ])('with %j are refused by name of the field', async (given, path) => {
    expect(await errorOf(given)).toEqual([400, path]);
  });
});
