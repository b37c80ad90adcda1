import { DELIVERY as DELIVERED, newPricingScheme, PICK_UP, type PricingScheme, TO_GO } from '@servery/domain';

export const DINE_IN = 'scheme-dine-in';
export const CARRYOUT = 'scheme-carryout';
export const DELIVERY = 'scheme-delivery';
export const CATERING = 'scheme-catering';

export const SCHEMES: readonly PricingScheme[] = [
  newPricingScheme({
    id: DINE_IN,
    name: 'Dine in',
    description: 'At the table and at the bar',
    isDefault: true,
    appliesTo: { channels: ['KIOSK'] },
  }),
  newPricingScheme({
    id: CARRYOUT,
    name: 'Carryout',
    description: 'To go and pick up',
    appliesTo: { orderTypes: [TO_GO, PICK_UP] },
  }),
  newPricingScheme({
    id: DELIVERY,
    name: 'Delivery',
    description: 'Driven to the door',
    appliesTo: { orderTypes: [DELIVERED] },
  }),
  newPricingScheme({ id: CATERING, name: 'Catering', description: 'Orders for ten and more' }),
];
