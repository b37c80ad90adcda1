import { definePhrases } from '../phrases.ts';

/** What the kitchen gets of a menu: on its displays and on its printers. */
export const menuKitchenPhrases = definePhrases('menu-kitchen', {
  kps: 'Kitchen production stations',
  kpsHint:
    'On which kitchen displays each item is shown. An item without displays of its own follows its category, else its department.',
  printers: 'Menu printers',
  printersHint:
    'On which printers of the kitchen each item is printed. The printers themselves are under Hardware, Printers.',
  item: 'Item',
  search: 'Search {{count}} items',
  shown: 'Which items',
  all: 'All',
  nowhere: 'Nowhere',
  nowhereCount: 'Nowhere {{count}}',
  cell: '{{item}}, {{device}}',
  goesTo: 'Goes to',
  CATEGORY: 'as its category',
  DEPARTMENT: 'as its department',
  addTo: 'Add to',
  removeFrom: 'Remove from',
  noDisplays: 'No kitchen displays here',
  noDisplaysHint: 'The settings of this level have no kitchen display. Add one under Hardware, Printers.',
  noPrinters: 'No kitchen or label printers here',
  noPrintersHint: 'The settings of this level have no printer. Add one under Hardware, Printers.',
  noItems: 'No items yet',
  noItemsHint: 'Add items under Menu Items; then say here where the kitchen gets them.',
  openPrinters: 'Printers',
  label: '{{name}} (labels)',
  notHere: '{{name}} (not at this level)',
  differences: 'Differences',
  comesFrom: 'Value from',
  total_one: '{{count}} item',
  total_other: '{{count}} items',
  nowhereFoot_one: '{{count}} goes nowhere',
  nowhereFoot_other: '{{count}} go nowhere',
});
