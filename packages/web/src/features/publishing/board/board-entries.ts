import type { LocationState, PublishableKind } from '@servery/domain';
import { locationStateOf } from '../../../publishing/location-state.tsx';
import {
  type LocationStatus,
  type MovedVersions,
  publishedPaths,
  type WorkflowStatus,
} from '../../../publishing/publishing.ts';
import type { SyncStatus } from '../../../publishing/sync-status.ts';

/** `sent`: published there, and its terminals are not known to run it yet. */
export type BoardState = 'scheduled' | 'held' | 'waiting' | 'running' | 'failed' | 'sent' | 'live' | 'terminated';

export type BoardEntry = {
  readonly id: string;
  readonly name: string;
  readonly city: string;
  readonly zone: string;
  readonly wave: number;
  readonly state: BoardState;
  readonly dueTime: string;
  readonly endTime: string | null;
  readonly error: string | null;
  readonly versions: readonly MovedVersions[];
  /** The known state of the location once the publication has ended there. */
  readonly runs: LocationState;
  /** Whether a later publication went there. */
  readonly isReplaced: boolean;
  /** Whether this person may publish there. */
  readonly canAct: boolean;
};

const order: Readonly<Record<BoardState, number>> = {
  live: 0,
  sent: 1,
  running: 2,
  failed: 3,
  waiting: 4,
  held: 5,
  scheduled: 6,
  terminated: 7,
};

/** The locations of a publish as the board shows them, in the order of state. PB-08 */
export function boardEntries(
  status: WorkflowStatus,
  locations: readonly SyncStatus[],
  { kinds, mayPublish = () => true, now = Date.now() }: BoardContext,
): readonly BoardEntry[] {
  const byId = new Map(locations.map((location) => [location.id, location]));
  return Object.entries(status.locationToStatuses)
    .flatMap(([id, statuses]) => {
      const last = statuses.at(-1);
      if (!last) return [];
      const row = { id, status: last, location: byId.get(id), isHeld: status.held !== null };
      return [entryOf(row, { kinds, mayPublish, now })];
    })
    .toSorted(
      (one, other) =>
        order[one.state] - order[other.state] || one.wave - other.wave || one.name.localeCompare(other.name),
    );
}

interface BoardRow {
  readonly id: string;
  readonly status: LocationStatus;
  readonly location: SyncStatus | undefined;
  /** Whether the publication is held. */
  readonly isHeld: boolean;
}

function entryOf({ id, status, location, isHeld }: BoardRow, context: Required<BoardContext>): BoardEntry {
  const { kinds, now } = context;
  const runs = location ? locationStateOf(location, { kinds, now }) : 'silent';
  return {
    id,
    name: location?.name ?? id,
    city: location?.address?.split(',').at(-2)?.trim() ?? '',
    zone: location?.timezone ?? 'UTC',
    wave: status.batch,
    state: isHeld && hasNotBegun(status) ? 'held' : stateOf(status, runs, now),
    dueTime: status.dueTime,
    endTime: status.endTime ?? null,
    error: status.error ?? null,
    versions: status.versions,
    runs,
    isReplaced: location !== undefined && isReplaced(status, location, kinds),
    canAct: location !== undefined && context.mayPublish(location),
  };
}

function isReplaced({ state, endTime }: LocationStatus, { published }: SyncStatus, kinds: readonly PublishableKind[]) {
  if (state !== 'COMPLETED' || !endTime) return false;
  return kinds.some((kind) => Date.parse(published[publishedPaths[kind]]?.at ?? '') > Date.parse(endTime));
}

type BoardContext = {
  readonly kinds: readonly PublishableKind[];
  readonly mayPublish?: (location: SyncStatus) => boolean;
  readonly now?: number;
};

function hasNotBegun({ state }: LocationStatus): boolean {
  return state === 'SCHEDULED' || state === 'WAITING';
}

/** PB-09, PB-11: a location that has not begun is scheduled while its time lies ahead, and waits from then on. */
function stateOf(status: LocationStatus, runs: LocationState, now: number): BoardState {
  switch (status.state) {
    case 'SCHEDULED':
    case 'WAITING':
      return Date.parse(status.dueTime) > now ? 'scheduled' : 'waiting';
    case 'COMPLETED':
      return runs === 'live' ? 'live' : 'sent';
    case 'RUNNING':
      return 'running';
    case 'FAILED':
      return 'failed';
    case 'TERMINATED':
      return 'terminated';
  }
}

/** Whether it has not begun at a location, and may be moved or taken out. */
export function isAhead(state: BoardState): boolean {
  return state === 'scheduled' || state === 'waiting' || state === 'held';
}

/** `sent`: it has ended everywhere, and not every store has confirmed it; `replaced`: a later one went to some of them. */
export type RunState = 'running' | 'scheduled' | 'held' | 'sent' | 'live' | 'replaced' | 'failed' | 'terminated';

/** The state of a whole publication. */
export function runStateOf(entries: readonly Pick<BoardEntry, 'state' | 'isReplaced'>[]): RunState {
  const known = new Set(entries.map(({ state }) => state));
  const hasBegun = known.has('running') || known.has('waiting');
  if (known.has('held') && !known.has('running')) return 'held';
  const isOver = known.has('live') || known.has('sent') || known.has('failed');
  if (hasBegun || (known.has('scheduled') && isOver)) return 'running';
  if (known.has('scheduled')) return 'scheduled';
  if (known.has('failed')) return 'failed';
  if (!isOver) return 'terminated';
  if (entries.some((entry) => entry.isReplaced)) return 'replaced';
  return known.has('sent') ? 'sent' : 'live';
}

/** How many locations it went to, and how many of them are live or failed. */
export function runCounts(entries: readonly Pick<BoardEntry, 'state'>[]) {
  const of = (...states: readonly BoardState[]) => entries.filter(({ state }) => states.includes(state)).length;
  return { live: of('live'), failed: of('failed'), count: of('live', 'sent', 'failed') };
}

export type BoardWave = {
  readonly wave: number;
  readonly entries: readonly BoardEntry[];
  readonly dueTime: string;
  readonly state: RunState;
};

export function boardWaves(entries: readonly BoardEntry[]): readonly BoardWave[] {
  return [...Map.groupBy(entries, ({ wave }) => wave)]
    .map(([wave, members]) => ({
      wave,
      entries: members,
      dueTime: members.map(({ dueTime }) => dueTime).toSorted()[0] ?? '',
      state: runStateOf(members),
    }))
    .toSorted((one, other) => one.wave - other.wave);
}
