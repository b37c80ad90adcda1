import { definePhrases } from './phrases.ts';

/** Words of the lists inside a document: their rows are added, moved, taken away and put back. */
export const listPhrases = definePhrases('lists', {
  editRow: 'Edit {{name}}',
  unnamed: 'No name yet',
  name: 'Name',
  comesFrom: 'Value from',
  differences: 'Differences',
  disabled: 'Inactive',
  actions: 'More about {{name}}',
  moveUp: 'Move up',
  moveDown: 'Move down',
  duplicate: 'Duplicate',
  remove: 'Remove',
  removed: 'Removed here',
  putBack: 'Restore {{name}}',
  putBackShort: 'Restore',
  ownOrder: 'The rows have their own order here.',
  revertOrder: 'Revert the order',
  searchIn: 'Search {{list}}',
});
