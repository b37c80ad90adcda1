import { definePhrases } from '../phrases.ts';

/** The phrases shown while a department, category or item is added. */
export const newEntriesPhrases = definePhrases('new-entries', {
  newDepartment: 'New department',
  newCategory: 'New category in {{name}}',
  newItem: 'New item in {{name}}',
  newItemSomewhere: 'New item',
  chooseCategory: 'Choose a category',
  noCategoryYet: 'The menu has no category yet. Add one to a department first.',
});
