import { create } from 'zustand';
import { recall, remember } from '../browser-memory.ts';
import type { Session } from '../session-schema.ts';

/** The menu that is worked on at company and group level, by company and user; the browser keeps the last. */
const useMenuChoice = create<{ readonly byPlace: Readonly<Record<string, string>> }>(() => ({ byPlace: {} }));

type SignedIn = Pick<Session, 'userId' | 'userCompanyId'>;

/** The menu this user worked on last in this company; null when none is known. */
export function useLastMenu(place: SignedIn): string | null {
  return useMenuChoice(({ byPlace }) => byPlace[keyOf(place)]) ?? recall(keyOf(place));
}

export function chooseMenu(place: SignedIn, menuId: string): void {
  remember(keyOf(place), menuId);
  useMenuChoice.setState(({ byPlace }) => ({ byPlace: { ...byPlace, [keyOf(place)]: menuId } }));
}

function keyOf({ userId, userCompanyId }: SignedIn): string {
  return `menu.${userId}.${userCompanyId}`;
}
