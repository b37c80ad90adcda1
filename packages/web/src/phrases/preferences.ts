import { definePhrases } from './phrases.ts';

/** What a company decides for itself beside its documents. */
export const preferencesPhrases = definePhrases('preferences', {
  undo: 'Undo',
  undone: 'It is as it was before.',
  failed: 'It could not be saved. Try again.',
  meanwhile: 'Somebody else has changed the preferences of the company. Look again, then try again.',
});
