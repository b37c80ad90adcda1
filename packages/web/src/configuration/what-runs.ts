import { type PublishableKind, publishedPaths } from './publishing.ts';
import type { SyncStatus } from './sync-status.ts';

/** `live`: the terminals said that they run what is published; `silent`: no terminal ever spoke. */
export type RunState = 'nothing' | 'live' | 'behind' | 'silent';

export function hasTerminals({ lastPing, running }: Pick<SyncStatus, 'lastPing' | 'running'>): boolean {
  return Boolean(lastPing) || Object.keys(running).length > 0;
}

/** What runs at a location of one kind: known from the acknowledged hash, never assumed. */
export function runStateOf(location: SyncStatus, kind: PublishableKind): RunState {
  const path = publishedPaths[kind];
  const published = location.published[path];
  if (!published) return 'nothing';
  if (!hasTerminals(location)) return 'silent';
  return location.running[path] === published.hash ? 'live' : 'behind';
}

/** The weakest of several kinds; kinds with nothing published do not count. */
export function runState(location: SyncStatus, kinds: readonly PublishableKind[]): RunState {
  const states = new Set(kinds.map((kind) => runStateOf(location, kind)));
  if (states.has('behind')) return 'behind';
  if (states.has('silent')) return 'silent';
  return states.has('live') ? 'live' : 'nothing';
}
