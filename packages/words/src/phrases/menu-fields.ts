import { definePhrases } from '../phrases.ts';

/** The lists of a menu by their paths: what forms, review and history call them. */
export const menuFields = definePhrases('menu-fields', {
  messages: 'Messages',
  'messages.name': 'Name',
  'messages.text': 'Text on kitchen tickets',
  'messages.status': 'Active',
  'messages.status.ACTIVE': 'Yes',
  'messages.status.INACTIVE': 'No',
  requirements: 'Requirements',
  'requirements.name': 'Name',
  'requirements.prompt': 'Question to the cashier',
  'requirements.status': 'Active',
  'requirements.status.ACTIVE': 'Yes',
  'requirements.status.INACTIVE': 'No',
  taxStructures: 'Tax structures',
  'taxStructures.name': 'Name',
  'taxStructures.applies': 'Tax is on',
  'taxStructures.applies.AFTER': 'The price after discounts',
  'taxStructures.applies.BEFORE': 'The price before discounts',
  'taxStructures.flatRate': 'Rate',
  'taxStructures.byOrderType': 'Rates by order type',
  'taxStructures.orderTypeRates': 'Rate',
  'taxStructures.orderTypeRates.rate': 'Rate',
  'taxStructures.defaultOrderType': 'Any other order type',
  flatRate: 'Uses the flat rate',
});
