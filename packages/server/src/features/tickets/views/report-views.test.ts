import { mostReportViews, type ReportView } from '@servery/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildCompany, type Client, testCompany } from '../../../testing/test-server.ts';

const { server } = await testCompany();
let company = await buildCompany(server);
let admin: Client = await company.as('admin');
let reader: Client = await company.as('reader');

beforeEach(async () => {
  company = await buildCompany(server);
  [admin, reader] = [await company.as('admin'), await company.as('reader')];
});

const url = '/api/report-views';
const week = { report: 'storeSummary', name: 'Last week', address: 'period=lastWeek&sort=-guests', mail: null };

async function save(given: object = {}, client: Client = reader): Promise<ReportView> {
  const answer = await client('POST', url, { ...week, ...given });
  expect([answer.statusCode, answer.body]).toEqual([200, expect.anything()]);
  return answer.json();
}

const listed = async (client: Client = reader): Promise<ReportView[]> => (await client('GET', url)).json().views;
const errorOf = async (given: object) => {
  const answer = await reader('POST', url, { ...week, ...given });
  return [answer.statusCode, answer.json().errors?.[0]?.path];
};

describe('views of reports', () => {
  test('are saved under a name, listed by it, changed and deleted, only by their own person', async () => {
    const view = await save();
    const other = await save({ report: 'productMix', name: 'a mix', address: '' });
    expect(await listed()).toEqual([other, view]);
    expect(await listed(admin)).toEqual([]);
    const changed = { ...week, name: 'Each week', address: 'period=lastWeek' };
    expect((await reader('PUT', `${url}/${view.id}`, changed)).json()).toEqual({ ...changed, id: view.id });
    expect((await admin('PUT', `${url}/${view.id}`, changed)).statusCode).toBe(404);
    expect((await admin('POST', `${url}/${view.id}/delete`)).statusCode).toBe(404);
    expect((await admin('POST', `${url}/${view.id}/mail`)).statusCode).toBe(404);
    expect((await reader('POST', `${url}/${view.id}/delete`)).statusCode).toBe(200);
    expect((await reader('POST', `${url}/${view.id}/delete`)).statusCode).toBe(404);
    expect(await listed()).toEqual([other]);
  });

  test('are for people with the dashboard, in their own company', async () => {
    const view = await save();
    const manager = await company.as('manager');
    expect((await manager('GET', url)).statusCode).toBe(403);
    expect((await manager('POST', url, week)).statusCode).toBe(403);
    const abroad = await (await buildCompany(server)).as('admin');
    expect(await listed(abroad)).toEqual([]);
    expect((await abroad('POST', `${url}/${view.id}/delete`)).statusCode).toBe(404);
    expect((await abroad('GET', `${url}?companyId=${company.id}`)).statusCode).toBe(404);
  });

  test('have names of their own, whatever their case, and a limit that is said', async () => {
    const view = await save();
    expect(await errorOf({ name: 'LAST WEEK' })).toEqual([400, 'body.name']);
    await save({ report: 'deliveries' });
    expect((await reader('PUT', `${url}/${view.id}`, week)).statusCode).toBe(200);
    for (let at = 2; at < mostReportViews; at += 1) await save({ name: `View ${at}` });
    const full = await reader('POST', url, { ...week, name: 'One more' });
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
