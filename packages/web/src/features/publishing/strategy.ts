import { DEFAULT_STRATEGY, type PublishStrategy, planWaves } from '@servery/domain';
import { instantOf } from '../../publishing/store-time.ts';
import type { SyncStatus } from '../../publishing/sync-status.ts';

export type Strategy = PublishStrategy;
type StrategyKind = Strategy['kind'];

/** The entries of the form: every kind keeps its own while another is looked at. */
export type StrategyEntry = {
  readonly kind: StrategyKind;
  readonly size: number | null;
  readonly everySeconds: number | null;
  readonly percents: string;
};

/** PB-27 to PB-29 */
export const defaultEntry: StrategyEntry = {
  kind: DEFAULT_STRATEGY.kind,
  size: DEFAULT_STRATEGY.size,
  everySeconds: DEFAULT_STRATEGY.everySeconds,
  percents: '10, 50, 100',
};

/** A revert is an emergency: it reaches every store at once, unless somebody chooses waves. */
export const revertEntry: StrategyEntry = { ...defaultEntry, kind: 'allAtOnce' };

/** The strategy of an entry; null while the entry is wrong. */
export function strategyOf(entry: StrategyEntry, groupIds: readonly string[]): Strategy | null {
  const everySeconds = entry.everySeconds;
  if (entry.kind === 'allAtOnce') return { kind: 'allAtOnce' };
  if (everySeconds === null || everySeconds < 0 || everySeconds > 86_400) return null;
  if (entry.kind === 'wavesByGroup') return { kind: 'wavesByGroup', groupIds, everySeconds };
  if (entry.kind === 'wavesByPercent') {
    const percents = percentsOf(entry.percents);
    return percents && { kind: 'wavesByPercent', percents, everySeconds };
  }
  const { size } = entry;
  return size === null || size < 1 || size > 1000 ? null : { kind: 'batches', size, everySeconds };
}

export function percentsOf(text: string): readonly number[] | null {
  const parts = text.split(/[\s,;%]+/).filter((part) => part !== '');
  const numbers = parts.map(Number);
  const isRight = numbers.every((number) => number >= 0.1 && number <= 100);
  return isRight && numbers.length > 0 && numbers.length <= 20 ? numbers : null;
}

/** When: at once, or when the clocks of each store show a date and a time. */
export type Moment = { readonly date: string; readonly time: string } | null;

/** One start: the locations of one time zone, or all of them when they go at once. */
export type Departure = {
  readonly zone: string | null;
  readonly locations: readonly SyncStatus[];
  /** Milliseconds since 1970; null for now. */
  readonly at: number | null;
};

/** The same store time is another instant in another zone: one departure for each. PB-17 */
export function departuresOf(locations: readonly SyncStatus[], moment: Moment): readonly Departure[] {
  if (locations.length === 0) return [];
  if (!moment) return [{ zone: null, locations, at: null }];
  const zones = Map.groupBy(locations, ({ timezone }) => timezone);
  return [...zones]
    .map(([zone, members]) => ({ zone, locations: members, at: instantOf(moment.date, moment.time, zone) }))
    .toSorted((one, other) => (one.at ?? 0) - (other.at ?? 0));
}

export type PlannedWave = {
  readonly wave: number;
  readonly locations: readonly SyncStatus[];
  /** Milliseconds since 1970, or since the start when it goes at once. */
  readonly due: number;
  readonly zone: string | null;
};

/** The waves and their times, as the server will plan them: locations by name. */
export function wavesOf(departures: readonly Departure[], strategy: Strategy): readonly PlannedWave[] {
  return departures
    .flatMap(({ zone, locations, at }) => {
      const sorted = locations.toSorted((one, other) => one.name.localeCompare(other.name));
      const byId = new Map(sorted.map((location) => [location.id, location]));
      return planWaves(strategy, sorted, at ?? 0).map(({ locationIds, dueMillis }) => ({
        zone,
        due: dueMillis,
        locations: locationIds.flatMap((id) => byId.get(id) ?? []),
      }));
    })
    .toSorted((one, other) => one.due - other.due)
    .map((wave, at) => ({ ...wave, wave: at + 1 }));
}
