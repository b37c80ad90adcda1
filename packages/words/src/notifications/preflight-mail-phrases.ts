import { definePhrases } from '../phrases.ts';

/** Around the findings of a mail about the changes to be published. */
export const preflightMailPhrases = definePhrases('preflight-mails', {
  stopped_one: '{{count}} stops your next publish',
  stopped_other: '{{count}} stop your next publish',
  toLookAt_one: '{{count}} to look at before your next publish',
  toLookAt_other: '{{count}} to look at before your next publish',
  clear: 'Nothing stops your next publish',
  checked_one: 'This is the list for {{names}}, as the store was when you asked for it.',
  checked_other: 'This is the list for {{count}} stores, as they were when you asked for it: {{names}}.',
  andMore: '{{names}} and {{count}} more',
  nothing: 'Nothing stops this publish, and nothing is to look at.',
  stops_one: '{{count}} stops this publish',
  stops_other: '{{count}} stop this publish',
  looks_one: '{{count}} to look at',
  looks_other: '{{count}} to look at',
  at: '{{sentence}} ({{names}})',
  more_one: 'and {{count}} more',
  more_other: 'and {{count}} more',
  place: 'Open the field',
  open: 'Open the publish page',
});
