import { definePhrases } from '../phrases.ts';

/** Many that come into a list or leave it, in one sentence. */
export const foldedPhrases = definePhrases('folded-sentences', {
  'enter.items': '{{count}} items added to the order',
  'leave.items': '{{count}} items removed from the order',
  'enter.categories': '{{count}} categories added to the order',
  'leave.categories': '{{count}} categories removed from the order',
  enter: '{{field}}, {{count}} added',
  leave: '{{field}}, {{count}} removed',
  andMore: '{{names}} and {{count}} more',
});
