import { expect, test } from 'vitest';
import { changedEntities } from '../../../publishing/changed-entities.ts';
import type { LocationStatus, WorkflowStatus } from '../../../publishing/publishing.ts';
import { buildLocation } from '../../../testing/locations.ts';
import type { LocationPreview, PendingKind } from '../publish-calls.ts';
import { reviewGroups } from '../review-groups.ts';
import { defaultEntry, departuresOf, strategyOf, wavesOf } from '../strategy.ts';
import { boardEntries, boardWaves, runStateOf } from './board-entries.ts';

const now = Date.parse('2026-11-20T15:00:00Z');

function buildStatus(states: Record<string, Partial<LocationStatus>>): WorkflowStatus {
  const status = { startTime: null, endTime: null, dueTime: '2026-11-20T14:59:00Z', batch: 1, versions: [] };
  return {
    syncStarted: null,
    syncCompleted: null,
    syncDate: '2026-11-20T14:59:00Z',
    held: null,
    since: '',
    isWhole: true,
    locationToStatuses: Object.fromEntries(
      Object.entries(states).map(([id, own]) => [id, [{ ...status, state: 'WAITING' as const, ...own }]]),
    ),
  };
}

const stateOf = (own: Partial<LocationStatus>, location = buildLocation()) =>
  boardEntries(buildStatus({ pier: own }), [location], { kinds: ['menu'], now })[0]?.state;

test('PB-08 PB-09 PB-10 PB-11 a store is scheduled, waiting, running, failed, sent or live', () => {
  expect(stateOf({ state: 'SCHEDULED', dueTime: '2026-11-20T16:00:00Z' })).toBe('scheduled');
  expect(stateOf({ state: 'WAITING', dueTime: '2026-11-20T15:00:30Z' })).toBe('scheduled');
  expect(stateOf({ state: 'SCHEDULED' })).toBe('waiting');
  expect(stateOf({ state: 'RUNNING' })).toBe('running');
  expect(stateOf({ state: 'FAILED' })).toBe('failed');
  expect(stateOf({ state: 'COMPLETED' })).toBe('live');
  expect(stateOf({ state: 'COMPLETED' }, buildLocation({ running: { menus: 'old' } }))).toBe('sent');
  expect(stateOf({ state: 'TERMINATED' })).toBe('terminated');
});

test('PB-08 a publish runs while some stores are done and others lie ahead', () => {
  const run = (...states: ('scheduled' | 'waiting' | 'live' | 'sent' | 'failed' | 'terminated')[]) =>
    runStateOf(states.map((state) => ({ state, isReplaced: false })));
  expect(run('scheduled', 'scheduled')).toBe('scheduled');
  expect(run('live', 'scheduled')).toBe('running');
  expect(run('live', 'failed')).toBe('failed');
  expect(run('live', 'terminated')).toBe('live');
  expect(run('live', 'sent')).toBe('sent');
  expect(run('terminated')).toBe('terminated');
});

test('PB-13 a publish is replaced where a later one went, whatever runs there now', () => {
  const ended = { state: 'COMPLETED', endTime: '2026-11-20T13:00:00Z' } as const;
  const [entry] = boardEntries(buildStatus({ pier: ended }), [buildLocation()], { kinds: ['menu'], now });
  expect(entry?.isReplaced).toBe(true);
  expect(runStateOf(entry ? [entry] : [])).toBe('replaced');
});

test('PB-28 the waves are listed in the order of their batches', () => {
  const status = buildStatus({ b: { batch: 2 }, a: { batch: 1 }, c: { batch: 2 } });
  const waves = boardWaves(boardEntries(status, [], { kinds: ['menu'], now }));
  expect(waves.map(({ wave, entries }) => [wave, entries.length])).toEqual([
    [1, 1],
    [2, 2],
  ]);
});

test('PB-27 PB-28 PB-29 seven stores go in fives, thirty seconds apart, by name', () => {
  const locations = ['g', 'f', 'e', 'd', 'c', 'b', 'a'].map((name) => buildLocation({ id: name, name }));
  const strategy = strategyOf(defaultEntry, []);
  expect(strategy).toEqual({ kind: 'batches', size: 5, everySeconds: 30 });
  const waves = strategy ? wavesOf(departuresOf(locations, null), strategy) : [];
  expect(waves.map(({ due, locations: members }) => [due, members.map(({ name }) => name).join('')])).toEqual([
    [0, 'abcde'],
    [30_000, 'fg'],
  ]);
});

test('PB-29 waves by percent and by group are entries of the same form', () => {
  const percent = { ...defaultEntry, kind: 'wavesByPercent' as const };
  expect(strategyOf(percent, [])).toMatchObject({ percents: [10, 50, 100] });
  expect(strategyOf({ ...percent, percents: 'ten' }, [])).toBeNull();
  expect(strategyOf({ ...defaultEntry, kind: 'wavesByGroup' }, ['bay'])).toMatchObject({ groupIds: ['bay'] });
  expect(strategyOf({ ...defaultEntry, size: null }, [])).toBeNull();
});

test('PB-17 one departure for each time zone, the earliest first', () => {
  const west = buildLocation();
  const east = buildLocation({ id: 'sea', timezone: 'America/New_York' });
  const departures = departuresOf([west, east], { date: '2026-11-21', time: '03:00' });
  expect(departures.map(({ zone, at }) => [zone, at && new Date(at).toISOString()])).toEqual([
    ['America/New_York', '2026-11-21T08:00:00.000Z'],
    ['America/Los_Angeles', '2026-11-21T11:00:00.000Z'],
  ]);
});

const price = { field: 'Large, Dine in', kind: 'changed', from: '$13.99', to: '$14.49', count: 1 } as const;

function buildPending(overrides: Partial<PendingKind> = {}): PendingKind {
  return {
    kind: 'menu',
    documentId: 'm1',
    fromVersion: 130,
    toVersion: 131,
    groups: [{ name: 'Supreme', place: 'Pizza', sentences: [price] }],
    withheld: [],
    changeCount: 1,
    firstPublication: false,
    ...overrides,
  };
}

test('PB-12 stores where the very same would change are reviewed once', () => {
  const preview = (locationId: string, kinds: PendingKind[]): LocationPreview => ({
    locationId,
    kinds,
    problem: null,
    findings: [],
    findingCount: 0,
    isOpen: null,
  });
  const groups = reviewGroups([
    preview('a', []),
    preview('b', [buildPending({ toVersion: 132 })]),
    preview('c', [buildPending()]),
    preview('d', [buildPending()]),
  ]);
  expect(groups.map(({ locationIds }) => locationIds)).toEqual([['c', 'd'], ['b'], ['a']]);
});

test('PB-12 a sentence is listed under the entity it changes; no more of them than asked for', () => {
  expect(changedEntities(buildPending().groups, { whole: 'Document', newOrder: 'new order' })).toEqual([
    {
      id: '0',
      name: 'Supreme',
      place: 'Pizza',
      lines: [{ id: '0-0', kind: 'changed', subject: 'Large, Dine in', from: '$13.99', to: '$14.49' }],
    },
  ]);
});

test('PB-12 an item that comes is named once, and not called a document', () => {
  const comes = { field: '', kind: 'added', from: null, to: 'Storm Warning', count: 1 } as const;
  const groups = [{ name: 'Storm Warning', place: 'Pizza', sentences: [comes] }];
  const [entity] = changedEntities(groups, { whole: 'Document', newOrder: 'new order' });
  expect(entity).toMatchObject({ name: 'Storm Warning', lines: [{ kind: 'added', subject: '', to: 'Storm Warning' }] });
});
