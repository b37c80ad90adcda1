import { plainWords, withheldSentence } from '@servery/words';
import { settingsWords } from '../../editing/words/settings-words.ts';
import { Muted } from '../../ui/layout/muted.tsx';
import type { PendingKind } from './publish-calls.ts';

/** `Credit & Gift: 2 changes that you may not see` */
export function WithheldSentences({ pending: { kind, withheld } }: { readonly pending: PendingKind }) {
  const words = kind === 'locationSettings' ? settingsWords : plainWords;
  return withheld.map((changes) => <Muted key={changes.section}>{withheldSentence(words, changes)}</Muted>);
}
