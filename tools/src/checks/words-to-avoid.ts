export interface WordToAvoid {
  readonly word: RegExp;
  /** The words to use instead. */
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
  { word: /(?<!Earl )grey/i, better: 'gray' },
  { word: /\bcentr(e|ed|ing)\b/i, better: 'center' },
  // On the wire and in the database it has the British c: codes, `licences`, `driverLicence`, ids of operations, `licence.json`.
  {
    word: /\blicence\b(?!\.json| tokens, Ed25519)|(?<!\b(?:driver|set|revoke|termsOf))Licence|\blicences?(?!(?:Status|Token|Keys)\b)[A-Z]/,
    better: 'license',
  },
  { word: /(?<=[a-z’'] )(?<!\b(?:const|let|as) )licences(?= [a-z]|[.,;] |$)/, better: 'licenses' },
  {
    word: /\b\w*(author|sanit|normal|serial|initial|organ|optim|custom|summar|synchron|minim|maxim|priorit)is(e|ed|es|er|ing|ation)\b/i,
    better: '-ize, -ization',
  },
  { word: /\b(cancel|travel|model|signal|total)l(ed|ing)\b/i, better: 'one l: canceled' },
  { word: /\b(lab|hon|harb|rum)our/i, better: '-or: labor, harbor' },
  { word: /\btowards\b/i, better: 'toward' },
  { word: /\b(un)?recognis(e|es|ed|able|ing)/i, better: 'recognize' },
  { word: /metres?(?![a-z])/i, better: 'meters' },
  { word: /neighbour/i, better: 'neighbor' },
  { word: /catalogue/i, better: 'catalog' },
  { word: /\bdefence\b/i, better: 'defense' },
  { word: /\bspelt\b/i, better: 'spelled' },
  { word: /artefact/i, better: 'artifact' },
  { word: /\bbehaviour|\bfavour/i, better: 'behavior, favor' },
  { word: /\bwhilst\b/i, better: 'while' },
  { word: /\b(comes?|came) of (it|each|that)\b/i, better: 'the outcome, the result' },
  { word: /\bhands? that (draw|reshape|edit)/i, better: 'the pointer, the layer, the person' },
  { word: /\breally (sits?|sat) there\b/i, better: 'the signed-in person, the person who acts' },
  { word: /\bspeaks? of\b/i, better: 'contains, shows, is about' },
  { word: /\bhelps nobody\b/i, better: 'say what is refused' },
  { word: /\bwhoever\b/i, better: 'anyone who' },
  { word: /\bhomeless\b/i, better: 'orphaned' },
  { word: /\be-mails?\b|'E-mail/, better: 'email' },
  { word: /\b(off|put (back )?on) the menu\b/i, better: 'inactive, active' },
  { word: /\b[Cc]locks? off\b/, better: 'clock out' },
  { word: /\bZip codes?\b/, better: 'ZIP code' },
  { word: /\bYou may not\b/, better: 'You do not have permission to, you do not have access to' },
  { word: /\bSomebody else\b/, better: 'Someone else' },
  { word: /['`}] ?(stores? )?keeps? (its|their) own (value|price)s?\b/i, better: 'has its own value' },
  { word: /['`](At most|At least) (\d|\$\{)/, better: 'Use at most …, Enter … or less' },
  { word: /\bgoes? beyond your own rights\b/, better: 'has permissions that you do not have' },
  // In a comment, outside of code and of questions.
  {
    word: /(?<=(?:\/\*\*?|^ *\*|(?:^|\s)\/\/) .*)(?<=^(?:[^`]*`[^`]*`)*[^`]*)\bwhat\b(?!-|.*\?)/i,
    better: 'a noun for the thing: the changes that …, its effect',
  },
  {
    word: /(?<=(?:\/\*\*?|^ *\*|(?:^|\s)\/\/) (?:.*\b(?:about|as|by|decides?|for|from|knows?|of|says?|tells?|to) |@(?:returns|param \w+) )?)\bwho\b(?!.*\?)/i,
    better: 'a noun for the person: a person who …',
  },
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
