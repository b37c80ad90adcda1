import { definePhrases } from '../phrases.ts';

export const changePhrases = definePhrases('salesChange', {
  meansUp: 'up {{text}}',
  meansDown: 'down {{text}}',
  unchanged: 'unchanged',
});
