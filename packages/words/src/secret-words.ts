import { isObject, type Json } from '@servery/domain';
import type { Reader } from './document-words.ts';
import { valuePhrases } from './phrases/values.ts';
import { say } from './phrases.ts';

/** `Ends in 4417, set by Ana Ruiz, 11/20/2026 09:41 AM` */
export function secretText(value: Json, { dateTime }: Pick<Reader, 'dateTime'>): string {
  if (!isObject(value)) return say(valuePhrases, 'secretNotSet');
  const { last4, setBy, setAt } = value;
  const ending = last4 === '' || last4 === undefined ? 'secretSetBy' : 'secretEndsIn';
  return say(valuePhrases, ending, {
    last4: String(last4),
    name: String(setBy),
    at: dateTime(String(setAt)),
  });
}
