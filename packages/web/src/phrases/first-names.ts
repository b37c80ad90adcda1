import { say } from './phrases.ts';
import { uiPhrases } from './ui.ts';

/** `Embarcadero, Pier 39, Seaport and 4 more`: the first `limit` names; one name more is named too, not counted. */
export function firstNames(names: readonly string[], limit = 3): string {
  if (names.length <= limit + 1) return names.join(', ');
  return say(uiPhrases, 'andMore', { names: names.slice(0, limit).join(', '), count: names.length - limit });
}
