import { definePhrases } from '../phrases.ts';

export const settingsResetPhrases = definePhrases('settings-reset', {
  title_one: 'Reset settings of {{name}}',
  title_other: 'Reset settings of {{count}} locations',
  hint: 'Removes the overrides of the locations in the selected sections. They inherit from their group and the company again.',
  followsAll_one: '{{count}} of the selected locations has no settings overrides and stays unchanged.',
  followsAll_other: '{{count}} of the selected locations have no settings overrides and stay unchanged.',
  failed: 'The overrides of these locations could not be loaded',
  nothing: 'Nothing to reset',
  nothingHint:
    'The selected locations have no overrides that you have access to. They inherit from their group and the company.',
  nothingChanges: 'The settings stay the same. The overrides match the inherited values.',
  sectionsHint: 'In parentheses: the number of overrides at the selected locations.',
  reset_one: 'Reset {{count}} location',
  reset_other: 'Reset {{count}} locations',
});
