import { findByPath, isList, type Json } from '@servery/domain';
import { offeredPhrases } from '../../../phrases/menus/modifiers/offered.ts';
import { say } from '../../../phrases/phrases.ts';

export const offeredLists = ['categories', 'items'] as const;
export type OfferedList = (typeof offeredLists)[number];

/** How many modifiers and categories the menu or a department says are not offered. */
export function countNotOffered(availability: Json | undefined): number {
  const entries = offeredLists.flatMap((list) => {
    const said = availability === undefined ? undefined : findByPath(availability, [list]);
    return isList(said) ? said : [];
  });
  return entries.filter((entry) => findByPath(entry, ['available']) === false).length;
}

export function notOfferedText(count: number): string {
  return count === 0 ? say(offeredPhrases, 'allOffered') : say(offeredPhrases, 'notOffered', { count });
}
