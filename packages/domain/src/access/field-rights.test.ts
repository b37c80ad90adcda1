import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../overrides/change.ts';
import { changesWithoutRight, rightsAt } from './field-rights.ts';
import type { Permission } from './permissions.ts';

const rights = {
  stations: ['CONFIGURE_HARDWARE'],
  design: ['MODIFY_ONLINE_ORDERING_CONFIGURATION'],
  'design.css': ['SET_CUSTOM_CSS'],
  'week.days': ['ACCESS_CONFIGURATION_OPTIONS'],
} as const;

const before = {
  stations: [
    { id: 'bar', name: 'Bar' },
    { id: 'door', name: 'Door' },
  ],
  design: { color: '#111111', css: '' },
  week: { days: [{ dayOfWeek: 0, opens: 9 }] },
  free: 1,
};

function refused(after: JsonObject, given: readonly Permission[] = [], completed: JsonObject = before) {
  const kind = { rights, identifiers: { 'week.days': 'dayOfWeek' } };
  const may = (anyOf: readonly Permission[]) => anyOf.some((permission) => given.includes(permission));
  return changesWithoutRight({ before, completed, after }, kind, may);
}

describe('rights to fields', () => {
  test('the deepest name decides, ids do not matter, and what no name covers is anybody’s', () => {
    expect(rightsAt(rights, ['design', 'css'])).toEqual(['SET_CUSTOM_CSS']);
    expect(rightsAt(rights, ['stations', { id: 'bar' }, 'name'])).toEqual(['CONFIGURE_HARDWARE']);
    expect(rightsAt(rights, ['free'])).toBeUndefined();
    expect(refused({ ...before, free: 2 })).toEqual([]);
  });

  test('a changed value is named by its path, and passes with the permission', () => {
    const after = { ...before, week: { days: [{ dayOfWeek: 0, opens: 10 }] } };
    expect(refused(after)).toEqual([['week', 'days', { by: 'dayOfWeek', value: 0 }, 'opens']]);
    expect(refused(after, ['ACCESS_CONFIGURATION_OPTIONS'])).toEqual([]);
  });

  test('who may change a section may not change the field in it that asks for more', () => {
    const after = { ...before, design: { color: '#222222', css: 'b { }' } };
    expect(refused(after, ['MODIFY_ONLINE_ORDERING_CONFIGURATION'])).toEqual([['design', 'css']]);
    expect(refused(after, ['SET_CUSTOM_CSS'])).toEqual([['design', 'color']]);
  });

  test('a section sent whole, or left out, hides nothing', () => {
    const { design, ...without } = before;
    expect(refused(without, ['MODIFY_ONLINE_ORDERING_CONFIGURATION'])).toEqual([['design', 'css']]);
    expect(
      refused({ ...without, design: { ...design, css: 'i { }' } }, ['MODIFY_ONLINE_ORDERING_CONFIGURATION']),
    ).toEqual([['design', 'css']]);
  });

  test('rows that come, go or move are changes too', () => {
    const [bar, door] = before.stations;
    expect(refused({ ...before, stations: [door, bar].filter((row) => row !== undefined) })).toEqual([['stations']]);
    expect(refused({ ...before, stations: [] })).not.toEqual([]);
    expect(refused({ ...before, stations: [...before.stations, { id: 'new', name: 'New' }] })).not.toEqual([]);
  });

  test('an entity that comes is a change of its list; the field that asks for more asks from then on', () => {
    const rights = { 'stations.isOpen': ['PROVIDER_STAFF'] } as const;
    const open = { stations: [{ id: 'bar', isOpen: true }] };
    const refusedOf = (after: JsonObject) =>
      changesWithoutRight({ before: open, completed: open, after }, { rights, identifiers: {} }, () => false);
    expect(refusedOf({ stations: [...open.stations, { id: 'new', isOpen: false }] })).toEqual([]);
    const field = [['stations', { id: 'bar' }, 'isOpen']];
    expect(refusedOf({ stations: [{ id: 'bar', isOpen: false }] })).toEqual(field);
    expect(refusedOf({ stations: [{ id: 'other', isOpen: true }] })).toEqual(field);
  });

  test('what completing the document would do anyway passes, and nothing beyond it', () => {
    const completed = { ...before, stations: before.stations.slice(0, 1), design: { ...before.design, css: 'a { }' } };
    expect(refused(completed, [], completed)).toEqual([]);
    expect(refused(before, [], completed)).toEqual([]);
    expect(refused({ ...completed, design: { ...completed.design, css: 'u { }' } }, [], completed)).toEqual([
      ['design', 'css'],
    ]);
  });
});
