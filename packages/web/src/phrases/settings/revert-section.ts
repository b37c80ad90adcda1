import { definePhrases } from '../phrases.ts';

export const revertSectionPhrases = definePhrases('revert-section', {
  revert: 'Revert section',
  revertOf: 'Revert section {{name}}',
  toInherited: 'Revert to inherited',
  toLoaded: 'Revert to last loaded',
});
