import { plainWords, withheldSentence } from '@servery/words';
import { employmentWords } from '../../editing/words/employment-words.ts';
import { settingsWords } from '../../editing/words/settings-words.ts';
import { Muted } from '../../ui/layout/muted.tsx';
import type { PendingKind } from './publish-calls.ts';

/** `Credit & Gift: 2 changes that you may not see` */
export function WithheldSentences({ pending: { kind, withheld } }: { readonly pending: PendingKind }) {
  const words = { locationSettings: settingsWords, employment: employmentWords, menu: plainWords }[kind];
  return withheld.map((changes) => <Muted key={changes.section}>{withheldSentence(words, changes)}</Muted>);
}
