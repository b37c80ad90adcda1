import { definePhrases } from '../phrases.ts';
import { markNames } from './mark-names.ts';

export const ticketIndexPhrases = definePhrases('ticket-index', {
  title: 'Ticket Index',
  back: 'Ticket Finder',
  subtitle:
    'Tickets that terminals have reported, and the last report of each location. The location that has been silent longest is first.',
  totals: 'All tickets',
  tickets: 'Tickets',
  oldest: 'First day',
  newest: 'Last day',
  lastReported: 'Last reported',
  marked: 'With marks',
  behind: 'Reports are behind by',
  seconds_one: '{{count}} second at most',
  seconds_other: '{{count}} seconds at most',
  marks: 'Tickets with marks',
  ...markNames,
  location: 'Location',
  from: 'First day',
  to: 'Last day',
  loadMore: 'Load more locations',
  loaded: '{{shown}} of {{count}} locations',
  failed: 'The index could not be loaded',
  failedHint: 'Nothing is lost. Try again.',
  none: 'No tickets yet',
  noneHint: 'Terminals report their tickets. Once one has, its location is listed here.',
});
