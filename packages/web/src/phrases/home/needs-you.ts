import { definePhrases } from '../phrases.ts';

export const needsYouPhrases = definePhrases('needs-you', {
  count_one: '{{count}} thing',
  count_other: '{{count}} things',
  worstFirst: 'Worst first',
  openPublish: 'Open the publish',
  openStore: 'Open the store',
  fixOffer: 'Fix the offer',
  more: 'All in Notifications',
});
