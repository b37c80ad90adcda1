import { expect, test } from 'vitest';
import { buildLocation, menuWaits } from '../testing/locations.ts';
import { contactOf } from './location-contact.tsx';
import { locationStateOf } from './location-state.tsx';
import { pollInterval, waitsFor } from './publishing.ts';

const now = Date.parse('2026-11-20T15:00:00Z');
const at = (millis: number) => new Date(now + millis).toISOString();

test('PB-22 BC-07 what runs is asked for every 2000 ms, and nothing is when nothing is open', () => {
  expect(pollInterval([], now)).toBe(false);
  expect(pollInterval([{ syncDate: at(0), held: null, counts: { RUNNING: 1, SCHEDULED: 2 } }], now)).toBe(2000);
  expect(pollInterval([{ syncDate: at(-5000), held: null, counts: { SCHEDULED: 2 } }], now)).toBe(2000);
});

test('PB-22 a publication that is only scheduled is not asked for until it is due', () => {
  expect(pollInterval([{ syncDate: at(10_000), held: null, counts: { SCHEDULED: 2 } }], now)).toBe(10_000);
  expect(pollInterval([{ syncDate: at(9_000_000), held: null, counts: { SCHEDULED: 2 } }], now)).toBe(30_000);
});

test('PB-22 what is held is looked at now and then, once what had begun has ended', () => {
  const held = { since: at(-60_000), by: 'Dana' };
  expect(pollInterval([{ syncDate: at(-5000), held, counts: { WAITING: 2, COMPLETED: 1 } }], now)).toBe(30_000);
  expect(pollInterval([{ syncDate: at(-5000), held, counts: { WAITING: 2, RUNNING: 1 } }], now)).toBe(2000);
});

test('PB-02 PB-04 changes count for the workflow that carries them; a location without a menu has none', () => {
  const waiting = buildLocation(menuWaits);
  expect([waitsFor('locations', waiting), waitsFor('employment', waiting)]).toEqual([true, false]);
  expect(waitsFor('locations', buildLocation({ menuInfo: { ...menuWaits.menuInfo, assigned: null } }))).toBe(false);
});

test('a location is live only when its terminals acknowledged the published hash', () => {
  expect(locationStateOf(buildLocation(), { kinds: ['menu', 'locationSettings'] })).toBe('live');
  expect(locationStateOf(buildLocation({ running: { menus: 'old' } }), { kinds: ['menu'] })).toBe('behind');
  expect(locationStateOf(buildLocation({ running: {}, lastPing: null }), { kinds: ['menu'] })).toBe('silent');
  expect(locationStateOf(buildLocation({ published: {} }), { kinds: ['menu'] })).toBe('unpublished');
});

test('LC-01 LC-02 LC-03 contact within 24 hours, longer ago, never', () => {
  expect(contactOf(at(-23 * 3_600_000), now)).toBe('upToDate');
  expect(contactOf(at(-25 * 3_600_000), now)).toBe('outOfDate');
  expect(contactOf(null, now)).toBe('never');
});
