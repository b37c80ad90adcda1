import type { Workflow, WorkflowExecution } from '@servery/contract';
import { describe, expect, test } from 'vitest';
import { publishingCompany } from '../../../testing/publishing-calls.ts';
import { waitFor } from '../../../testing/wait-for.ts';

const { company, admin, start, statusOf, completed, published, renameTax } = await publishingCompany();

describe('scheduling', () => {
  const tomorrow = () => Date.now() + 86_400_000;

  test('PB-20 a newer publication takes the place of what is only scheduled, which is over with it', async () => {
    const syncDateMillis = Date.now() + 3_600_000;
    const older = await start(admin, { locationIds: [company.locations.two], syncDateMillis });
    await completed(await start(admin, { locationIds: [company.locations.two] }));
    const status = await statusOf(older);
    expect(status.locationToStatuses[company.locations.two]).toMatchObject([{ state: 'TERMINATED' }]);
    expect(status.syncCompleted).not.toBeNull();
  });

  test('PB-17 PB-11 PB-24 a scheduled publication is listed as running and waits for its time', async () => {
    const execution = await start(admin, { syncDateMillis: tomorrow() });
    const running: Workflow[] = (await admin('GET', `/api/sync-locations/running/${company.id}`)).json();
    expect(running.map((workflow) => workflow.wfExec)).toContainEqual(execution);
    const status = await statusOf(execution);
    expect(status.locationToStatuses[company.locations.one]?.[0]?.state).toBe('SCHEDULED');
  });

  test('PB-18 PB-30 rescheduling all of it moves the workflow', async () => {
    const execution = await start(admin, { syncDateMillis: tomorrow() });
    const moved = await admin('POST', '/api/sync-locations/reschedule', {
      rescheduleTime: Date.now(),
      wfExec: execution,
    });
    expect(moved.json()).toEqual(execution);
    const status = await completed(execution);
    expect(Object.values(status.locationToStatuses).map(([entry]) => entry?.state)).toEqual([
      'COMPLETED',
      'COMPLETED',
      'COMPLETED',
    ]);
  });

  test('PB-19 rescheduling a part terminates it there and schedules it again', async () => {
    const execution = await start(admin, { syncDateMillis: tomorrow() });
    const moved: WorkflowExecution = (
      await admin('POST', '/api/sync-locations/reschedule', {
        rescheduleTime: Date.now(),
        wfExec: execution,
        locationIds: [company.locations.two],
      })
    ).json();
    expect(moved.workflowId).not.toBe(execution.workflowId);
    expect((await completed(moved)).locationToStatuses).toMatchObject({
      [company.locations.two]: [{ state: 'COMPLETED' }],
    });
    const rest = await statusOf(execution);
    expect(rest.locationToStatuses[company.locations.two]?.[0]?.state).toBe('TERMINATED');
    expect(rest.locationToStatuses[company.locations.one]?.[0]?.state).toBe('SCHEDULED');
  });

  test('PB-20 PB-31 unscheduling terminates one location; the last one completes the workflow', async () => {
    const execution = await start(admin, {
      syncDateMillis: tomorrow(),
      locationIds: [company.locations.one, company.locations.two],
    });
    expect(
      (await admin('POST', `/api/sync-locations/unschedule/${company.locations.one}`)).json().terminated,
    ).toBeGreaterThan(0);
    expect((await statusOf(execution)).locationToStatuses[company.locations.two]?.[0]?.state).toBe('SCHEDULED');
    await admin('POST', `/api/sync-locations/unschedule/${company.locations.two}`);
    expect((await statusOf(execution)).syncCompleted).not.toBeNull();
  });

  test('PB-27 PB-28 the server makes the batches and their times', async () => {
    const execution = await start(admin, {
      syncDateMillis: tomorrow(),
      strategy: { kind: 'batches', size: 2, everySeconds: 30 },
    });
    const entries = Object.values((await statusOf(execution)).locationToStatuses).map(([entry]) => entry);
    expect(entries.map((entry) => entry?.batch).sort()).toEqual([1, 1, 2]);
    const times = [...new Set(entries.map((entry) => Date.parse(entry?.dueTime ?? '')))].sort();
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBe(30_000);
  });
});

describe('waves', () => {
  test('T16 PB-27 one call starts every wave: the server goes on automatically, to the last', async () => {
    await completed(await start(admin, {}));
    const before = await published('menus', company.locations.three);
    await renameTax(company.locations.three, 'Wave after wave', 0);
    await start(admin, { strategy: { kind: 'batches', size: 1, everySeconds: 1 } });
    const moved = await waitFor(async () => {
      const now = await published('menus', company.locations.three);
      return now.etag === before.etag ? undefined : now;
    });
    expect(moved.body).toContain('Wave after wave');
  });

  test('T17 PB-25 a status is looked up by both ids; nothing that is sent along is believed', async () => {
    const execution = await start(admin, { syncDateMillis: Date.now() + 86_400_000 });
    const ask = (body: object) => admin('POST', '/api/sync-locations/status', body);
    expect((await ask({ ...execution, runId: 'run_other' })).statusCode).toBe(404);
    expect((await ask({ ...execution, workflowId: 'pub_other' })).statusCode).toBe(404);
    expect((await admin('POST', '/api/sync-employment/status', execution)).statusCode).toBe(404);
    const claimed = await ask({ ...execution, syncCompleted: '2026-01-01T00:00:00.000Z', locationIds: ['loc_x'] });
    expect([claimed.statusCode, claimed.json().syncCompleted]).toEqual([200, null]);
    const own = await (await company.as('groupManager'))('POST', '/api/sync-locations/status', execution);
    expect(own.json().syncCompleted).toBeNull();
    expect(Object.keys(own.json().locationToStatuses).sort()).toEqual(
      [company.locations.one, company.locations.two].sort(),
    );
  });
});
