import { definePhrases } from './phrases.ts';

/** Changes in sentences, wherever they are read before they are made. */
export const changesPhrases = definePhrases('changes', {
  changes_one: '{{count}} change',
  changes_other: '{{count}} changes',
  showAll: 'Show all {{count}}',
  newOrder: 'new order',
  wholeDocument: 'Document',
});
