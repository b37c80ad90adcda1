import type { Json, Path } from '@servery/domain';
import { configurationPhrases } from '../../phrases/configuration.ts';
import { say } from '../../phrases/phrases.ts';
import { shownDateTime } from '../shown-date.ts';
import { isObject } from './plain-words.ts';
import type { SectionWords } from './section-words.ts';

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

const parts = {
  secretRef: 'secretPartRef',
  last4: 'secretPartLast4',
  setAt: 'secretPartSetAt',
  setBy: 'secretPartSetBy',
} as const;

/** The words of a section whose secrets are told by their own fields; a replaced secret differs in several of their parts. */
export function withSecretWords(words: SectionWords, secrets: readonly string[]): SectionWords {
  const isSecret = (path: Path) => secrets.includes(String(path.at(-1)));
  const partOf = (path: Path) => Object.entries(parts).find(([part]) => part === path.at(-1))?.[1];
  return {
    ...words,
    field: (path, document) => {
      const part = partOf(path);
      const whole = words.field?.(part ? path.slice(0, -1) : path, document) ?? '';
      return part ? `${whole}, ${say(configurationPhrases, part)}` : whole;
    },
    value: (path, value, document) => {
      if (isSecret(path)) return secretText(value);
      if (path.at(-1) === 'setAt') return shownDateTime(String(value));
      if (path.at(-1) === 'secretRef') return say(configurationPhrases, 'secretHidden');
      return words.value?.(path, value, document) ?? String(value);
    },
  };
}
