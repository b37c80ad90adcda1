import type { Meeting, Offer } from '@servery/domain';

/** Offers in the square; with more of them it would be wider than the panel. */
const mostInSquare = 6;

/** The offers of the square: the one that is edited, then the first others; the rest are compared only with the one that is edited. */
export function membersOf(active: readonly Offer[], focus: string) {
  const own = active.filter(({ id }) => id === focus);
  const others = active.filter(({ id }) => id !== focus);
  const all = [...own, ...others];
  return { square: all.slice(0, mostInSquare), rest: own.length > 0 ? all.slice(mostInSquare) : [] };
}

/** The known facts about two offers, whichever is named first. */
export function pairFinder(meetings: readonly Meeting[]): (one: string, other: string) => Meeting | undefined {
  const known = new Map(meetings.map((meeting) => [meeting.offers.toSorted().join(' '), meeting]));
  return (one, other) => known.get([one, other].toSorted().join(' '));
}

export type OneSided = { readonly one: string; readonly other: string; readonly isOnItem: boolean };

/** Exclusions of the edited offer that only one of the two says. */
export function oneSidedOf(meetings: readonly Meeting[], focus: string): readonly OneSided[] {
  return meetings
    .filter(({ offers }) => offers.includes(focus))
    .flatMap(({ offers, excludedBy, excludedOnItemBy }) => {
      const by = (namers: readonly string[], isOnItem: boolean): readonly OneSided[] => {
        const [one] = namers;
        const other = offers.find((id) => id !== one);
        return namers.length === 1 && one !== undefined && other !== undefined ? [{ one, other, isOnItem }] : [];
      };
      return [...by(excludedBy, false), ...by(excludedOnItemBy, true)];
    });
}
