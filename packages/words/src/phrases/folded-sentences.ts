import { definePhrases } from '../phrases.ts';

/** Many that come into a list or leave it, in one sentence. */
export const foldedPhrases = definePhrases('folded-sentences', {
  'enter.items': '{{count}} items come into the order',
  'leave.items': '{{count}} items leave the order',
  'enter.categories': '{{count}} categories come into the order',
  'leave.categories': '{{count}} categories leave the order',
  enter: '{{field}}, {{count}} added',
  leave: '{{field}}, {{count}} removed',
  andMore: '{{names}} and {{count}} more',
});
