import type { Punch } from '../punches/punch.ts';

/** A closed shift of eight and a half hours with an unpaid lunch of half an hour. */
export function buildPunch(given: Partial<Punch> = {}): Punch {
  return {
    id: 'p1',
    revision: 1,
    locationId: 'pier-39',
    state: 'CLOSED',
    businessDate: '2026-11-27',
    person: { id: 'usr_nora', name: 'Nora Quist' },
    job: { id: '4', name: 'Server' },
    clockedIn: '2026-11-27T17:00:00.000Z',
    clockedOut: '2026-11-28T01:30:00.000Z',
    breaks: [{ kind: 'LUNCH', from: '2026-11-27T20:00:00.000Z', to: '2026-11-27T20:30:00.000Z', isPaid: false }],
    declaredTips: 6_400,
    edits: [],
    ...given,
  };
}
