import { definePhrases } from '../../phrases.ts';

export const marginFloorPhrases = definePhrases('margin-floor', {
  none: 'Set a margin floor',
  floor: 'Margin floor {{percent}} %',
  title: 'Margin floor',
  hint: 'The minimum share of the price that should remain after food cost. It applies to the whole company and is not published.',
  field: 'Floor',
  wrong: 'Enter a percentage from 0 to 100, or leave it empty.',
  save: 'Save',
  cancel: 'Cancel',
  saved: 'The margin floor is {{percent}} %.',
  removed: 'There is no margin floor anymore.',
  history: 'Earlier',
  historyNone: 'none',
  historyPercent: '{{percent}} %',
  by: '{{by}}, {{at}}',
  below: '{{amount}}, below {{percent}} %',
  belowList_one: '{{count}} margin is below the floor of {{percent}} %: {{names}}.',
  belowList_other: '{{count}} margins are below the floor of {{percent}} %: {{names}}.',
  belowOrder: 'Below the margin floor of {{percent}} %',
});
