import { PUBLISH_WAVE_SECONDS, PUBLISH_WAVE_SIZE } from './constants.ts';

/** PB-29: how locations are sent, as data. */
export type PublishStrategy =
  | { readonly kind: 'batches'; readonly size: number; readonly everySeconds: number }
  | { readonly kind: 'allAtOnce' }
  /** One wave for each group in the order given, then the groups not named, then locations without a group. */
  | { readonly kind: 'wavesByGroup'; readonly groupIds: readonly string[]; readonly everySeconds: number }
  /** The share of all locations that each wave has reached in the end, such as 10, 50, 100; the remaining locations go with the last. */
  | { readonly kind: 'wavesByPercent'; readonly percents: readonly number[]; readonly everySeconds: number };

/** PB-27, PB-28. */
export const DEFAULT_STRATEGY = {
  kind: 'batches',
  size: PUBLISH_WAVE_SIZE,
  everySeconds: PUBLISH_WAVE_SECONDS,
} as const satisfies PublishStrategy;

export interface PublishLocation {
  readonly id: string;
  readonly groupId?: string | null;
}

export interface PublishWave {
  /** Counted from 1. */
  readonly wave: number;
  readonly locationIds: readonly string[];
  /** Epoch milliseconds. */
  readonly dueMillis: number;
}

/** Which locations are sent when; every location exactly once, no wave empty. */
export function planWaves(
  strategy: PublishStrategy,
  locations: readonly PublishLocation[],
  startMillis: number,
): PublishWave[] {
  const everyMillis = strategy.kind === 'allAtOnce' ? 0 : Math.max(0, strategy.everySeconds) * 1_000;
  return wavesOf(strategy, unique(locations))
    .filter((stores) => stores.length > 0)
    .map((stores, at) => ({
      wave: at + 1,
      locationIds: stores.map(({ id }) => id),
      dueMillis: startMillis + at * everyMillis,
    }));
}

type Waves = PublishLocation[][];

function wavesOf(strategy: PublishStrategy, locations: readonly PublishLocation[]): Waves {
  switch (strategy.kind) {
    case 'batches':
      return slices(locations, strategy.size);
    case 'allAtOnce':
      return [[...locations]];
    case 'wavesByGroup':
      return groupWaves(locations, strategy.groupIds);
    case 'wavesByPercent':
      return percentWaves(locations, strategy.percents);
  }
}

function slices(locations: readonly PublishLocation[], size: number): Waves {
  const length = Math.max(1, Math.floor(size) || 1);
  const count = Math.ceil(locations.length / length);
  return Array.from({ length: count }, (_, at) => locations.slice(at * length, (at + 1) * length));
}

function groupWaves(locations: readonly PublishLocation[], groupIds: readonly string[]): Waves {
  const groups = new Map<string | null, PublishLocation[]>(groupIds.map((id) => [id, []]));
  for (const location of locations) {
    const id = location.groupId ?? null;
    const group = groups.get(id) ?? [];
    group.push(location);
    groups.set(id, group);
  }
  const alone = groups.get(null) ?? [];
  groups.delete(null);
  return [...groups.values(), alone];
}

function percentWaves(locations: readonly PublishLocation[], percents: readonly number[]): Waves {
  const reached = percents.map((percent) => Math.ceil((locations.length * percent) / 100));
  const ends = [...reached, locations.length].toSorted((left, right) => left - right);
  return ends.map((end, at) => locations.slice(ends[at - 1] ?? 0, end));
}

function unique(locations: readonly PublishLocation[]): PublishLocation[] {
  return [...new Map(locations.map((location) => [location.id, location])).values()];
}
