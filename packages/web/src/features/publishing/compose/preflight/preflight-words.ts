import { usePhrases } from '../../../../phrases/phrases.ts';
import { preflightPhrases } from '../../../../phrases/publishing/preflight.ts';

export type SayPreflight = ReturnType<typeof usePreflightWords>;

export function usePreflightWords() {
  return usePhrases(preflightPhrases);
}
