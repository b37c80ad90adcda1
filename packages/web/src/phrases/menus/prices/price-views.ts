import { definePhrases } from '../../phrases.ts';

/** Saved views of the table of prices. */
export const priceViewPhrases = definePhrases('price-views', {
  views: 'Views',
  current: 'View: {{name}}',
  empty: 'Search, filter or choose schemes, then save what is shown as a view.',
  saveAs: 'Save as a view…',
  remove: 'Delete {{name}}',
  removed: 'The view {{name}} is deleted.',
  title: 'Save as a view',
  name: 'Name of the view',
  hint: 'Everyone in the company who works with menus can use it.',
  replaces: 'Replaces the view {{name}}.',
  full: 'There are {{count}} views already. Delete one first.',
  saved: 'The view {{name}} is saved.',
  save: 'Save view',
  cancel: 'Cancel',
});
