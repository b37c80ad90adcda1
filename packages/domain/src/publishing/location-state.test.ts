import { describe, expect, test } from 'vitest';
import { ACKNOWLEDGE_WINDOW_MILLIS, type LocationFacts, locationState } from './location-state.ts';

const minute = 60_000;
const now = 1_800_000_000_000;
const published = [
  { kind: 'menus', hash: 'm2', at: now - 60 * minute },
  { kind: 'location-settings', hash: 's1', at: now - 90 * minute },
];
const live: LocationFacts = {
  published,
  running: { menus: 'm2', 'location-settings': 's1' },
  lastPing: now - minute,
  isPublishing: false,
};
const state = (given: Partial<LocationFacts>) => locationState({ ...live, ...given }, now);

describe('the state of a store', () => {
  test('live needs every kind acknowledged and a contact after the last publication', () => {
    expect(state({})).toBe('live');
    expect(state({ running: { menus: 'm2' } })).toBe('behind');
    expect(state({ running: { ...live.running, menus: 'm1' } })).toBe('behind');
    expect(state({ lastPing: now - 61 * minute })).toBe('waiting');
  });

  test('a store that went back to what its silent terminals ran before is not live', () => {
    const reverted = [{ kind: 'menus', hash: 'm1', at: now - minute }];
    const running = { menus: 'm1' };
    expect(state({ published: reverted, running, lastPing: now - 5 * minute })).toBe('waiting');
    expect(state({ published: reverted, running, lastPing: now - 25 * 60 * minute })).toBe('silent');
    expect(state({ published: reverted, running, lastPing: now })).toBe('live');
  });

  test('after a check-in the terminals have two minutes to fetch and acknowledge', () => {
    const at = now - ACKNOWLEDGE_WINDOW_MILLIS;
    const fresh = [{ kind: 'menus', hash: 'm3', at }];
    expect(state({ published: fresh })).toBe('waiting');
    expect(state({ published: [{ kind: 'menus', hash: 'm3', at: at - 1 }] })).toBe('behind');
  });

  test('LC-02 LC-03 without a contact within 24 hours, or ever, a store is silent', () => {
    expect(state({ lastPing: null })).toBe('silent');
    expect(state({ lastPing: now - 24 * 60 * minute - 1, published: [] })).toBe('unpublished');
    expect(state({ lastPing: now - 24 * 60 * minute - 1 })).toBe('silent');
  });

  test('nothing published is unpublished, and while a publication runs there the store is publishing', () => {
    expect(state({ published: [], running: {} })).toBe('unpublished');
    expect(state({ isPublishing: true })).toBe('publishing');
  });
});
