import { usePhrases } from '../../phrases/phrases.ts';
import { uiPhrases } from '../../phrases/ui.ts';

/** Says when a text is longer than is kept: it stays as it was typed or pasted. */
export function useLengthError(text: string, most = Number.POSITIVE_INFINITY): string | undefined {
  const t = usePhrases(uiPhrases);
  return text.length > most ? t('tooLong', { most, count: text.length }) : undefined;
}
