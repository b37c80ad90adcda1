import { expect, test } from 'vitest';
import { publishingCompany } from '../../../testing/publishing-calls.ts';

const { company, admin, all, start, statusOf, completed } = await publishingCompany();
const inWaves = { strategy: { kind: 'batches', size: 1, everySeconds: 2 } };
const send = (what: 'hold' | 'resume', execution: object) => admin('POST', `/api/sync-locations/${what}`, execution);

async function statesOf(execution: Parameters<typeof statusOf>[0]): Promise<readonly string[]> {
  return Object.values((await statusOf(execution)).locationToStatuses).flatMap((entries) =>
    entries.map(({ state }) => state),
  );
}

test('PB-28 a held publication begins nothing more; continued, its first wave goes at once and the others keep their distance', async () => {
  const execution = await start(admin, { syncDateMillis: Date.now() + 700, ...inWaves });
  expect((await send('hold', execution)).json()).toEqual(execution);
  const held = await statusOf(execution);
  expect(held.held).toEqual({ since: expect.any(String), by: expect.stringMatching(/./) });
  // Beyond the time of the first wave, a sweep over due batches and the job of the queue.
  await new Promise((resolve) => setTimeout(resolve, 6000));
  expect(await statesOf(execution)).toEqual(['SCHEDULED', 'SCHEDULED', 'SCHEDULED']);

  const before = Date.now();
  expect((await send('resume', execution)).statusCode).toBe(200);
  const dues = Object.values((await statusOf(execution)).locationToStatuses)
    .flatMap((entries) => entries.map(({ dueTime }) => Date.parse(dueTime)))
    .toSorted((one, other) => one - other);
  expect(dues[0]).toBeGreaterThanOrEqual(before - 1000);
  expect([(dues[1] ?? 0) - (dues[0] ?? 0), (dues[2] ?? 0) - (dues[1] ?? 0)]).toEqual([2000, 2000]);
  const end = await completed(execution);
  expect(end.held).toBeNull();
  expect(await statesOf(execution)).toEqual(['COMPLETED', 'COMPLETED', 'COMPLETED']);
});

test('PB-18 another time that is named ends a hold, and twice held is held once', async () => {
  const execution = await start(admin, { syncDateMillis: Date.now() + 86_400_000 });
  await send('hold', execution);
  const { held } = await statusOf(execution);
  await send('hold', execution);
  expect((await statusOf(execution)).held).toEqual(held);
  await admin('POST', '/api/sync-locations/reschedule', { rescheduleTime: Date.now(), wfExec: execution });
  expect((await completed(execution)).held).toBeNull();
});

test('PB-20 what is unscheduled or taken by a newer publication ends while held', async () => {
  const execution = await start(admin, { syncDateMillis: Date.now() + 86_400_000, locationIds: all.slice(0, 2) });
  await send('hold', execution);
  await admin('POST', `/api/sync-locations/unschedule/${all[0]}`);
  await completed(await start(admin, { locationIds: [all[1]] }));
  expect(await statesOf(execution)).toEqual(['TERMINATED', 'TERMINATED']);
  expect((await statusOf(execution)).syncCompleted).not.toBeNull();
});

test('PB-24 the list of running publications says what is held, and whether a publication reaches others too', async () => {
  const execution = await start(admin, { syncDateMillis: Date.now() + 86_400_000 });
  await send('hold', execution);
  const mine = async (client: typeof admin) =>
    (await client('GET', `/api/sync-locations/running/${company.id}`))
      .json()
      .find(({ wfExec }: { wfExec: object }) => JSON.stringify(wfExec) === JSON.stringify(execution));
  expect(await mine(admin)).toMatchObject({ held: { by: expect.any(String) }, reachesOthers: false });
  expect(await mine(await company.as('groupManager'))).toMatchObject({ reachesOthers: true });
  await send('resume', execution);
  expect(await mine(admin)).toMatchObject({ held: null });
});

test('who may not publish at every location that has not begun holds nothing; another company sees no such publication', async () => {
  const execution = await start(admin, { syncDateMillis: Date.now() + 86_400_000 });
  const area = await company.as('groupManager');
  for (const what of ['hold', 'resume'])
    expect((await area('POST', `/api/sync-locations/${what}`, execution)).statusCode).toBe(403);
  expect((await statusOf(execution)).held).toBeNull();
  const elsewhere = await start(admin, {
    syncDateMillis: Date.now() + 86_400_000,
    locationIds: [company.locations.three],
  });
  for (const what of ['hold', 'resume'])
    expect((await area('POST', `/api/sync-locations/${what}`, elsewhere)).statusCode).toBe(404);
  const own = await start(area, { syncDateMillis: Date.now() + 86_400_000, locationIds: [company.locations.one] });
  expect((await area('POST', '/api/sync-locations/hold', own)).statusCode).toBe(200);
  const other = await publishingCompany();
  expect((await other.admin('POST', '/api/sync-locations/hold', own)).statusCode).toBe(404);
  expect((await admin('POST', '/api/sync-employment/hold', own)).statusCode).toBe(404);
});

test('nothing is held once all has begun or ended', async () => {
  const execution = await start(admin, {});
  await completed(execution);
  const answer = await send('hold', execution);
  expect([answer.statusCode, answer.json().errors[0].code]).toEqual([400, 'NOTHING_TO_HOLD']);
});
