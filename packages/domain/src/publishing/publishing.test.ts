import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CONTACT_WINDOW_MILLIS } from './constants.ts';
import { contactState } from './contact-state.ts';
import {
  latestCompleted,
  locationMarks,
  type SyncState,
  type SyncStatus,
  type SyncWorkflow,
} from './location-marks.ts';
import { DEFAULT_STRATEGY, type PublishStrategy, planWaves } from './plan-waves.ts';
import { hasUnpublishedChanges, locationHasChanges, type SyncInfo } from './sync-info.ts';

const one = { id: 'm1', version: 3 };

function buildInfo(overrides: Partial<SyncInfo> = {}): SyncInfo {
  const base = { assigned: one, published: { ...one }, overrideAssigned: null, overridePublished: null };
  return { ...base, groupOverrideAssigned: null, groupOverridePublished: null, ...overrides };
}

describe('unpublished changes', () => {
  test('PB-02 PB-03 PB-04 assigned and published differ in id or version, in any of the three kinds', () => {
    expect(hasUnpublishedChanges(buildInfo())).toBe(false);
    expect(hasUnpublishedChanges(buildInfo({ published: { id: 'm1', version: 2 } }))).toBe(true);
    expect(hasUnpublishedChanges(buildInfo({ published: { id: 'm2', version: 3 } }))).toBe(true);
    expect(hasUnpublishedChanges(buildInfo({ published: null }))).toBe(true);
    const clean = { menuInfo: buildInfo(), locSettingsInfo: buildInfo(), employmentInfo: buildInfo() };
    const stale = buildInfo({ published: null });
    expect(locationHasChanges(clean)).toBe(false);
    for (const kind of ['menuInfo', 'locSettingsInfo', 'employmentInfo'])
      expect(locationHasChanges({ ...clean, [kind]: stale })).toBe(true);
  });

  test('PB-05 overrideAssigned and overridePublished differ, also when the override is gone', () => {
    expect(hasUnpublishedChanges(buildInfo({ overrideAssigned: one }))).toBe(true);
    expect(hasUnpublishedChanges(buildInfo({ overridePublished: one }))).toBe(true);
    expect(hasUnpublishedChanges(buildInfo({ overrideAssigned: one, overridePublished: { ...one } }))).toBe(false);
  });

  test('PB-06 groupOverrideAssigned and groupOverridePublished differ', () => {
    expect(hasUnpublishedChanges(buildInfo({ groupOverrideAssigned: one }))).toBe(true);
    expect(
      hasUnpublishedChanges(buildInfo({ groupOverrideAssigned: one, groupOverridePublished: { ...one, version: 4 } })),
    ).toBe(true);
  });

  test('PB-02 a location without a menu has no unpublished menu changes', () => {
    expect(hasUnpublishedChanges(buildInfo({ assigned: null }))).toBe(false);
  });
});

function status(state: SyncState, endTime: number | null = null): SyncStatus {
  return { state, startTime: null, endTime };
}

function buildWorkflow(overrides: Partial<SyncWorkflow> = {}): SyncWorkflow {
  return { locationIds: ['a'], syncDate: 100, syncCompleted: false, locationToStatuses: {}, ...overrides };
}

describe('marks of a location', () => {
  const marks = (workflow: SyncWorkflow, now: number) => locationMarks({ id: 'a', hasChanges: false }, [workflow], now);
  const none = { waitingStart: false, isRunning: false, isScheduled: false, hasChanges: false };

  test('PB-09 PB-11 not begun: scheduled while its time lies ahead, waiting from the moment it is due', () => {
    expect(marks(buildWorkflow(), 99)).toEqual({ ...none, isScheduled: true });
    expect(marks(buildWorkflow(), 100)).toEqual({ ...none, waitingStart: true });
    expect(marks(buildWorkflow({ locationToStatuses: { a: [status('WAITING')] } }), 101)).toEqual({
      ...none,
      waitingStart: true,
    });
  });

  test('PB-10 begun: running, also while some of its terminals are done', () => {
    for (const states of [[status('RUNNING')], [status('COMPLETED'), status('WAITING')]]) {
      expect(marks(buildWorkflow({ locationToStatuses: { a: states } }), 101)).toEqual({ ...none, isRunning: true });
    }
  });

  test('PB-10 what is over, foreign or terminated marks nothing', () => {
    expect(marks(buildWorkflow({ syncCompleted: true }), 101)).toEqual(none);
    expect(marks(buildWorkflow({ locationIds: ['b'] }), 101)).toEqual(none);
    expect(marks(buildWorkflow({ locationToStatuses: { a: [status('TERMINATED'), status('FAILED')] } }), 101)).toEqual(
      none,
    );
  });

  test('PB-12 unpublished changes are a mark of their own', () => {
    expect(locationMarks({ id: 'a', hasChanges: true }, [], 0)).toEqual({ ...none, hasChanges: true });
  });

  test('PB-13 of the completed statuses the one that ended last is kept', () => {
    const statuses = [status('COMPLETED', 5), status('COMPLETED', 9), status('FAILED', 20), status('COMPLETED', 7)];
    expect(latestCompleted(statuses)?.endTime).toBe(9);
    expect(latestCompleted([status('RUNNING')])).toBeUndefined();
  });
});

const locations = Array.from({ length: 12 }, (_, at) => ({
  id: `l${at}`,
  groupId: ['north', 'south', null][at % 3] ?? null,
}));
const sizes = (strategy: PublishStrategy) =>
  planWaves(strategy, locations, 0).map(({ locationIds }) => locationIds.length);

describe('waves', () => {
  test('PB-27 PB-28 BC-08 BC-09 by default locations go in fives, 30 seconds apart', () => {
    expect(DEFAULT_STRATEGY).toMatchObject({ size: 5, everySeconds: 30 });
    const plan = planWaves(DEFAULT_STRATEGY, locations, 1_000);
    expect(plan.map(({ dueMillis }) => dueMillis)).toEqual([1_000, 31_000, 61_000]);
    expect(plan.map(({ locationIds }) => locationIds.length)).toEqual([5, 5, 2]);
    expect(plan[0]?.locationIds).toEqual(['l0', 'l1', 'l2', 'l3', 'l4']);
  });

  test('PB-29 all at once, waves by group and waves by percent are data beside it', () => {
    expect(sizes({ kind: 'allAtOnce' })).toEqual([12]);
    expect(sizes({ kind: 'wavesByPercent', percents: [10, 50], everySeconds: 60 })).toEqual([2, 4, 6]);
    const waves = planWaves({ kind: 'wavesByGroup', groupIds: ['south'], everySeconds: 60 }, locations, 0);
    expect(waves.map(({ locationIds }) => locationIds[0])).toEqual(['l1', 'l0', 'l2']);
    expect(waves.map(({ dueMillis }) => dueMillis)).toEqual([0, 60_000, 120_000]);
  });

  test('PB-27 whatever the strategy, every location is sent once and no wave is empty', () => {
    const seconds = fc.integer({ min: -5, max: 100 });
    const strategy: fc.Arbitrary<PublishStrategy> = fc.oneof(
      fc.record({
        kind: fc.constant('batches' as const),
        size: fc.integer({ min: -1, max: 20 }),
        everySeconds: seconds,
      }),
      fc.record({
        kind: fc.constant('wavesByPercent' as const),
        percents: fc.array(fc.integer({ min: 0, max: 150 })),
        everySeconds: seconds,
      }),
      fc.record({
        kind: fc.constant('wavesByGroup' as const),
        groupIds: fc.array(fc.constantFrom('north', 'x')),
        everySeconds: seconds,
      }),
    );
    fc.assert(
      fc.property(strategy, fc.integer({ min: 0, max: 12 }), (chosen, count) => {
        const plan = planWaves(chosen, [...locations.slice(0, count), ...locations.slice(0, 1)].slice(0, count), 0);
        const sent = plan.flatMap(({ locationIds }) => locationIds);
        expect(sent.toSorted()).toEqual(
          locations
            .slice(0, count)
            .map(({ id }) => id)
            .toSorted(),
        );
        expect(plan.every(({ locationIds }) => locationIds.length > 0)).toBe(true);
      }),
    );
  });
});

describe('contact', () => {
  test('LC-01 LC-02 BC-10 a contact within 24 hours is up to date, an older one is not', () => {
    expect(CONTACT_WINDOW_MILLIS).toBe(86_400_000);
    expect(contactState(0, 86_400_000)).toBe('UP_TO_DATE');
    expect(contactState(0, 86_400_001)).toBe('OUT_OF_DATE');
  });

  test('LC-03 without contact a location has never contacted', () => {
    expect(contactState(null, 5)).toBe('NEVER_CONTACTED');
    expect(contactState(undefined, 5)).toBe('NEVER_CONTACTED');
  });
});
