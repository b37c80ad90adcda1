import { definePhrases } from '../phrases.ts';

export const ticketPricesPhrases = definePhrases('ticket-prices', {
  title: 'Menu and prices',
  failed: 'The prices of the menu could not be loaded',
  failedHint: 'The rest of the ticket is complete. Try again.',
  'menu.NOT_REPORTED':
    'The terminal did not report which menu the ticket was rung up under, so its prices are not compared.',
  'menu.NOT_KNOWN':
    'The ticket was rung up under a menu that the console does not have, so its prices are not compared.',
  elsewhere: 'The ticket was rung up under a menu that was never published to this location.',
  version: '{{name}}, version {{version}}',
  unnamed: 'A published menu',
  published: 'Published {{time}}, publication {{number}}',
  ownChanges: 'includes changes of the location or its group',
  running: 'running now',
  'unpriced.UNREADABLE':
    'That menu was made by an earlier release and can no longer be read, so its prices are not compared.',
  'unpriced.ZONE_CHANGED':
    'The location has moved to another time zone since, so prices by time of day cannot be compared.',
  before: 'Each line with its modifiers, before discounts and tax',
  item: 'Item',
  times: '{{quantity}} × {{name}}',
  onTicket: 'Ticket',
  byMenu: 'Menu',
  difference: 'Difference',
  none: 'None',
  notPriced: 'Not priced',
});
