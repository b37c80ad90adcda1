import { beforeEach, expect, test } from 'vitest';
import { buildSession } from '../testing/build-session.ts';
import { remember } from './browser-memory.ts';
import { activate, closeSession, openSession, useSessionStore } from './session-store.ts';

const at = (type: 'GLOBAL' | 'GROUP' | 'LOCATION', id: string | null) => ({ grantedOn: { type, id } });
const features = ['overrideMenus'];

function begunAt(session: Partial<Parameters<typeof buildSession>[0]>): string | null {
  openSession(buildSession({ userId: crypto.randomUUID(), enabledFeatures: features, ...session }));
  return useSessionStore.getState().activeId;
}

beforeEach(() => closeSession());

test('who has a role on the whole company begins there', () => {
  expect(begunAt({ grantedRoles: [at('LOCATION', '101'), at('GLOBAL', null)] })).toBeNull();
});

test('who has roles at some places only begins at one: their group first, else their location', () => {
  expect(begunAt({ grantedRoles: [at('LOCATION', '104')] })).toBe('104');
  expect(begunAt({ grantedRoles: [at('LOCATION', '104'), at('GROUP', 'g1')] })).toBe('g1');
});

test('SE-18 the place of the last visit comes first', () => {
  const userId = crypto.randomUUID();
  remember(`location.${userId}.2`, '102');
  expect(begunAt({ userId, grantedRoles: [at('GROUP', 'g1')] })).toBe('102');
  expect(activate(null)).toBe(true);
  expect(useSessionStore.getState().activeId).toBeNull();
});
