import type { OpenWorkflows, Publication, WorkflowStatus } from '@servery/contract';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { settingsCalls } from '../../testing/settings-calls.ts';
import { type Client, type TestCompany, testCompany } from '../../testing/test-server.ts';
import { addLocations } from '../../testing/test-stores.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const stores = 10_000;
const future = () => Date.now() + 86_400_000;

let company: TestCompany;
let admin: Client;
let ids: string[];

beforeAll(async () => {
  const test = await testCompany();
  [company, admin] = [test.company, test.admin];
  ids = await addLocations(test.server, company, stores);
  await settingsCalls(company).save(admin, () => ({}));
});

/** A disk that is busy for longer than a commit may take is answered with 503: people press again. */
async function press(url: string, body: object) {
  const answers: Awaited<ReturnType<Client>>[] = [];
  const pressed = async () => {
    answers.unshift(await admin('POST', url, body));
    return answers[0]?.statusCode;
  };
  await expect.poll(pressed, { timeout: 60_000, message: 'not 503' }).not.toBe(503);
  const [answer] = answers;
  if (answer === undefined) throw new Error(`${url} was not asked.`);
  expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, '']);
  return answer;
}
const start = async (more: object) =>
  (
    await press('/api/sync-locations/start', {
      syncDateMillis: future(),
      action: 'PUBLISH',
      locationIds: ids,
      ...more,
    })
  ).json();
const statesOf = async (execution: object) => {
  const answer = (await admin('POST', '/api/sync-locations/status', execution)).json();
  const statuses: { state: string; versions: object[] }[] = Object.values<never[]>(answer.locationToStatuses).flat();
  return statuses;
};

describe('a publication to as many stores as the contract allows', () => {
  test.each([
    ['all at once', { kind: 'allAtOnce' }],
    ['in small batches', { kind: 'batches', size: 5, everySeconds: 0 }],
  ])('%s is accepted, reported, moved and taken back', async (_, strategy) => {
    const execution = await start({ strategy });
    expect(execution).toMatchObject({ workflowId: expect.any(String) });
    const states = await statesOf(execution);
    expect(states).toHaveLength(stores);
    expect(states.every(({ state, versions }) => state === 'SCHEDULED' && versions.length === 1)).toBe(true);
    const rescheduled = await press('/api/sync-locations/reschedule', {
      wfExec: execution,
      rescheduleTime: future() + 3_600_000,
      locationIds: ids.slice(1),
    });
    expect(rescheduled.json().workflowId).not.toBe(execution.workflowId);
    expect((await statesOf(rescheduled.json())).length).toBe(stores - 1);
  });

  test('PB-28 is held before it begins, and continued', async () => {
    const execution = await start({ strategy: { kind: 'batches', size: 5, everySeconds: 30 } });
    const held = async () => (await press('/api/sync-locations/status', execution)).json().held !== null;
    await press('/api/sync-locations/hold', execution);
    expect(await held()).toBe(true);
    await press('/api/sync-locations/resume', execution);
    expect(await held()).toBe(false);
    expect((await statesOf(execution)).filter(({ state }) => state === 'SCHEDULED')).toHaveLength(stores);
  });

  test('PB-25 what is polled lists only the stores that moved', async () => {
    const execution = await start({ strategy: { kind: 'allAtOnce' } });
    const ask = (since?: string) => admin('POST', '/api/sync-locations/status', { ...execution, since });
    const whole = (await ask()).json();
    expect([whole.isWhole, Object.keys(whole.locationToStatuses).length]).toEqual([true, stores]);
    // On a PostgreSQL that others use too, a transaction of theirs holds marks back while it is open.
    let { since } = whole;
    const reported = async () => {
      const answer = await ask(since);
      ({ since } = answer.json());
      return [answer.json().isWhole, answer.json().moved, answer.rawPayload.byteLength < 500];
    };
    await expect.poll(reported, { timeout: 60_000 }).toEqual([false, [], true]);
    const [moved = ''] = ids;
    await admin('POST', `/api/sync-locations/unschedule/${moved}`, {});
    const after = (await ask(since)).json();
    expect(after.moved).toMatchObject([{ locationIds: [moved], status: { state: 'TERMINATED' } }]);
  });

  test('PB-24 the list of what runs, which is polled too, has the locations of a publication once', async () => {
    const { workflowId } = await start({ strategy: { kind: 'allAtOnce' } });
    const ask = async (since: string) => {
      const answer = await admin('GET', `/api/sync-locations/running/${company.id}?since=${since}`);
      const { workflows, since: next } = answer.json<OpenWorkflows>();
      const found = workflows.find(({ wfExec }) => wfExec.workflowId === workflowId);
      return { next, locations: found?.locationIds?.length, waiting: found?.counts.SCHEDULED, workflows, answer };
    };
    const whole = await ask('');
    expect([whole.locations, whole.waiting]).toEqual([stores, stores]);
    expect(whole.answer.rawPayload.byteLength).toBeGreaterThan(stores * 10);
    // On a PostgreSQL that others use too, a transaction of theirs holds marks back while it is open.
    let since = whole.next;
    const reported = async () => {
      const { next, ...now } = await ask(since);
      since = next;
      const bytes = now.answer.rawPayload.byteLength;
      return [now.locations, now.waiting, bytes < 1000 * now.workflows.length];
    };
    await expect.poll(reported, { timeout: 60_000 }).toEqual([undefined, stores, true]);
    await admin('POST', `/api/sync-locations/unschedule/${ids[1]}`, {});
    expect((await ask(since)).waiting).toBe(stores - 1);
    expect((await ask('nonsense')).locations).toBe(stores);
  });

  test('past publications are counts, of which a manager sees those of the own store', async () => {
    const { workflowId } = await start({
      strategy: { kind: 'allAtOnce' },
      locationIds: [company.locations.one, ...ids.slice(1)],
    });
    await press(`/api/sync-locations/unschedule/${ids[2]}`, {});
    const past = async (client: Client) => {
      const answer = await client('GET', `/api/publishing/${company.id}/history`);
      expect(answer.rawPayload.byteLength).toBeLessThan(1000 * answer.json().length);
      return answer.json().find(({ wfExec }: Publication) => wfExec.workflowId === workflowId);
    };
    expect(await past(admin)).toMatchObject({ counts: { SCHEDULED: stores - 1, TERMINATED: 1 }, reachesOthers: false });
    const manager = await company.as('manager');
    expect(await past(manager)).toMatchObject({ counts: { SCHEDULED: 1 }, reachesOthers: true });
  });

  test('PB-25 a poll costs bytes by the stores that moved, not by those that there are', async () => {
    const few = ids.slice(0, 1000);
    const execution = await start({ locationIds: few, strategy: { kind: 'allAtOnce' } });
    const ask = (since?: string) => admin('POST', '/api/sync-locations/status', { ...execution, since });
    let { since } = (await ask()).json();
    const settled = async () => {
      const answer = (await ask(since)).json();
      ({ since } = answer);
      return answer.moved.length;
    };
    await expect.poll(settled, { timeout: 60_000 }).toBe(0);
    for (const id of few.slice(0, 10)) await admin('POST', `/api/sync-locations/unschedule/${id}`, {});
    const some = await ask(since);
    expect(movedIds(some.json())).toEqual(few.slice(0, 10).sort());
    expect(some.rawPayload.byteLength).toBeLessThan(6000);
    // Those that are alike share their findings.
    const all = await ask('');
    expect(movedIds(all.json())).toEqual(few.toSorted());
    expect(all.rawPayload.byteLength).toBeLessThan(45_000);
  });
});

const movedIds = ({ moved = [] }: WorkflowStatus) => moved.flatMap(({ locationIds }) => locationIds).sort();
