import type { Identifiers } from '../overrides/change.ts';

/** The arrays of a menu whose entities are known by another field than `id`. */
export const menuIdentifiers: Identifiers = {
  'items.pricing': 'pricingScheme',
  'modifiers.items.pricing': 'pricingScheme',
  'taxStructures.orderTypeRates': 'orderType',
  'offers.value.schemes': 'schemeId',
  onlineFeaturedItems: 'itemId',
};
