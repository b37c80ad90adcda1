import { buildTicket } from '@servery/domain/testing/build-ticket';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { reportingTerminal } from '../../../../testing/reporting-terminal.ts';
import { testCompany } from '../../../../testing/test-server.ts';
import { up } from './2026-11-30-46-tax-sales.ts';

const { server, company, admin } = await testCompany();
const { one } = company.locations;

test('taxes of tickets that were taken before are summed by name, and what is left of the hours has none', async () => {
  const report = await reportingTerminal(server, company, one);
  const dayOf = (back: number) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);
  const at = (businessDate: string) => ({
    locationId: one,
    businessDate,
    opened: `${businessDate}T19:02:00.000Z`,
    closed: `${businessDate}T19:41:00.000Z`,
  });
  const two = [
    { name: 'Food', amount: 100 },
    { name: 'Liquor', amount: 40 },
  ];
  await report(
    buildTicket({ ...at(dayOf(1)), id: 'a', taxes: two }),
    buildTicket({ ...at(dayOf(1)), id: 'b', taxes: two.slice(0, 1) }),
    buildTicket({ ...at(dayOf(1)), id: 'c', taxes: two, state: 'VOIDED' }),
    buildTicket({ ...at(dayOf(1)), id: 'd', taxes: two, state: 'OPEN', closed: null }),
    buildTicket({ ...at(dayOf(40)), id: 'e', taxes: [] }),
    // Its details are not kept.
    buildTicket({ ...at(dayOf(80)), id: 'f', taxes: two }),
  );
  const { owner } = server.database;
  await sql`DELETE FROM tickets WHERE company_id = ${company.id} AND id = 'f'`.execute(owner);
  // A total without taxes counted as no tax.
  await sql`UPDATE sales_hours SET tax = 0 WHERE company_id = ${company.id} AND business_date = ${dayOf(40)}::date`.execute(
    owner,
  );
  await owner.transaction().execute(async (transaction) => {
    await sql`DROP TABLE sales_taxes`.execute(transaction);
    await up(transaction);
  });
  const sales = async (rollup: string, by: string) => {
    const answer = await admin('GET', `/api/sales/${rollup}?from=${dayOf(99)}&to=${dayOf(0)}&by=${by}`);
    expect(answer.statusCode).toBe(200);
    const { sums, rows } = answer.json();
    return rows
      .map(({ key, sums: values }: { key: string[]; sums: number[] }) => [...key, values[sums.indexOf('tax')]])
      .toSorted();
  };
  expect(await sales('taxes', 'date,tax')).toEqual(
    [
      [dayOf(1), 'Food', 200],
      [dayOf(1), 'Liquor', 40],
      [dayOf(40), '', 140],
      [dayOf(80), '', 140],
    ].toSorted(),
  );
  expect(await sales('hours', 'date')).toEqual(
    [
      [dayOf(1), 240],
      [dayOf(40), 140],
      [dayOf(80), 140],
    ].toSorted(),
  );
  await report(buildTicket({ ...at(dayOf(1)), id: 'a', revision: 2, taxes: two.slice(1) }));
  expect(await sales('taxes', 'tax')).toEqual([
    ['', 280],
    ['Food', 100],
    ['Liquor', 40],
  ]);
});
