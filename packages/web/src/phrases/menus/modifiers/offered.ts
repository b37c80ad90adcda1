import { definePhrases } from '../../phrases.ts';

/** Which modifiers the menu or a department offers. */
export const offeredPhrases = definePhrases('offered', {
  allOffered: 'All modifiers offered',
  notOffered_one: '{{count}} modifier or category not offered',
  notOffered_other: '{{count}} modifiers or categories not offered',
  ofMenu: 'Modifiers that the menu offers',
  ofDepartment: 'Modifiers that {{name}} offers',
  hint: 'Modifiers that are switched off are no longer offered. They are removed from their items the next time the menu is opened.',
  offerAll: 'Offer all modifiers',
  search: 'Search modifiers',
  modifier: 'Modifier',
  offered: 'Offered',
  offeredOf: '{{name}}, offered',
  wholeCategory: 'All of them',
  withCategory: 'Off with its category',
  none: 'There are no modifiers',
  noneHint: 'Add them under Modifiers.',
  yes: 'Yes',
  no: 'No',
});
