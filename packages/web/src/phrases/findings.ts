import { definePhrases } from './phrases.ts';

/** What is wrong with a draft, with the stores below it, and with what a publication brings. */
export const findingsPhrases = definePhrases('findings', {
  beforeSaving: 'Look at this before you save',
  before_one: 'One more was there before these changes.',
  before_other: '{{count}} more were there before these changes.',
  more_one: 'and one more',
  more_other: 'and {{count}} more',
  below: 'Stores that these changes do not fit',
  belowHint: 'You can save. A store with an error is not published before it is mended.',
  belowLeft_one: 'One more store keeps its own value of these fields: the preview of a publish checks it.',
  belowLeft_other: '{{count}} more stores keep their own value of these fields: the preview of a publish checks them.',
  there: '{{store}}: {{problem}}',
});
