import { definePhrases } from '../phrases.ts';

export const placesPhrases = definePhrases('places', {
  tag: 'Tag: {{name}}',
});
