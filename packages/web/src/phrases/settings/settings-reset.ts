import { definePhrases } from '../phrases.ts';

export const settingsResetPhrases = definePhrases('settings-reset', {
  title_one: 'Reset settings of {{name}}',
  title_other: 'Reset settings of {{count}} locations',
  hint: 'What a location keeps for itself in the chosen sections is taken away. It follows its group and the company there again.',
  followsAll_one: '{{count}} of the selected locations keeps no settings of its own and stays as it is.',
  followsAll_other: '{{count}} of the selected locations keep no settings of their own and stay as they are.',
  failed: 'What these locations keep for themselves could not be loaded',
  nothing: 'Nothing to reset',
  nothingHint:
    'The selected locations keep no settings of their own that you may see: they follow their group and the company.',
  nothingChanges: 'The settings stay the same: what the locations keep is what they would inherit.',
  sectionsHint: 'In brackets: how many changes the selected locations keep there.',
  reset_one: 'Reset {{count}} location',
  reset_other: 'Reset {{count}} locations',
});
