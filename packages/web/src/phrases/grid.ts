import { definePhrases } from './phrases.ts';

export const gridPhrases = definePhrases('grid', {
  keptAmount: '{{value}} stays.',
  farUp: '{{value}} is {{times}} times the old price, {{from}}.',
  farDown: '{{value}} is 1/{{times}} of the old price, {{from}}.',
  farToNothing: 'The price falls from {{from}} to {{value}}.',
  farMany_one: '{{count}} price became 100 times as much or as little.',
  farMany_other: '{{count}} prices became 100 times as much or as little.',
  keep: 'Keep',
  apply: 'Apply',
  selectedBlock: '{{count}} cells selected: {{from}} to {{to}}',
  pasteNothing: 'Paste changes no price',
  pasteChanges_one: 'Paste changes {{count}} price',
  pasteChanges_other: 'Paste changes {{count}} prices',
  pasteUnread: '“{{text}}” for {{cell}} could not be read. {{reason}}',
  pasteLocked: '{{cell}} cannot be changed here.',
  pasteOutside_one: '{{count}} value lies outside of the grid.',
  pasteOutside_other: '{{count}} values lie outside of the grid.',
});
