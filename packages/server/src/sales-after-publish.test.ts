import type { Operations, ResponseOf, WorkflowExecution } from '@servery/contract';
import { daysAfter, instantAt, localTimeIn, newDayHours, salesHourAt, type TicketLine } from '@servery/domain';
import { buildTicket, buildTicketLine } from '@servery/domain/testing/build-ticket';
import { expect, test } from 'vitest';
import { publishingCompany } from './testing/publishing-calls.ts';
import { terminalOf } from './testing/reporting-terminal.ts';
import { personWith } from './testing/test-employees.ts';
import type { Client } from './testing/test-server.ts';

type SincePublish = ResponseOf<Operations['readSalesSincePublish']>;

const { server, company, admin, start, completed, renameTax } = await publishingCompany();
const { one, two, three } = company.locations;
/** Its clocks never change, so that every hour is in each of the weeks. */
const zone = 'America/Phoenix';
const hourMillis = 3_600_000;

await server.database.owner
  .updateTable('tenants')
  .set({ timezone: zone })
  .where('company_id', '=', company.id)
  .execute();
const terminals = {
  [one]: await terminalOf(server, company, one),
  [two]: await terminalOf(server, company, two),
  [three]: await terminalOf(server, company, three),
};

/** A drop is one only while the store is open: around the clock. */
async function openAlways(): Promise<void> {
  const path = `/api/blobs/settings/company/${company.id}`;
  const { id, ver, blob } = (await admin('GET', path)).json();
  const days = [0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) =>
    newDayHours({ id: `day_${dayOfWeek}`, dayOfWeek, startTime: 0, endOffset: 86_400 }),
  );
  const inStore = { ...blob.hours.inStore, days };
  const saved = await admin('PUT', path, { id, ver, blob: { ...blob, hours: { ...blob.hours, inStore } } });
  expect(saved.statusCode, saved.body).toBe(200);
}

/** An hour that has been over for one at least, by the store's clock. */
const sellingHour = localTimeIn(Math.floor((Date.now() - 3 * hourMillis) / hourMillis) * hourMillis, zone);

interface Rung {
  readonly weeksAgo?: number;
  readonly count?: number;
  readonly revision?: number;
  readonly lines?: readonly TicketLine[];
}

const twoLines = [buildTicketLine({ id: '1', price: 2_000 }), buildTicketLine({ id: '2', price: 1_000 })];

/** Tickets of the selling hour; a higher revision says something else of the same ones. */
async function ring(store: string, { weeksAgo = 0, count = 40, revision = 1, lines = twoLines }: Rung): Promise<void> {
  const at = instantAt(daysAfter(sellingHour.date, -7 * weeksAgo), sellingHour.seconds + 300, zone);
  const opened = new Date(at).toISOString();
  const tickets = Array.from({ length: count }, (_, number) =>
    buildTicket({
      id: `w${weeksAgo}-${number}`,
      revision,
      locationId: store,
      businessDate: salesHourAt(at, zone).date,
      opened,
      closed: opened,
      lines: [...lines],
    }),
  );
  const answer = await terminals[store]?.report(...tickets);
  expect(answer).toMatchObject({ refused: [] });
}

/** A publication goes out to every store. */
async function publish(action: 'PUBLISH' | 'REVERT' = 'PUBLISH'): Promise<WorkflowExecution> {
  const execution = await start(admin, { action });
  await completed(execution);
  return execution;
}

/** A terminal fetches the published documents, and says that it runs it. */
async function run(store: string): Promise<void> {
  const credentials = `/api/tenants/${company.id}/${store}/api-credentials`;
  const { id, secret } = (await admin('POST', credentials, { name: 'Kitchen' })).json();
  const post = (path: string, payload: object) =>
    server.http.inject({
      method: 'POST',
      url: `/api/terminal/${path}`,
      headers: { authorization: `Bearer ${id}.${secret}` },
      payload,
    });
  const { fetch } = (await post('check-in', { running: {} })).json();
  const running = Object.fromEntries(fetch.map((one: { kind: string; hash: string }) => [one.kind, one.hash]));
  expect((await post('acknowledge', { running })).statusCode).toBe(200);
}

/** As if all of it had happened eight hours ago. */
async function waitEightHours(): Promise<void> {
  const then = new Date(Date.now() - 8 * hourMillis);
  await server.database.inCompany(company.id, async ({ db }) => {
    await db.updateTable('published').set({ published_at: then }).execute();
    await db.updateTable('acknowledgements').set({ at: then }).execute();
  });
}

async function since(client: Client = admin): Promise<SincePublish> {
  const answer = await client('GET', '/api/sales-since-publish');
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

const signalsAt = async (store: string) =>
  (await since()).unusual.find(({ locationId }) => locationId === store)?.signals.map(({ signal }) => signal) ?? [];

test('sales that are unusual after a publication are said until they are usual again, or it is reverted', async () => {
  await openAlways();
  await publish();
  await renameTax(one, 'Tax of the day', 0);
  const { workflowId } = await publish();
  for (const store of [one, two, three]) {
    for (const weeksAgo of [1, 2, 3, 4]) await ring(store, { weeksAgo });
    await run(store);
  }
  await waitEightHours();
  const voided = { by: { id: 'usr_mia', name: 'Mia Manager' }, reason: 'Spilled', at: new Date().toISOString() };

  // Everything at a price of nothing at the first store, as usual at the second, hardly a ticket at the third.
  await ring(one, { lines: twoLines.map((line) => ({ ...line, price: 0 })) });
  await ring(two, {});
  await ring(three, { count: 3 });
  const found = await since();
  expect(found.counts).toEqual({ unusual: 2, usual: 1, tooLittle: 0 });
  const first = found.unusual.find(({ locationId }) => locationId === one);
  expect(first).toMatchObject({
    publicationId: workflowId,
    signals: [
      { signal: 'value', now: 0, usual: 3_000 },
      { signal: 'free', now: 1, usual: 0 },
    ],
  });
  expect(found.unusual.find(({ locationId }) => locationId === three)?.signals).toEqual([
    { signal: 'tickets', now: 3, usual: 40 },
  ]);
  const board = (await admin('GET', `/api/publishing/${company.id}/history`)).json();
  expect(JSON.stringify(board)).toContain(first?.publicationId);
  // It leads to the days of the store, and their figures are unusual.
  const days = `from=${first?.from}&to=${first?.to}&places=${one}`;
  const { sums, rows }: ResponseOf<Operations['readSales']> = (await admin('GET', `/api/sales/hours?${days}`)).json();
  const figure = (name: string) => rows[0]?.sums[sums.indexOf(name)];
  expect([figure('tickets'), figure('gross'), figure('free')]).toEqual([40, 0, 80]);
  // A person who sees one store is told of that one.
  const permissions = ['DASHBOARD'] as const;
  const at = (id: string) => personWith(server, company, { permissions, on: { type: 'LOCATION', id } });
  expect((await since(await at(two))).counts).toEqual({ unusual: 0, usual: 1, tooLittle: 0 });
  expect((await since(await at(three))).unusual.map(({ locationId }) => locationId)).toEqual([three]);

  // The first store mends its tickets, the third reports the rest of its own.
  await ring(one, { revision: 2 });
  await ring(three, {});
  expect(await since()).toEqual({ unusual: [], counts: { unusual: 0, usual: 3, tooLittle: 0 } });

  // Then every second line is voided.
  await ring(one, {
    revision: 3,
    lines: twoLines.map((line, place) => ({ ...line, voided: place === 0 ? voided : null })),
  });
  expect(await signalsAt(one)).toContain('voids');

  // The menu that was live before is sent again: a store is not judged until its terminals run it, and its hours are to come then.
  await publish('REVERT');
  expect(await since()).toEqual({ unusual: [], counts: { unusual: 0, usual: 0, tooLittle: 2 } });
  await run(one);
  expect(await since()).toEqual({ unusual: [], counts: { unusual: 0, usual: 0, tooLittle: 3 } });
});
