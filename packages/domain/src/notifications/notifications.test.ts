import { describe, expect, test } from 'vitest';
import type { Grant, GrantObject, GrantTarget } from '../access/grants.ts';
import type { Permission } from '../access/permissions.ts';
import { concernsCompanyWide, indexPlaces, isConcernedAt } from './concerned-places.ts';
import { defaultPreferences, digestTime, mailTime, shownKinds } from './notification-preferences.ts';

const zone = 'America/Los_Angeles';
const at = (text: string) => Date.parse(`${text}-08:00`);
const given = defaultPreferences(zone);

const places = indexPlaces([
  { id: 'west', type: 'GROUP', groupId: null },
  { id: 'one', type: 'LOCATION', groupId: 'west' },
  { id: 'two', type: 'LOCATION', groupId: 'west' },
  { id: 'three', type: 'LOCATION', groupId: null },
] satisfies GrantTarget[]);
const grant = (grantedOn: GrantObject, ...permissions: Permission[]): Grant => ({
  roleId: 'r',
  roleName: 'R',
  permissions,
  grantedOn,
});
const person = (...grants: Grant[]) => ({ grants, staffGrants: grants });

describe('whom an event concerns', () => {
  const at = (who: ReturnType<typeof person>, audience: Parameters<typeof isConcernedAt>[1], ids: readonly string[]) =>
    isConcernedAt(who, audience, {
      places: indexPlaces(places.all.filter(({ id }) => ids.includes(id))),
      stores: null,
    });

  test('a publish that stopped concerns who may publish there, by both rights at the same place', () => {
    const settings = grant({ type: 'GROUP', id: 'west' }, 'ACCESS_CONFIGURATION_OPTIONS');
    const menus = grant({ type: 'LOCATION', id: 'one' }, 'OVERRIDE_MENUS');
    expect(at(person(settings, menus), 'PUBLISHES', ['one', 'three'])).toBe(true);
    expect(at(person(settings, menus), 'PUBLISHES', ['two', 'three'])).toBe(false);
    expect(at(person(settings), 'PUBLISHES', ['one'])).toBe(false);
    expect(at(person(settings), 'PUBLISHES_EMPLOYMENT', ['two'])).toBe(true);
  });

  test('rights on the whole company reach every place, also one that is not listed', () => {
    const all = grant({ type: 'GLOBAL', id: null }, 'ACCESS_CONFIGURATION_OPTIONS', 'MANAGE_MENUS');
    expect(at(person(all), 'PUBLISHES', [])).toBe(true);
  });

  test('of the stores that a person chose, and of their groups, only', () => {
    const who = person(grant({ type: 'GROUP', id: 'west' }, 'USER_ADMIN'));
    const of = (stores: readonly string[]) => isConcernedAt(who, 'GIVES_RIGHTS', { places, stores });
    expect([of(['one']), of(['three']), of([])]).toEqual([true, false, false]);
  });

  test('staff data is asked for with its own rights', () => {
    const admin = grant({ type: 'GLOBAL', id: null }, 'USER_ADMIN');
    expect(at({ grants: [admin], staffGrants: [] }, 'LOOKS_AFTER_STAFF', ['one'])).toBe(false);
  });

  test('who edits the menu of a store is concerned by what its group and the company change', () => {
    const local = person(grant({ type: 'LOCATION', id: 'one' }, 'OVERRIDE_MENUS'));
    expect(at(local, 'EDITS_MENUS', ['west', 'one', 'two'])).toBe(true);
    expect(concernsCompanyWide(local, 'EDITS_MENUS')).toBe(true);
    expect(concernsCompanyWide(person(grant({ type: 'GROUP', id: 'west' }, 'USER_ADMIN')), 'GIVES_RIGHTS')).toBe(false);
  });
});

describe('when mail leaves', () => {
  test.each([
    ['2026-11-20T20:59:00', '2026-11-20T20:59:00'],
    ['2026-11-20T21:00:00', '2026-11-21T07:00:00'],
    ['2026-11-21T06:59:00', '2026-11-21T07:00:00'],
    ['2026-11-21T07:00:00', '2026-11-21T07:00:00'],
  ])('at %s it may leave at %s: quiet hours are on the clock of the reader', (now, leaves) => {
    expect(mailTime(given, at(now))).toBe(at(leaves));
  });

  test('without quiet hours it leaves at once', () => {
    const now = at('2026-11-20T23:00:00');
    expect(mailTime({ ...given, quiet: null }, now)).toBe(now);
  });

  test.each([
    ['MORNING', '2026-11-20T07:29:00', '2026-11-20T07:30:00'],
    ['MORNING', '2026-11-20T07:30:00', '2026-11-21T07:30:00'],
    ['MONDAY', '2026-11-20T09:00:00', '2026-11-23T07:30:00'],
    ['MONDAY', '2026-11-23T07:00:00', '2026-11-23T07:30:00'],
    ['MONDAY', '2026-11-23T08:00:00', '2026-11-30T07:30:00'],
  ] as const)('a digest of %s after %s leaves at %s', (every, now, leaves) => {
    expect(digestTime({ ...given, digest: { every, at: '07:30' } }, at(now))).toBe(at(leaves));
  });

  test('a digest that is off never leaves', () => {
    expect(digestTime({ ...given, digest: { every: 'OFF', at: '07:30' } }, 0)).toBeUndefined();
  });
});

test('a stopped publish is shown in the console even where it was switched off', () => {
  const off = { console: false, mail: false, digest: false };
  const ways = { ...given.ways, PUBLISH_STOPPED: off, PUBLISH_FINISHED: off };
  expect(shownKinds({ ...given, ways })).toContain('PUBLISH_STOPPED');
  expect(shownKinds({ ...given, ways })).not.toContain('PUBLISH_FINISHED');
});
