import { daysAfter, localTimeIn } from '@servery/domain';
import { say } from '../../phrases/phrases.ts';
import { stockPhrases } from '../../phrases/stock/out-of-stock.ts';
import { backText, storeMomentText } from '../../stock/back-text.ts';
import type { OutEntry } from '../../stock/stock-calls.ts';

export type EntryGroup = 'today' | 'longer' | 'counted' | 'back';

/** For today: it is back tomorrow at the latest. @param zone of its first location */
export function groupOf({ count, lastUntil }: OutEntry, zone: string): Exclude<EntryGroup, 'back'> {
  if (count !== null) return 'counted';
  const tomorrow = daysAfter(localTimeIn(Date.now(), zone).date, 1);
  return localTimeIn(Date.parse(lastUntil), zone).date <= tomorrow ? 'today' : 'longer';
}

/** `back at 5:00 PM` for a thing that is out; `6 left` for a countdown. */
export function stateText(entry: OutEntry, zone: string): string {
  const { count, left, ranOutAt, until } = entry;
  if (count === null || left === null) return backText(until, zone);
  if (left > 0) return say(stockPhrases, 'left', { left });
  const at = storeMomentText(ranOutAt ?? until, zone);
  return left < 0 ? say(stockPhrases, 'soldOver', { at, count: -left }) : say(stockPhrases, 'ranOut', { at });
}

/** For how long it was taken out; of a countdown also when it is back. */
export function lengthText({ length: given, count, left, until, lastUntil }: OutEntry, zone: string): string {
  if (given.kind === 'HOURS') return say(stockPhrases, 'length.HOURS', { count: given.hours });
  const length = say(stockPhrases, `length.${given.kind}`);
  if (count === null || left === null) return until === lastUntil ? length : say(stockPhrases, 'atFirst', { length });
  return left > 0 ? say(stockPhrases, 'thenOut', { count }) : backText(until, zone);
}

/** When and how it came back. */
export function cameBackText({ ended, until }: OutEntry, zone: string): { readonly at: string; readonly how: string } {
  const at = say(stockPhrases, 'cameBack', { at: storeMomentText(ended?.at ?? until, zone) });
  if (ended === null) return { at, how: say(stockPhrases, 'cameBackAlone') };
  return { at, how: say(stockPhrases, 'putBackBy', { by: ended.by, way: say(stockPhrases, `way.${ended.way}`) }) };
}
