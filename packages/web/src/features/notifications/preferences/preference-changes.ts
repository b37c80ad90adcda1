import { NOTIFICATION_KINDS } from '@servery/domain';
import type { Preferences } from './preferences-calls.ts';

const ways = ['console', 'mail', 'digest'] as const;

/** How many settings differ: each switch, the stores, the quiet hours, the day and the time of the digest. */
export function changeCount(saved: Preferences, draft: Preferences): number {
  const switches = NOTIFICATION_KINDS.flatMap((kind) =>
    ways.filter((way) => saved.ways[kind][way] !== draft.ways[kind][way]),
  );
  const others = [
    isSame(saved.stores, draft.stores),
    isSame(saved.quiet, draft.quiet),
    saved.digest.every === draft.digest.every,
    saved.digest.at === draft.digest.at,
  ];
  return switches.length + others.filter((same) => !same).length;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
