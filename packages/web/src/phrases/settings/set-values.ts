import { definePhrases } from '../phrases.ts';

/** One value for several groups and stores. */
export const setValuesPhrases = definePhrases('set-values', {
  action: 'Set for stores…',
  title: 'Set {{label}} for stores',
  values: 'Values',
  addField: 'Add a field',
  addFieldHint: 'The selected stores use these values from now on.',
  remove: 'Remove {{label}}',
  choosePlaces: 'Groups and stores',
  choosePlacesHint: 'A group passes the value to all of its stores that have no value of their own.',
  search: 'Search groups and stores',
  groups: 'Groups',
  noGroup: 'Stores without a group',
  place: 'Group or store',
  keeps: 'Current value',
  preview: 'Preview',
  fieldFirst: 'Add a field and enter its value to preview the changes.',
  placeFirst: 'Choose groups or stores to preview the changes.',
  notValid: 'Correct the values first.',
  nothingChanges: 'They already have these values.',
  cancel: 'Cancel',
  setNone: 'Set',
  set_one: 'Set at {{count}} place',
  set_other: 'Set at {{count}} places',
});
