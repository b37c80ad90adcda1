import type { LocationStatus } from '../../publishing/publishing.ts';
import { buildLocation, menuWaits, seaport } from '../locations.ts';
import { type Answers, fakeServer } from './fake-server.ts';

export const pier = buildLocation(menuWaits);
export const sea = buildLocation({ ...seaport, ...menuWaits });
export const pendingMenu = {
  kind: 'menu',
  documentId: 'm1',
  fromVersion: 130,
  toVersion: 131,
  groups: [
    {
      name: 'Supreme',
      place: 'Pizza',
      sentences: [{ field: 'Large', kind: 'changed', from: '$13.99', to: '$14.49', count: 1 }],
    },
  ],
  withheld: [],
  changeCount: 1,
  firstPublication: false,
};
const preview = [
  { locationId: 'pier', kinds: [pendingMenu], problem: null, findings: [], findingCount: 0, isOpen: null },
  {
    locationId: 'sea',
    kinds: [pendingMenu],
    problem: 'Cola, PLU: PLU 5555 is already used by Caesar.',
    findings: [
      {
        kind: 'menu',
        documentId: 'main',
        code: 'PLU_TAKEN',
        level: 'error',
        weight: 'stop',
        name: 'Cola',
        from: null,
        to: null,
        sentence: 'Cola, PLU: PLU 5555 is already used by Caesar.',
        path: ['items', { id: 'item-cola' }, 'info', 'pluNum'],
        departmentId: 'drinks',
      },
      {
        kind: 'menu',
        documentId: 'main',
        code: 'PRICE_MISSING',
        level: 'warning',
        weight: 'look',
        name: 'Greek Salad',
        from: null,
        to: null,
        sentence: 'Greek Salad has no price.',
        path: ['items', { id: 'greek' }, 'pricing'],
        departmentId: 'salads',
      },
    ],
    findingCount: 2,
    isOpen: null,
  },
];
export const run = {
  wfExec: { workflowId: 'w1', runId: 'r1' },
  action: 'PUBLISH',
  name: 'Winter menu',
  startedBy: 'Dana',
  syncDate: '2026-11-20T14:59:00.000Z',
  locationIds: ['pier', 'sea'],
  syncStarted: '2026-11-20T14:59:00.000Z',
  syncCompleted: null,
  held: null,
  reachesOthers: false,
  counts: { RUNNING: 2 },
};

/** Where the publication is at each location. */
export function status(states: Record<string, Partial<LocationStatus>>, syncCompleted: string | null = null) {
  const moved = [{ kind: 'menu', from: named(130), to: named(131) }];
  const own = {
    startTime: null,
    endTime: '2026-11-20T15:00:00.000Z',
    dueTime: run.syncDate,
    batch: 1,
    versions: moved,
  };
  return {
    body: {
      syncStarted: run.syncStarted,
      syncCompleted,
      syncDate: run.syncDate,
      held: null,
      since: '',
      isWhole: true,
      locationToStatuses: Object.fromEntries(Object.entries(states).map(([id, given]) => [id, [{ ...own, ...given }]])),
    },
  };
}

function named(version: number) {
  return { base: { id: 'm1', version }, override: null, groupOverride: null };
}

/** The answers of a server with two stores where a menu waits. */
export function servePublishing(more: Answers = {}) {
  return fakeServer(publishingAnswers(more));
}

/** The same, for a test that opens the whole console. */
export function publishingAnswers(more: Answers = {}): Answers {
  return {
    'GET /api/tenants/sync-status/harbor': { body: [pier, sea] },
    'GET /api/sync-locations/running/harbor': { body: [] },
    'GET /api/sync-employment/running/harbor': { body: [] },
    'POST /api/publishing/harbor/preview': { body: preview },
    'GET /api/publishing/harbor/history': { body: [] },
    'POST /api/sync-locations/start': { body: run.wfExec },
    ...more,
  };
}

/** One publication is running. */
export const running = (states: Record<string, Partial<LocationStatus>>): Answers => ({
  'GET /api/sync-locations/running/harbor': { body: [run] },
  'POST /api/sync-locations/status': status(states),
});

/** Both stores get something with which nothing is wrong. */
export const settled = [
  { locationId: 'pier', kinds: [pendingMenu], problem: null, findings: [], findingCount: 0, isOpen: null },
  { locationId: 'sea', kinds: [pendingMenu], problem: null, findings: [], findingCount: 0, isOpen: null },
];

/** Would fail at a location with as many errors. */
export function failingAt(locationId: string, errors: number) {
  const findings = Array.from({ length: errors }, (_, at) => ({
    kind: 'menu',
    documentId: 'main',
    code: 'PLU_TAKEN',
    level: 'error',
    weight: 'stop',
    name: `Item ${at}`,
    from: null,
    to: null,
    sentence: `PLU ${at} is already used by Caesar.`,
    path: ['items', { id: `item-${at}` }, 'info', 'pluNum'],
    departmentId: 'drinks',
  }));
  const problem = findings[0]?.sentence ?? null;
  return { locationId, kinds: [pendingMenu], problem, findings, findingCount: errors, isOpen: null };
}
