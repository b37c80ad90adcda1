import { definePhrases } from '../../phrases.ts';

/** Options of styles that are added or removed, and the effect on prices. */
export const optionPricesPhrases = definePhrases('option-prices', {
  addTitle: 'Add an option to {{style}}',
  name: 'Name',
  nameTaken: '{{style}} already has an option with this name.',
  prices: 'Its prices',
  none: 'None yet: it is not offered on any item',
  like: 'Same as {{name}}: every item offered in {{name}} gets it too, at the same prices',
  next: 'It is added to the draft with its prices. Review shows them before you save.',
  add: 'Add',
  cancel: 'Cancel',
  added_one: '{{name}} is added to {{count}} item.',
  added_other: '{{name}} is added to {{count}} items.',
  addedAlone: '{{name}} is added. It is not offered on any item yet.',
  removeTitle: 'Remove {{name}}?',
  used_one: 'It is used in {{count}} place: {{names}}.',
  used_other: 'It is used in {{count}} places: {{names}}.',
  goes_one:
    'Its {{count}} price or upcharge is deleted when you save. If you make it inactive instead, it is not sold but keeps the price.',
  goes_other:
    'Its {{count}} prices and upcharges are deleted when you save. If you make it inactive instead, it is not sold but keeps them.',
  noPrices: 'No price is lost. If you make it inactive instead, it is not sold and can be made active again.',
  styleGoes_one:
    'Its options and {{count}} price or upcharge are deleted when you save. If you make them inactive instead, they are not sold but keep it.',
  styleGoes_other:
    'Its options and {{count}} prices and upcharges are deleted when you save. If you make them inactive instead, they are not sold but keep them.',
  styleNoPrices:
    'Its options are deleted. No price is lost. If you make them inactive instead, they are not sold and can be made active again.',
  deactivateOptions: 'Make its options inactive',
  remove: 'Remove',
  deactivate: 'Make inactive',
  leftOver_one: 'It is not offered in {{name}}, but has {{count}} price or upcharge for it.',
  leftOver_other: 'It is not offered in {{name}}, but has {{count}} prices and upcharges for it.',
  drop: 'Remove them',
  missing: '{{name}} has no price in every pricing scheme.',
  same: 'Same as {{name}}',
  defaultOption: 'Default {{style}}',
  together: 'Combinations not sold',
  togetherHint: 'Select the combinations that are not sold. They are not offered and have no price.',
  with: '{{name}} with',
  togetherMore: 'Combinations of three or more that are not sold',
  togetherMoreHint: 'Combinations of three or more options that are not sold, although each pair is.',
  addTogether: 'Add a combination that is not sold',
  togetherKnown: 'This combination is already in the list.',
  sellTogether: 'Sell {{name}} together',
  any: 'Any',
});
