import { buildTicket, buildTicketLine } from '@servery/domain/testing/build-ticket';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { reportingTerminal } from '../../../../testing/reporting-terminal.ts';
import { testCompany } from '../../../../testing/test-server.ts';
import { up } from './2026-12-01-49-sold-options.ts';

const { server, company, admin } = await testCompany();
const { one } = company.locations;

test('options of tickets that were taken before are summed as those of new ones', async () => {
  const report = await reportingTerminal(server, company, one);
  const dayOf = (back: number) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);
  const [large, thin] = [
    { id: 'large', name: 'Large' },
    { id: 'thin', name: 'Thin' },
  ];
  const line = (id: string, given: Parameters<typeof buildTicketLine>[0]) =>
    buildTicketLine({ id, item: { id: 'pizza', name: 'Pizza' }, price: 2_000, ...given });
  const voided = { by: { id: 'u', name: 'Nora' }, reason: 'Dropped', at: `${dayOf(1)}T19:20:00.000Z` };
  const at = (id: string, businessDate: string) => ({
    id,
    locationId: one,
    businessDate,
    opened: `${businessDate}T19:02:00.000Z`,
    closed: `${businessDate}T19:41:00.000Z`,
  });
  const lines = [
    line('1', { options: [large, thin], quantity: 2 }),
    line('2', { options: [large, large], quantity: 0.5 }),
    line('3', { options: [large], voided }),
    line('4', { options: [] }),
  ];
  await report(
    buildTicket({ ...at('a', dayOf(1)), lines }),
    buildTicket({ ...at('b', dayOf(40)), lines: [line('1', { options: [{ id: 'large', name: 'Big' }] })] }),
    buildTicket({ ...at('c', dayOf(1)), lines, state: 'VOIDED' }),
    buildTicket({ ...at('d', dayOf(1)), lines, state: 'OPEN', closed: null }),
  );
  const sales = async () => {
    const answer = await admin('GET', `/api/sales/options?from=${dayOf(99)}&to=${dayOf(0)}&by=date,option`);
    expect(answer.statusCode).toBe(200);
    const { rows, names } = answer.json();
    return {
      rows: rows.map(({ key, sums }: { key: string[]; sums: number[] }) => [...key, ...sums]).toSorted(),
      names,
    };
  };
  const before = await sales();
  expect(before).toEqual({
    rows: [
      [dayOf(1), 'large', 2_500, 4_000],
      [dayOf(1), 'thin', 2_000, 2_000],
      [dayOf(40), 'large', 1_000, 2_000],
    ].toSorted(),
    names: { large: 'Large', thin: 'Thin' },
  });
  const { owner } = server.database;
  await owner.transaction().execute(async (transaction) => {
    await sql`DROP TABLE sales_options`.execute(transaction);
    await sql`DELETE FROM sales_names WHERE kind = 'option'`.execute(transaction);
    await up(transaction);
  });
  expect(await sales()).toEqual(before);
});
