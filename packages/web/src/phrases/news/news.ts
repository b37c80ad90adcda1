import { definePhrases } from '../phrases.ts';

export const newsPhrases = definePhrases('news', {
  none: 'There is no news',
});
