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
  inherited: 'What the company or the group has cannot be deleted here.',
  taxStructures: 'Tax structures',
  taxHint:
    'What is added to the price of an item. An item uses its own structure, else that of its category, else that of its department, else the first of this list.',
  addTax: 'Add a tax structure',
  newTax: 'New tax structure',
  noTax: 'No tax structures',
  noTaxHint: 'Every item would be sold without tax. Add a structure; a rate of 0 says that something is not taxed.',
  rate: 'Rate',
  byOrderType: 'By order type',
  rates: 'Rates',
  taxOnExample: '{{tax}} on {{amount}}',
  flatRate: 'Uses the flat rate',
  flatRateHint: 'For order types without a rate of their own.',
  items: 'Items',
  taxCheck: 'Tax check',
  untaxed_one: '{{count}} item has no tax structure and would be sold without tax.',
  untaxed_other: '{{count}} items have no tax structure and would be sold without tax.',
  byDefault_one: '{{count}} item uses {{name}} because neither it, its category nor its department names a structure.',
  byDefault_other:
    '{{count}} items use {{name}} because neither they, their category nor their department name a structure.',
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
  allNamed: 'Every item is taxed by a structure that it, its category or its department names.',
  deleteTax_one:
    '{{count}} place names it and will use the structure above it instead. It is deleted when you save. Until then you can undo this.',
  deleteTax_other:
    '{{count}} places name it and will use the structure above them instead. It is deleted when you save. Until then you can undo this.',
});
