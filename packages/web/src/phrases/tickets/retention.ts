import { definePhrases } from '../phrases.ts';

export const retentionPhrases = definePhrases('retention', {
  title: 'How long details are kept',
  tickets: 'Tickets and their deliveries',
  punches: 'Time punches',
  forEver: 'Forever',
  months: '{{count}} months',
  kept: 'Tickets: {{tickets}}. Time punches: {{punches}}.',
  show: 'Show',
  hint: 'Reports keep their totals, even of days whose details are deleted.',
  who: 'Only people who administer the company can change it.',
  whileActing: 'It cannot be changed while you act as another person.',
  ticketsFrom: 'Tickets are kept from {{date}} on.',
  punchesFrom: 'Time punches are kept from {{date}} on.',
  failed: 'This setting could not be loaded',
  failedHint: 'Nothing is lost. Try again.',
  confirmTitle: 'Delete what is older?',
  confirmTickets:
    'Tickets before {{date}} and the details of their deliveries are deleted within the hour, and each month one more month is deleted. This cannot be undone. Reports keep their totals.',
  confirmPunches:
    'Time punches before {{date}} are deleted within the hour, and each month one more month is deleted. This cannot be undone. Reports keep their hours and pay.',
  accept: 'Delete',
  saved: 'The setting is saved',
  notSaved: 'The setting could not be saved',
});
