import type { Json } from '@servery/domain';
import { configurationPhrases } from '../../phrases/configuration.ts';
import { say } from '../../phrases/phrases.ts';
import { isObject } from './plain-words.ts';
import { shownDateTime } from './shown-date.ts';

/** `Ends in 4417, set by Ana Ruiz, 11/20/2026 09:41 AM` */
export function secretText(value: Json): string {
  if (!isObject(value)) return say(configurationPhrases, 'secretNotSet');
  const { last4, setBy, setAt } = value;
  const ending = last4 === '' || last4 === undefined ? 'secretSetBy' : 'secretEndsIn';
  return say(configurationPhrases, ending, {
    last4: String(last4),
    name: String(setBy),
    at: shownDateTime(String(setAt)),
  });
}
