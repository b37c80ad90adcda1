import { setTimeout as wait } from 'node:timers/promises';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { publishingCompany } from '../../../testing/publishing-calls.ts';
import { addLocations } from '../../../testing/test-stores.ts';
import { runWave } from '../publication-worker.ts';

vi.setConfig({ testTimeout: 120_000 });

const rounds = 24;
const { server, company, admin, start, completed } = await publishingCompany();
const stores = await addLocations(server, company, 12);
const silent = pino({ level: 'silent' });

type Execution = Awaited<ReturnType<typeof start>>;

/** The state in the database: whether each location is held, and how often its settings were sent. */
async function readRows({ workflowId }: Execution) {
  return server.database.inCompany(company.id, (scope) =>
    scope.db
      .selectFrom('publication_locations')
      .leftJoin('published_history', (join) =>
        join
          .onRef('published_history.company_id', '=', 'publication_locations.company_id')
          .onRef('published_history.publication_id', '=', 'publication_locations.publication_id')
          .onRef('published_history.location_id', '=', 'publication_locations.location_id'),
      )
      .select(({ fn }) => [
        'publication_locations.location_id as id',
        'publication_locations.state',
        'publication_locations.is_held as isHeld',
        fn.count<number>('published_history.sequence').as('sent'),
      ])
      .where('publication_locations.company_id', '=', company.id)
      .where('publication_locations.publication_id', '=', workflowId)
      .groupBy(['publication_locations.location_id', 'publication_locations.state', 'publication_locations.is_held'])
      .execute(),
  );
}

/** Two workers more than the server has, which take every wave in turn, whether it is theirs or not. */
async function work({ workflowId }: Execution, waves: number): Promise<void> {
  const job = { companyId: company.id, publicationId: workflowId };
  const each = async (order: readonly number[]) => {
    for (const wave of order) await runWave(server.database, silent, { ...job, wave });
  };
  const order = Array.from({ length: waves }, (_, at) => at + 1);
  await Promise.all([each(order), each(order.toReversed())]);
}

test('PB-28 whenever it comes between the workers, what a hold keeps is not sent, and what was sent is not held', async () => {
  const kept = { some: 0, allOrNone: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const size = [1, 2, 4][round % 3] ?? 1;
    const strategy = { kind: 'batches', size, everySeconds: 0 };
    const execution = await start(admin, { strategy, locationIds: stores });
    const working = work(execution, stores.length / size);
    await wait((round * 7) % 60);
    const answer = await admin('POST', '/api/sync-locations/hold', execution);
    expect([200, 400], answer.body).toContain(answer.statusCode);
    await working;
    const rows = await readRows(execution);
    const waiting = rows.filter(({ state }) => state !== 'COMPLETED' && state !== 'RUNNING');
    expect(waiting.filter(({ isHeld, sent }) => !isHeld || sent > 0)).toEqual([]);
    expect(rows.filter(({ isHeld, sent }) => isHeld && sent > 0)).toEqual([]);
    expect(rows.every(({ sent }) => sent <= 1)).toBe(true);
    kept[waiting.length > 0 && waiting.length < rows.length ? 'some' : 'allOrNone'] += 1;

    await work(execution, stores.length / size);
    expect((await readRows(execution)).filter(({ isHeld, sent }) => isHeld && sent > 0)).toEqual([]);
    if (answer.statusCode === 200)
      expect((await admin('POST', '/api/sync-locations/resume', execution)).statusCode).toBe(200);
    await work(execution, stores.length / size);
    await completed(execution);
    expect((await readRows(execution)).map(({ state, isHeld, sent }) => [state, isHeld, sent])).toEqual(
      stores.map(() => ['COMPLETED', false, 1]),
    );
  }
  // In some rounds at least the hold came in the middle.
  expect(kept.some, JSON.stringify(kept)).toBeGreaterThan(2);
});
