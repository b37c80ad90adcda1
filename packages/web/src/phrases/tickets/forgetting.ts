import { definePhrases } from '../phrases.ts';

export const forgettingPhrases = definePhrases('forgetting', {
  forget: 'Forget this customer…',
  title: 'Forget this customer?',
  text_one:
    'The name, phone, email, address and notes are removed from this ticket. {{how}} Totals and reports stay. This cannot be undone.',
  text_other:
    'The name, phone, email, address and notes are removed from {{count}} tickets at all locations. {{how}} Totals and reports stay. This cannot be undone.',
  'how.phone':
    'The customer’s tickets are those with the same phone. Devices with the ordering app that use an email of these tickets are removed too.',
  'how.email':
    'The customer’s tickets are those with the same email. Devices with the ordering app that use an email of these tickets are removed too.',
  'how.phoneAndEmail':
    'The customer’s tickets are those with the same phone or email. Devices with the ordering app that use an email of these tickets are removed too.',
  'how.place': 'The customer’s tickets are those with the same name and address.',
  'how.none': 'Other tickets of this person cannot be found, because only a name is known.',
  accept: 'Forget',
  forgotten_one: 'The customer is forgotten on {{count}} ticket',
  forgotten_other: 'The customer is forgotten on {{count}} tickets',
  changed: 'The customer has other tickets by now, so nothing was removed. Try again.',
  failed: 'The customer could not be forgotten',
  wasForgotten: 'Forgotten on request',
});
