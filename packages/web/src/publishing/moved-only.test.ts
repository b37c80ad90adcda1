import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildLocation } from '../testing/locations.ts';
import { fakeServer } from '../testing/servers/fake-server.ts';
import { runningQuery, statusQuery } from './publishing.ts';
import { syncStatusQuery } from './sync-status.ts';

const location = (id: string, version = 1) => {
  const { menuInfo } = buildLocation();
  return buildLocation({ id, name: `Store ${id}`, menuInfo: { ...menuInfo, assigned: { id: 'm', version } } });
};
let client: QueryClient;

beforeEach(() => {
  client = new QueryClient();
});

describe('the sync status of many stores', () => {
  const path = 'GET /api/tenants/sync-status/2';
  const query = syncStatusQuery('2');
  const answers = (later: object) => {
    let asked = 0;
    return fakeServer({
      [path]: () => {
        asked += 1;
        const first = {
          since: 'm1',
          isWhole: true,
          moved: [location('a'), location('b'), location('c')],
          gone: [],
          contacts: [],
        };
        return {
          body: asked === 1 ? first : asked === 2 ? later : { ...first, since: 'whole', moved: [location('z')] },
        };
      },
    });
  };
  const twice = async () => {
    const before = await client.fetchQuery({ ...query, staleTime: 0 });
    return { before, after: await client.fetchQuery({ ...query, staleTime: 0 }) };
  };

  /** The held list before and after an answer in which only these contacts are new. */
  const twiceWith = async (contacts: readonly object[]) => {
    const held = client.getQueryData(query.queryKey);
    if (held === undefined) {
      answers({ since: 'm2', isWhole: false, moved: [], gone: [], contacts });
      return twice();
    }
    fakeServer({ [path]: { body: { since: 'm3', isWhole: false, moved: [], gone: [], contacts } } });
    return { before: held, after: await client.fetchQuery({ ...query, staleTime: 0 }) };
  };

  test('asks with the mark of what it holds, takes over what moved, and drops what is gone', async () => {
    const { calls } = answers({ since: 'm2', isWhole: false, moved: [location('b', 2)], gone: ['c'], contacts: [] });
    const { before, after } = await twice();
    expect(calls.map(({ url }) => url.searchParams.get('since'))).toEqual(['', 'm1']);
    expect(after.map(({ id, menuInfo }) => [id, menuInfo?.assigned?.version])).toEqual([
      ['a', 1],
      ['b', 2],
    ]);
    expect(after[0]).toBe(before[0]);
    await client.fetchQuery({ ...query, staleTime: 0 });
    expect(calls[2]?.url.searchParams.get('since')).toBe('m2');
  });

  test('a store that it does not know yet makes it ask for everything', async () => {
    const { calls } = answers({ since: 'm2', isWhole: false, moved: [location('new')], gone: [], contacts: [] });
    expect((await twice()).after.map(({ id }) => id)).toEqual(['z']);
    expect(calls.map(({ url }) => url.searchParams.get('since'))).toEqual(['', 'm1', '']);
  });

  test('takes over contacts by groups, the one without names for all others; a row that shows the same stays the same', async () => {
    const [first, later] = ['2026-11-20T10:00:05.000Z', '2026-11-20T10:02:00.000Z'];
    const group = { softwareVersion: '4.2.0', ids: null };
    const begin = await twiceWith([{ ...group, at: first }]);
    expect(begin.after.map(({ lastPing, softwareVersion }) => [lastPing, softwareVersion])).toEqual(
      Array(3).fill([first, '4.2.0']),
    );
    const next = await twiceWith([
      { ...group, at: later },
      { ...group, at: '2026-11-20T10:00:25.000Z', ids: ['b'] },
      { ...group, at: null, softwareVersion: null, ids: ['c'] },
    ]);
    expect(next.after.map(({ lastPing }) => lastPing)).toEqual([later, first, first]);
    expect(next.after.slice(1).map((row, at) => row === begin.after[at + 1])).toEqual([true, true]);
  });
});

test('PB-22 the status of a publication is asked for with its mark, and what moved is taken over', async () => {
  const due = { startTime: null, endTime: null, dueTime: '2026-11-20T10:00:00Z' };
  const at = (state: string) => ({ state, ...due, batch: 1, versions: [] });
  const shared = {
    locationToStatuses: {},
    syncStarted: null,
    syncCompleted: null,
    held: null,
    syncDate: '2026-11-20T10:00:00Z',
  };
  let asked = 0;
  const { calls } = fakeServer({
    'POST /api/sync-locations/status': () => {
      asked += 1;
      return asked === 1
        ? {
            body: {
              ...shared,
              since: 's1',
              isWhole: true,
              moved: [{ locationIds: ['a', 'b'], status: at('WAITING') }],
            },
          }
        : {
            body: { ...shared, since: 's2', isWhole: false, moved: [{ locationIds: ['b'], status: at('COMPLETED') }] },
          };
    },
  });
  const query = { ...statusQuery('locations', '2', { workflowId: 'pub', runId: 'run' }), staleTime: 0 };
  await client.fetchQuery(query);
  const { locationToStatuses } = await client.fetchQuery(query);
  expect(Object.entries(locationToStatuses).map(([id, [status]]) => [id, status?.state])).toEqual([
    ['a', 'WAITING'],
    ['b', 'COMPLETED'],
  ]);
  expect(calls.map(({ body }) => body)).toEqual([
    { workflowId: 'pub', runId: 'run', since: '' },
    { workflowId: 'pub', runId: 'run', since: 's1' },
  ]);
});

test('PB-24 the locations of open publications are taken over from the answer that had them', async () => {
  const open = (locationIds: string[] | null, counts: object) => ({
    wfExec: { workflowId: 'pub', runId: 'run' },
    action: 'PUBLISH',
    name: 'Lunch',
    startedBy: 'Ada',
    syncDate: '2026-11-20T10:00:00Z',
    syncStarted: null,
    syncCompleted: null,
    held: null,
    reachesOthers: false,
    locationIds,
    counts,
  });
  const later = [open(null, { WAITING: 2 }), open(null, { RUNNING: 2 }), open(null, { RUNNING: 2 })];
  let asked = 0;
  const { calls } = fakeServer({
    'GET /api/sync-locations/running/2': () => {
      asked += 1;
      const workflows = [asked === 1 ? open(['a', 'b'], { WAITING: 2 }) : later[asked - 2]];
      return { body: { since: `r${asked}`, workflows } };
    },
  });
  const query = { ...runningQuery('locations', '2'), staleTime: 0 };
  const answers = [];
  for (let time = 0; time < 4; time += 1) answers.push(await client.fetchQuery(query));
  expect(answers.map(([one]) => [one?.locationIds, one?.counts])).toEqual([
    [['a', 'b'], { WAITING: 2 }],
    [['a', 'b'], { WAITING: 2 }],
    [['a', 'b'], { RUNNING: 2 }],
    [['a', 'b'], { RUNNING: 2 }],
  ]);
  expect(calls.map(({ url }) => url.searchParams.get('since'))).toEqual(['', 'r1', 'r2', 'r3']);
});
