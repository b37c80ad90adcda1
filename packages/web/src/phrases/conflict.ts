import { definePhrases } from './phrases.ts';

/** Two values that different people gave to the same thing. */
export const conflictPhrases = definePhrases('conflict', {
  mine: 'Yours',
  theirs: 'Theirs',
  mineMeta: 'you, not saved',
  theirsMeta: 'saved in the meantime',
  allMine: 'Take all of mine',
  allTheirs: 'Take all of theirs',
});
