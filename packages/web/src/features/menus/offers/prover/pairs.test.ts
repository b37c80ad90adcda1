import { type Meeting, newOffer } from '@servery/domain';
import { describe, expect, test } from 'vitest';
import { membersOf, oneSidedOf, pairFinder } from './pairs.ts';

const offers = Array.from({ length: 9 }, (_, at) =>
  newOffer({ id: `o${at}`, name: `o${at}`, dateCreated: '2026-11-01', color: '#275D94', order: at }),
);
const meeting = (one: string, other: string, more: Partial<Meeting> = {}): Meeting => ({
  offers: [one, other],
  excludedBy: [],
  excludedOnItemBy: [],
  ...more,
});

describe('the matrix of pairs', () => {
  test('begins with the offer that is edited; an offer that does not fit the square is shown beside that offer only', () => {
    const ids = (focus: string) => {
      const { square, rest } = membersOf(offers, focus);
      return [square, rest].map((list) => list.map(({ id }) => id).join(' '));
    };
    expect(ids('o7')).toEqual(['o7 o0 o1 o2 o3 o4', 'o5 o6 o8']);
    expect(ids('inactive')).toEqual(['o0 o1 o2 o3 o4 o5', '']);
  });

  test('finds a pair whichever is named first', () => {
    const known = meeting('o1', 'o0', { apart: 'TIME' });
    const find = pairFinder([known]);
    expect([find('o0', 'o1'), find('o1', 'o0'), find('o0', 'o2')]).toEqual([known, known, undefined]);
  });

  test('lists the exclusions of the edited offer that one side says', () => {
    const meetings = [
      meeting('o0', 'o1', { excludedBy: ['o1'], apart: 'EXCLUDES' }),
      meeting('o0', 'o2', { excludedBy: ['o0', 'o2'], apart: 'EXCLUDES' }),
      meeting('o3', 'o0', { excludedOnItemBy: ['o0'] }),
      meeting('o1', 'o2', { excludedBy: ['o1'], apart: 'EXCLUDES' }),
    ];
    expect(oneSidedOf(meetings, 'o0')).toEqual([
      { one: 'o1', other: 'o0', isOnItem: false },
      { one: 'o0', other: 'o3', isOnItem: true },
    ]);
  });
});
