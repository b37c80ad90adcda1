import { buildTicket } from '@servery/domain/testing/build-ticket';
import { beforeEach, describe, expect, test } from 'vitest';
import { reportingTerminal } from '../../../testing/reporting-terminal.ts';
import { personWith } from '../../../testing/test-employees.ts';
import { buildCompany, type Client, testCompany } from '../../../testing/test-server.ts';

const { server } = await testCompany();
let company = await buildCompany(server);
let admin: Client = await company.as('admin');

beforeEach(async () => {
  company = await buildCompany(server);
  admin = await company.as('admin');
  const { one, two } = company.locations;
  const report = await reportingTerminal(server, company, one);
  const reportTwo = await reportingTerminal(server, company, two);
  await report(
    ticketOf('a', one, [
      { taxId: 'food', name: 'Food', amount: 91, taxable: 1_100 },
      { taxId: 'liquor', name: 'Liquor', amount: 49, taxable: 300 },
    ]),
    ticketOf('b', one, [{ name: 'Sales tax', amount: 140 }]),
    ticketOf('c', one, []),
    { ...ticketOf('wrong', one, [{ name: 'Food', amount: 139 }]) },
  );
  await reportTwo(ticketOf('d', two, [{ taxId: 'food', name: 'Prepared food', amount: 140, taxable: 1_400 }]));
});

const date = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
const days = `from=${date}&to=${date}`;

/** One of $14.00 with a tax of $1.40. */
function ticketOf(id: string, locationId: string, taxes: readonly object[]) {
  const times = { businessDate: date, opened: `${date}T19:02:00.000Z`, closed: `${date}T19:41:00.000Z` };
  return { ...buildTicket({ id, locationId, ...times }), taxes };
}

async function taxesOf(query = '', client = admin) {
  const answer = await client('GET', `/api/sales/taxes?${days}&by=tax${query}`);
  expect(answer.statusCode).toBe(200);
  const { sums, rows, names } = answer.json();
  expect(sums).toEqual(['tickets', 'tax', 'taxable', 'stated']);
  return {
    rows: Object.fromEntries(rows.map(({ key, sums: row }: { key: string[]; sums: number[] }) => [key[0], row])),
    names,
  };
}

describe('taxes', () => {
  test('are summed under their id or name, named as tickets named them last, and add up to the tax of the hours', async () => {
    const { rows, names } = await taxesOf();
    expect(rows).toEqual({
      food: [2, 231, 2_500, 231],
      liquor: [1, 49, 300, 49],
      'Sales tax': [1, 140, 0, 0],
      '': [1, 140, 0, 0],
      Food: [1, 139, 0, 0],
    });
    expect(names).toEqual({ food: 'Prepared food', liquor: 'Liquor' });
    const hours = (await admin('GET', `/api/sales/hours?${days}`)).json();
    expect(hours.rows[0].sums[hours.sums.indexOf('tax')]).toBe(231 + 49 + 140 + 140 + 139);
    expect((await taxesOf('&channel=ONLINE')).rows).toEqual({});
  });

  test('that do not add up are marked; a total without taxes is not', async () => {
    const search = async (query: string) =>
      (await admin('GET', `/api/tickets/search?${days}&${query}`))
        .json()
        .tickets.map(({ id }: { id: string }) => id.split('.')[1])
        .toSorted();
    expect(await search('mark=TAX')).toEqual(['wrong']);
    expect(await search('tax=food')).toEqual(['a', 'd']);
    expect(await search('tax=Food')).toEqual(['a', 'wrong']);
    expect(await search('tax=Sales%20tax')).toEqual(['b']);
    expect(await search('tax=')).toEqual(['c']);
    expect(await search('tax=%27%29%20OR%20true%20--')).toEqual([]);
  });

  test.each([
    [{ name: 'Food', amount: 140, taxable: 1.5 }, 'taxes.0.taxable'],
    [{ name: 'Food', amount: 140, taxId: '' }, 'taxes.0.taxId'],
    [{ taxId: 'food', amount: 140 }, 'taxes.0.name'],
    [{ name: 'Food', amount: 140, rate: '10' }, 'taxes.0'],
  ])('such as %j are refused by name of the field', async (tax, path) => {
    const report = await reportingTerminal(server, company, company.locations.one);
    expect(await report(ticketOf('e', company.locations.one, [tax]))).toMatchObject({ taken: 0, refused: [{ path }] });
  });

  test('are seen of the stores that the grants cover, by people with the right, of their own company', async () => {
    const { one, two } = company.locations;
    const person = await personWith(server, company, { permissions: ['DASHBOARD'], on: { type: 'LOCATION', id: two } });
    expect((await taxesOf('', person)).rows).toEqual({ food: [1, 140, 1_400, 140] });
    expect((await taxesOf(`&places=${one}`, person)).rows).toEqual({});
    const manager = await company.as('manager');
    expect((await manager('GET', `/api/sales/taxes?${days}&by=tax`)).statusCode).toBe(403);
    const other = await (await buildCompany(server)).as('admin');
    expect(await taxesOf('', other)).toEqual({ rows: {}, names: {} });
  });

  test('are asked for by the tax only where they are kept by it', async () => {
    const answer = await admin('GET', `/api/sales/hours?${days}&by=tax`);
    expect([answer.statusCode, answer.json().errors[0].path]).toEqual([400, 'querystring.by']);
  });
});
