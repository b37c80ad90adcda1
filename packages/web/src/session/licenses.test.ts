import { beforeEach, describe, expect, test } from 'vitest';
import { buildSession, buildTenant } from '../testing/build-session.ts';
import { derivedLicenses, type Licenses, userLicenses } from './licenses.ts';
import { closeSession, openSession } from './session-store.ts';

const key = 'servery.licences.u1.2';
const located = (id: string, licences: Partial<Licenses>) =>
  buildTenant({ id, licences: { online: false, delivery: false, tableService: false, ...licences } });

beforeEach(() => localStorage.clear());

describe('licenses of the user', () => {
  test.each(['online', 'delivery', 'tableService'] as const)(
    'LI-05 LI-06 LI-07 RL-30 RL-31 RL-32 at company level %s holds when any location has it',
    (license) => {
      expect(derivedLicenses([located('a', {}), located('b', { [license]: true })])[license]).toBe(true);
      expect(derivedLicenses([located('a', {}), located('b', { [license]: false })])[license]).toBe(false);
      expect(derivedLicenses([])[license]).toBe(false);
    },
  );

  test('LI-08 RL-33 what is derived is kept in local storage, renewed with the session and gone after it', () => {
    const session = buildSession({
      accessibleTenants: [located('a', { delivery: true }), located('b', { online: true })],
    });
    openSession(session);
    expect(localStorage.getItem(key)).toBe('online delivery');
    expect(userLicenses(session, 'company')).toEqual({ online: true, delivery: true, tableService: false });
    openSession(buildSession({ accessibleTenants: [located('a', { tableService: true })] }));
    expect(localStorage.getItem(key)).toBe('tableService');
    closeSession();
    expect(localStorage.getItem(key)).toBeNull();
  });

  test('LI-09 RL-34 at location level all three are false', () => {
    const session = buildSession({
      accessibleTenants: [located('a', { online: true, delivery: true, tableService: true })],
    });
    openSession(session);
    expect(userLicenses(session, 'here')).toEqual({ online: false, delivery: false, tableService: false });
  });
});
