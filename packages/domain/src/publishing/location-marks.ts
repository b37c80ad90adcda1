export type SyncState = 'SCHEDULED' | 'WAITING' | 'RUNNING' | 'COMPLETED' | 'FAILED' | 'TERMINATED';

/** The report of one terminal of a location about a workflow. Times are epoch milliseconds. */
export interface SyncStatus {
  readonly state: SyncState;
  readonly startTime: number | null;
  readonly endTime: number | null;
  readonly error?: string;
}

/** One publication under way or behind us. */
export interface SyncWorkflow {
  readonly locationIds: readonly string[];
  /** When it is due, in epoch milliseconds. */
  readonly syncDate: number;
  readonly syncCompleted: boolean;
  readonly locationToStatuses: Readonly<Record<string, readonly SyncStatus[]>>;
}

export interface LocationMarks {
  /** PB-09: due, not begun. */
  readonly waitingStart: boolean;
  /** PB-10: begun. */
  readonly isRunning: boolean;
  /** PB-11: its time lies ahead. */
  readonly isScheduled: boolean;
  /** PB-12: has unpublished changes. */
  readonly hasChanges: boolean;
}

type Phase = 'waitingStart' | 'isRunning' | 'isScheduled' | 'over';

/** PB-09 to PB-12: how a location is marked at a moment, over all workflows that concern it. */
export function locationMarks(
  location: { readonly id: string; readonly hasChanges: boolean },
  workflows: readonly SyncWorkflow[],
  now: number,
): LocationMarks {
  const phases = new Set(workflows.map((workflow) => phaseOf(location.id, workflow, now)));
  return {
    waitingStart: phases.has('waitingStart'),
    isRunning: phases.has('isRunning'),
    isScheduled: phases.has('isScheduled'),
    hasChanges: location.hasChanges,
  };
}

/** PB-13: of several completed statuses the one whose terminal ended last. */
export function latestCompleted(statuses: readonly SyncStatus[]): SyncStatus | undefined {
  let latest: SyncStatus | undefined;
  for (const status of statuses) {
    if (status.state !== 'COMPLETED' || status.endTime === null) continue;
    if (latest?.endTime == null || status.endTime > latest.endTime) latest = status;
  }
  return latest;
}

function phaseOf(id: string, workflow: SyncWorkflow, now: number): Phase {
  if (workflow.syncCompleted || !workflow.locationIds.includes(id)) return 'over';
  const statuses = Object.hasOwn(workflow.locationToStatuses, id) ? (workflow.locationToStatuses[id] ?? []) : [];
  if (statuses.some(({ state }) => state === 'RUNNING')) return 'isRunning';
  if (statuses.length > 0 && statuses.every(({ state }) => isOver(state))) return 'over';
  if (statuses.some(({ state }) => isOver(state))) return 'isRunning';
  return workflow.syncDate > now ? 'isScheduled' : 'waitingStart';
}

const OVER = {
  SCHEDULED: false,
  WAITING: false,
  RUNNING: false,
  COMPLETED: true,
  FAILED: true,
  TERMINATED: true,
} as const satisfies Record<SyncState, boolean>;

export function isOver(state: SyncState): boolean {
  return OVER[state];
}
