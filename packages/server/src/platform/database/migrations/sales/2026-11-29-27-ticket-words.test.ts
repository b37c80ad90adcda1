import { buildTicket } from '@servery/domain/testing/build-ticket';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { reportingTerminal } from '../../../../testing/reporting-terminal.ts';
import { testCompany } from '../../../../testing/test-server.ts';
import { up } from './2026-11-29-27-ticket-words.ts';

const { server, company, admin } = await testCompany();
const { one } = company.locations;

test('TF-02 tickets that were kept before words held their company are found by all that they were found by', async () => {
  const report = await reportingTerminal(server, company, one);
  const opened = new Date().toISOString();
  const businessDate = opened.slice(0, 10);
  const customer = { name: 'Anna Brien', phone: null, email: null, address: null };
  expect(
    await report(
      buildTicket({ id: 'kept', locationId: one, businessDate, opened, closed: opened, customer, charges: [] }),
    ),
  ).toMatchObject({ taken: 1 });
  const { owner } = server.database;
  await sql`UPDATE tickets SET words = setweight(to_tsvector('simple', '128 12 front'), 'A') || setweight(to_tsvector('simple', 'nora quist'), 'B')
    || setweight(to_tsvector('simple', 'anna brien'), 'C') || to_tsvector('simple', 'crispy calamari card visa 4242')
    WHERE company_id = ${company.id}`.execute(owner);
  const found = async (query: string) => (await admin('GET', `/api/tickets/search?${query}`)).json().tickets.length;
  const queries = [
    'number=128',
    'server=nora',
    'customer=anna',
    'item=cala',
    'cardLastFour=4242',
    'state=CLOSED',
    'text=visa+anna',
  ];
  expect(await Promise.all(queries.map(found))).toEqual(queries.map(() => 0));
  await owner.transaction().execute((transaction) => up(transaction));
  expect(await Promise.all(queries.map(found))).toEqual(queries.map(() => 1));
});
