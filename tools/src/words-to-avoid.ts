export interface WordToAvoid {
  readonly word: RegExp;
  /** What is said instead. */
  readonly better: string;
}

/** Words that a reader from anywhere stops at: personification, old-fashioned or British forms, pictures instead of mechanisms. */
export const wordsToAvoid: readonly WordToAvoid[] = [
  { word: /\banew\b/i, better: 'again' },
  { word: /\bstands? twice\b/i, better: 'is listed twice, occurs twice' },
  { word: /\bhands? rests?\b/i, better: 'after a pause (debounced)' },
  { word: /\bnobody is at\b/i, better: 'unclaimed' },
  { word: /\b(finds?|found|has|have) no home\b/i, better: 'has no target' },
  { word: /\bhardly ever\b/i, better: 'rarely' },
  { word: /\bof the house\b/i, better: 'custom, or the name of the component' },
  { word: /\bby the address alone\b/i, better: 'typed the address' },
  { word: /\bcolours?\b/i, better: 'color' },
  { word: /(?<!Earl )\bgrey\b/i, better: 'gray' },
  { word: /\bcentre\b/i, better: 'center' },
  { word: /\bwhilst\b/i, better: 'while' },
  { word: /\bwhoever\b/i, better: 'anyone who' },
  { word: /\bhomeless\b/i, better: 'orphaned' },
];

/** Every line that has one of the words, once for each. */
export function findWords(text: string, words: readonly WordToAvoid[]) {
  return text.split('\n').flatMap((content, at) =>
    words.flatMap(({ word, better }) => {
      const [found] = word.exec(content) ?? [];
      return found === undefined ? [] : [{ line: at + 1, word: found, better }];
    }),
  );
}
