import { definePhrases } from '../phrases.ts';

/** One value for several groups and stores. */
export const setValuesPhrases = definePhrases('set-values', {
  action: 'Set for stores…',
  title: 'Set {{label}} for stores',
  values: 'Values',
  addField: 'Add a field',
  addFieldHint: 'What the chosen stores keep from then on.',
  remove: 'Remove {{label}}',
  choosePlaces: 'Groups and stores',
  choosePlacesHint: 'A group gives the value to all of its stores that keep none of their own.',
  search: 'Search groups and stores',
  groups: 'Groups',
  noGroup: 'Stores without a group',
  place: 'Group or store',
  keeps: 'Keeps now',
  preview: 'What would change',
  fieldFirst: 'Add a field and type its value to see what would change.',
  placeFirst: 'Choose groups or stores to see what would change.',
  notValid: 'Correct the values first.',
  nothingChanges: 'They have these values already.',
  cancel: 'Cancel',
  setNone: 'Set',
  set_one: 'Set at {{count}} place',
  set_other: 'Set at {{count}} places',
});
