import { definePhrases } from '../phrases.ts';

export const settingsCopyPhrases = definePhrases('settings-copy', {
  title_one: 'Copy settings to {{name}}',
  title_other: 'Copy settings to {{count}} locations',
  source: 'Copy from',
  sourceHint: 'Only locations that keep settings of their own can be copied from.',
  chooseSource: 'Choose a location',
  noSource: 'No location keeps settings of its own',
  noSourceHint: 'Open the settings of a location and change something there. It can then be copied to others.',
  noTarget: 'Choose another location to copy from: this is the only one that is selected.',
  sourceFailed: 'The settings of {{name}} could not be loaded',
  sourceNothing: '{{name}} keeps no settings of its own that you may see',
  sectionsHint:
    'What {{name}} keeps for itself in a section takes the place of what the others keep for themselves there.',
  nothingChanges: 'Nothing would change: the locations keep the same already.',
  copy_one: 'Copy to {{count}} location',
  copy_other: 'Copy to {{count}} locations',
});
