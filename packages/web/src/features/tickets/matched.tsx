import { Mark } from '@mantine/core';
import { searchWords } from '@servery/domain';
import type { TicketQuery } from './ticket-calls.ts';
import styles from './tickets.module.css';

/** Beginnings of words that a search names, by where they are looked for. */
export type AskedWords = ReturnType<typeof askedWords>;

export function askedWords({ text, number, server, customer, item, cardLastFour }: TicketQuery) {
  const wordsOf = (facet: string | null | undefined) => searchWords([text, facet].join(' '));
  return {
    number: wordsOf(number),
    server: wordsOf(server),
    customer: wordsOf(customer),
    items: wordsOf(item),
    payments: wordsOf(cardLastFour),
  };
}

/** A text with the beginnings of words marked that a search has found. */
export function Matched({ text, asked }: { readonly text: string | null; readonly asked: readonly string[] }) {
  if (text === null) return null;
  return matchedParts(text, asked).map(({ at, part, isMatch }) =>
    isMatch ? (
      <Mark key={at} className={styles.matched}>
        {part}
      </Mark>
    ) : (
      part
    ),
  );
}

interface Part {
  /** Where it begins in the text. */
  readonly at: number;
  readonly part: string;
  readonly isMatch: boolean;
}

function matchedParts(text: string, asked: readonly string[]): readonly Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const { index, 0: word } of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    const length = matchedLength(word, asked);
    if (length === 0) continue;
    parts.push({ at: end, part: text.slice(end, index), isMatch: false });
    parts.push({ at: index, part: text.slice(index, index + length), isMatch: true });
    end = index + length;
  }
  return [...parts, { at: end, part: text.slice(end), isMatch: false }];
}

/** How much of a word matches; all of it where folding changes its length, as of *ß*. */
function matchedLength(word: string, asked: readonly string[]): number {
  const folded = searchWords(word).join('');
  const lengths = asked.filter((beginning) => folded.startsWith(beginning)).map((beginning) => beginning.length);
  if (lengths.length === 0) return 0;
  return folded.length === word.length ? Math.max(...lengths) : word.length;
}
