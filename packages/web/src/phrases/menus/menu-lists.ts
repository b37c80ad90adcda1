import { definePhrases } from '../phrases.ts';

/** What the lists of a menu share, and its tax structures. */
export const menuListPhrases = definePhrases('menu-lists', {
  usedBy: 'Used by',
  places_one: '{{count}} place',
  places_other: '{{count}} places',
  nothing: 'Nothing',
  showAll: 'Show all {{count}}',
  deleteText_one: 'It is deleted when you save. Until then you can undo this.',
  deleteText_other: 'They are deleted when you save. Until then you can undo this.',
  several_one: '{{count}} row',
  several_other: '{{count}} rows',
  makeActive: 'Make active',
  makeInactive: 'Make inactive',
  delete: 'Delete',
  inherited: 'Rows of the company or the group cannot be deleted here.',
  taxStructures: 'Tax structures',
  taxHint:
    'The tax added to the price of an item. An item uses its own tax structure, or else that of its category, of its department, or the first one in this list.',
  addTax: 'Add a tax structure',
  newTax: 'New tax structure',
  noTax: 'No tax structures',
  noTaxHint: 'Without one, every item is sold without tax. Add a tax structure. A rate of 0 means not taxed.',
  rate: 'Rate',
  byOrderType: 'By order type',
  rates: 'Rates',
  orderType: 'Order type',
  ratePercent: 'Rate %',
  taxOnExample: '{{tax}} on {{amount}}',
  onExample: 'On {{amount}}',
  flatRate: 'Use the flat rate',
  flatRateHint: 'For order types without their own rate.',
  items: 'Items',
  taxCheck: 'Tax check',
  untaxed_one: '{{count}} item has no tax structure and would be sold without tax.',
  untaxed_other: '{{count}} items have no tax structure and would be sold without tax.',
  byDefault_one:
    '{{count}} item uses {{name}} because no tax structure is set for the item, its category or its department.',
  byDefault_other:
    '{{count}} items use {{name}} because no tax structure is set for the items, their category or their department.',
  likely_one:
    '{{count}} item uses {{name}} only because no tax structure is set for it. Most similar items use a different one.',
  likely_other:
    '{{count}} items use {{name}} only because no tax structure is set for them. Most similar items use a different one.',
  likelyCATEGORY: 'Most items in its category use {{name}}',
  likelyDEPARTMENT: 'Most items in its department use {{name}}',
  use: 'Use',
  useForItem: 'Use {{name}} for {{item}}',
  useAll_one: 'Use what similar items use, for {{count}} item',
  useAll_other: 'Use what similar items use, for all {{count}} items',
  NO_RATE_one: '{{name}} has no rate for {{types}}, so another of its rates applies.',
  NO_RATE_other: '{{name}} has no rates for {{types}}, so another of its rates applies.',
  NOT_TAXED_one: '{{name}} does not tax {{types}}, but does tax other order types.',
  NOT_TAXED_other: '{{name}} does not tax {{types}}, but does tax other order types.',
  allNamed: 'Every item has a tax structure from the item, its category or its department.',
  deleteTax_one:
    '{{count}} place uses it and will inherit a tax structure instead. It is deleted when you save. Until then you can undo this.',
  deleteTax_other:
    '{{count}} places use it and will inherit a tax structure instead. It is deleted when you save. Until then you can undo this.',
});
