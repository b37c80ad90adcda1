import { newPricingScheme, type PricingScheme } from '@servery/domain';

export const DINE_IN = 'scheme-dine-in';
export const CARRYOUT = 'scheme-carryout';
export const DELIVERY = 'scheme-delivery';
export const CATERING = 'scheme-catering';

export const SCHEMES: readonly PricingScheme[] = [
  newPricingScheme({ id: DINE_IN, name: 'Dine in', description: 'At the table and at the bar', isDefault: true }),
  newPricingScheme({ id: CARRYOUT, name: 'Carryout', description: 'To go and pick up' }),
  newPricingScheme({ id: DELIVERY, name: 'Delivery', description: 'Driven to the door' }),
  newPricingScheme({ id: CATERING, name: 'Catering', description: 'Orders for ten and more' }),
];
