import { describe, expect, test } from 'vitest';
import { activeLevel } from '../../../session/level/active-level.ts';
import { activate, currentSession, openSession, useSessionStore } from '../../../session/session-store.ts';
import { buildSession, buildTenant } from '../../../testing/build-session.ts';
import { levelOptions } from './level-selector.tsx';

const session = buildSession();

describe('the active level', () => {
  test('TN-01 without an active location it is the company, with all its locations', () => {
    expect(activeLevel(session, null)).toMatchObject({ kind: 'company', id: null, name: 'Harbor Pizza Co.' });
    expect(activeLevel(session, null).locations).toHaveLength(3);
  });

  test('TN-02 TN-04 a group reaches the locations that belong to it', () => {
    const level = activeLevel(session, 'g1');
    expect(level).toMatchObject({ kind: 'group', id: 'g1', name: 'Bay Area' });
    expect(level.locations.map(({ id }) => id)).toEqual(['101', '102']);
  });

  test('TN-03 a single location reaches itself', () => {
    expect(activeLevel(session, '104')).toMatchObject({ kind: 'here', name: 'Navy Pier' });
  });
});

test('SH-15 OV-07 the selector has the whole company as 0, each group over its locations, and the rest', () => {
  const loose = buildTenant({ id: '109', name: 'Airport' });
  const options = levelOptions(buildSession({ accessibleTenants: [...session.accessibleTenants, loose] }));
  expect(options.map(({ id }) => id)).toEqual(['0', 'g1', '101', '102', 'g2', '104', '109']);
  expect(options.filter(({ isInset }) => isInset).map(({ id }) => id)).toEqual(['101', '102', '104']);
});

test('SE-18 the active location is remembered for each user and company', () => {
  openSession(session);
  expect(activate('102')).toBe(true);
  openSession(session);
  expect(useSessionStore.getState().activeId).toBe('102');
  openSession(buildSession({ userId: 'u2' }));
  expect(useSessionStore.getState().activeId).toBeNull();
});

test('a location that the user may not access never becomes the active one', () => {
  openSession(session);
  expect(activate('999')).toBe(false);
  expect(currentSession()).not.toBeNull();
  expect(useSessionStore.getState().activeId).toBeNull();
});
