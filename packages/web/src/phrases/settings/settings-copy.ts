import { definePhrases } from '../phrases.ts';

export const settingsCopyPhrases = definePhrases('settings-copy', {
  title_one: 'Copy settings to {{name}}',
  title_other: 'Copy settings to {{count}} locations',
  source: 'Copy from',
  sourceHint: 'Only locations with overrides can be copied from.',
  chooseSource: 'Choose a location',
  noSource: 'No location has settings overrides',
  noSourceHint: 'Override a setting at a location first. Then you can copy it to other locations.',
  noTarget: 'Choose another location to copy from. This is the only one that is selected.',
  sourceFailed: 'The settings of {{name}} could not be loaded',
  sourceNothing: '{{name}} has no overrides that you have access to',
  sectionsHint: 'In each section, the overrides of {{name}} replace those of the other locations.',
  nothingChanges: 'Nothing would change. The locations already have the same overrides.',
  copy_one: 'Copy to {{count}} location',
  copy_other: 'Copy to {{count}} locations',
});
