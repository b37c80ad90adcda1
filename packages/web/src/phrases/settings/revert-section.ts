import { definePhrases } from '../phrases.ts';

export const revertSectionPhrases = definePhrases('revert-section', {
  revert: 'Revert section',
  revertOf: 'Revert section {{name}}',
  toInherited: 'To what is inherited',
  toLoaded: 'To what was last loaded',
});
