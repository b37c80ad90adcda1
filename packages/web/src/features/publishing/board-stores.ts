import type { PublishableKind, StoreState } from '@servery/domain';
import type { LocationStatus, MovedVersions, WorkflowStatus } from '../../publishing/publishing.ts';
import { storeStateOf } from '../../publishing/store-state.tsx';
import type { SyncStatus } from '../../publishing/sync-status.ts';

/** `sent`: published there, and its terminals are not known to run it yet. */
export type BoardState = 'scheduled' | 'held' | 'waiting' | 'running' | 'failed' | 'sent' | 'live' | 'terminated';

export type BoardStore = {
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
  /** What is known of the store once the publication has ended there. */
  readonly store: StoreState;
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

/** The stores of a publish as the board shows them, in the order of state. PB-08 */
export function boardStores(
  status: WorkflowStatus,
  locations: readonly SyncStatus[],
  { kinds, mayPublish = () => true, now = Date.now() }: BoardContext,
): readonly BoardStore[] {
  const byId = new Map(locations.map((location) => [location.id, location]));
  return Object.entries(status.locationToStatuses)
    .flatMap(([id, statuses]) => {
      const last = statuses.at(-1);
      if (!last) return [];
      const row = { id, status: last, location: byId.get(id), isHeld: status.held !== null };
      return [storeOf(row, { kinds, mayPublish, now })];
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

function storeOf({ id, status, location, isHeld }: BoardRow, context: Required<BoardContext>): BoardStore {
  const { kinds, now } = context;
  const store = location ? storeStateOf(location, { kinds, now }) : 'silent';
  return {
    id,
    name: location?.name ?? id,
    city: location?.address?.split(',').at(-2)?.trim() ?? '',
    zone: location?.timezone ?? 'UTC',
    wave: status.batch,
    state: isHeld && hasNotBegun(status) ? 'held' : stateOf(status, store, now),
    dueTime: status.dueTime,
    endTime: status.endTime ?? null,
    error: status.error ?? null,
    versions: status.versions,
    store,
    canAct: location !== undefined && context.mayPublish(location),
  };
}

type BoardContext = {
  readonly kinds: readonly PublishableKind[];
  readonly mayPublish?: (location: SyncStatus) => boolean;
  readonly now?: number;
};

function hasNotBegun({ state }: LocationStatus): boolean {
  return state === 'SCHEDULED' || state === 'WAITING';
}

/** PB-09, PB-11: what has not begun is scheduled while its time lies ahead, and waits from then on. */
function stateOf(status: LocationStatus, store: StoreState, now: number): BoardState {
  switch (status.state) {
    case 'SCHEDULED':
    case 'WAITING':
      return Date.parse(status.dueTime) > now ? 'scheduled' : 'waiting';
    case 'COMPLETED':
      return store === 'live' ? 'live' : 'sent';
    case 'RUNNING':
      return 'running';
    case 'FAILED':
      return 'failed';
    case 'TERMINATED':
      return 'terminated';
  }
}

/** Whether it has not begun at a store, and may be moved or taken out. */
export function isAhead(state: BoardState): boolean {
  return state === 'scheduled' || state === 'waiting' || state === 'held';
}

export type RunState = 'running' | 'scheduled' | 'held' | 'done' | 'failed' | 'terminated';

/** Where a whole publish stands. */
export function runStateOf(stores: readonly { readonly state: BoardState }[]): RunState {
  const known = new Set(stores.map(({ state }) => state));
  const hasBegun = known.has('running') || known.has('waiting');
  if (known.has('held') && !known.has('running')) return 'held';
  const isOver = known.has('live') || known.has('sent') || known.has('failed');
  if (hasBegun || (known.has('scheduled') && isOver)) return 'running';
  if (known.has('scheduled')) return 'scheduled';
  if (known.has('failed')) return 'failed';
  return isOver ? 'done' : 'terminated';
}

export type BoardWave = {
  readonly wave: number;
  readonly stores: readonly BoardStore[];
  readonly dueTime: string;
  readonly state: RunState;
};

export function boardWaves(stores: readonly BoardStore[]): readonly BoardWave[] {
  return [...Map.groupBy(stores, ({ wave }) => wave)]
    .map(([wave, members]) => ({
      wave,
      stores: members,
      dueTime: members.map(({ dueTime }) => dueTime).toSorted()[0] ?? '',
      state: runStateOf(members),
    }))
    .toSorted((one, other) => one.wave - other.wave);
}
