import { type Phrases, phraseBook, type Say } from '@servery/words';
import type { TOptions } from 'i18next';
import { useCallback } from 'react';
import { setI18n, useTranslation } from 'react-i18next';

export { definePhrases, type Phrases, type Say, say, sayKnown } from '@servery/words';

setI18n(phraseBook);

/** The phrases of a feature, in the reader's language. */
export function usePhrases<Key extends string>(phrases: Phrases<Key>): Say<Key> {
  const { t } = useTranslation(phrases.feature);
  return useCallback((key: string, values?: TOptions) => t(key, { ...values }), [t]);
}
