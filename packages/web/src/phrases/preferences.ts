import { definePhrases } from './phrases.ts';

/** The choices that a company makes for itself beside its documents. */
export const preferencesPhrases = definePhrases('preferences', {
  undo: 'Undo',
  undone: 'The change was undone.',
  failed: 'It could not be saved. Try again.',
  meanwhile: 'Someone else changed the company preferences. Check them, then try again.',
});
