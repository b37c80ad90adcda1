import { definePhrases } from '../phrases.ts';

/** The suggestions beside an item, in order. */
export const suggestionsPhrases = definePhrases('suggestions', {
  title: 'Suggestions',
  hint: 'Suggested to guests and staff with this item, in this order.',
  categories: 'From these categories',
  items: 'These items',
  none: 'None',
  addcategories: 'Add a category',
  additems: 'Add an item',
  remove: 'Stop suggesting {{name}}',
  inactive: 'Inactive',
});
