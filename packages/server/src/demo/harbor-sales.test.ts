import { expect, test } from 'vitest';
import { testCompany } from '../testing/test-server.ts';
import { writeHarborSales } from './harbor-sales.ts';

const { server, company } = await testCompany();

test('the sales of the demo are tickets of the days before today, which reports add up', async () => {
  const written = await writeHarborSales(server.database, company.id, 2);
  expect(written).toBeGreaterThan(500);
  const reader = await company.as('reader');
  expect((await reader('GET', '/api/tickets/index-info')).json()).toMatchObject({ tickets: written, marked: 0 });
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
  const query = `from=${day(-14)}&to=${day(-1)}&by=date`;
  const { sums, rows } = (await reader('GET', `/api/sales/hours?${query}`)).json();
  expect(rows).toHaveLength(14);
  const total = (name: string) =>
    rows.reduce((sum: number, row: { sums: number[] }) => sum + (row.sums[sums.indexOf(name)] ?? 0), 0);
  expect(total('tickets') + total('voided')).toBe(written);
  for (const name of ['gross', 'discounts', 'voids', 'tips']) expect([name, total(name) > 0]).toEqual([name, true]);
  // Taken once, however often it is written.
  expect(await writeHarborSales(server.database, company.id, 2)).toBe(0);
});
