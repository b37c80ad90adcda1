import { isOver, type SyncState } from '../location-marks.ts';
import type { PublishWave } from '../plan-waves.ts';

/** One location of a rollout. */
export interface RolloutLocation {
  /** Counted from 1. */
  readonly wave: number;
  /** Epoch milliseconds. */
  readonly dueMillis: number;
  readonly state: SyncState;
  /** Passed by when its wave is due, until the rollout is continued. */
  readonly isHeld: boolean;
  /** Shown at the location. */
  readonly error: string | null;
}

/** The progress of a publication, or of a part of it: the part that one event concerns is enough to take the step. */
export interface Rollout {
  readonly locations: ReadonlyMap<string, RolloutLocation>;
  /**
   * Waves with locations that have not ended and are left out of `locations`, as far as they are asked about: of a wave that has
   * no location in the part, one is enough.
   */
  readonly openBeside: ReadonlySet<number>;
  readonly isHeld: boolean;
  readonly isBegun: boolean;
  readonly isOver: boolean;
}

/** A group of locations that goes at once. */
export type RolloutWave = Pick<PublishWave, 'wave' | 'dueMillis'>;

/** An event of a rollout. Instants are epoch milliseconds. */
export type RolloutEvent =
  /** Somebody asked for it: its plan. */
  | { readonly kind: 'accepted'; readonly waves: readonly PublishWave[]; readonly isScheduled: boolean }
  /** The time of a wave has come, or a node that had claimed it fell silent. */
  | { readonly kind: 'waveDue'; readonly wave: number; readonly nowMillis: number }
  /** The documents of these locations are there: the locations are published with this step. */
  | { readonly kind: 'built'; readonly locationIds: readonly string[] }
  | { readonly kind: 'failed'; readonly locationIds: readonly string[]; readonly error: string }
  | { readonly kind: 'held' }
  | { readonly kind: 'resumed'; readonly nowMillis: number }
  /** PB-18, PB-19: the first wave of these locations goes at another time. */
  | { readonly kind: 'rescheduled'; readonly locationIds: readonly string[]; readonly timeMillis: number }
  /** It ends at these locations: where it has not begun, or also where it runs. */
  | {
      readonly kind: 'ended';
      readonly locationIds: readonly string[];
      readonly alsoBegun: boolean;
      readonly error: string | null;
    };

/** A task of the transaction that stores the step; the documents to build are built after it. */
export type RolloutCommand =
  /** Report `waveDue` at these times, until the wave is closed. */
  | { readonly kind: 'openWaves'; readonly waves: readonly RolloutWave[] }
  | { readonly kind: 'closeWaves'; readonly waves: readonly number[] }
  /** Build the documents of these locations, and report `built` or `failed`. */
  | { readonly kind: 'build'; readonly locationIds: readonly string[] }
  /** Point these locations to the built documents, with the step that says so. */
  | { readonly kind: 'publish'; readonly locationIds: readonly string[] }
  /** Begin a rollout of its own with the plan of these locations. */
  | { readonly kind: 'splitOff'; readonly waves: readonly PublishWave[] }
  | { readonly kind: 'tell'; readonly state: 'FAILED' | 'HELD' | 'CONTINUED' }
  /** Nothing of it is open any more. */
  | { readonly kind: 'complete' };

export interface RolloutStep {
  readonly rollout: Rollout;
  readonly commands: readonly RolloutCommand[];
}

/** Before anything has happened. */
export const NEW_ROLLOUT: Rollout = {
  locations: new Map(),
  openBeside: new Set(),
  isHeld: false,
  isBegun: false,
  isOver: false,
};

export function hasEnded({ state }: Pick<RolloutLocation, 'state'>): boolean {
  return isOver(state);
}

export function hasNotBegun({ state }: Pick<RolloutLocation, 'state'>): boolean {
  return state === 'SCHEDULED' || state === 'WAITING';
}
