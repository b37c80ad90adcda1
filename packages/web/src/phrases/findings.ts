import { definePhrases } from './phrases.ts';

/** The problems of a draft, of the stores below it, and of the changes that a publication brings. */
export const findingsPhrases = definePhrases('findings', {
  beforeSaving: 'Check before you save',
  before_one: 'The saved version already has one more.',
  before_other: 'The saved version already has {{count}} more.',
  more_one: 'and 1 more',
  more_other: 'and {{count}} more',
  below: 'Stores that override these fields',
  belowHint: 'You can still save. A store with an error is not published until the error is fixed.',
  belowChecking: 'Checking stores that override these fields…',
  belowFailed: 'The stores could not be checked',
  belowFailedText: 'You can still save. The publish preview checks every store.',
  belowUnseen: 'You do not have access to every store’s overrides. The publish preview checks them.',
  belowFits_one: 'These changes work with the 1 store or group that overrides these fields.',
  belowFits_other: 'These changes work with the {{count}} stores and groups that override these fields.',
  belowLeft_one: '1 more store overrides these fields. The publish preview checks it.',
  belowLeft_other: '{{count}} more stores override these fields. The publish preview checks them.',
  there: '{{store}}: {{problem}}',
});
