import type { Identifiers } from '../overrides/change.ts';

/** The arrays of a menu whose entities are known by another field than `id`. */
export const menuIdentifiers: Identifiers = {
  'items.pricing': 'pricingScheme',
  'items.info.costs': 'option',
  'items.inclusions.categoriesSettings.freeBySize': 'option',
  'modifiers.items.pricing': 'pricingScheme',
  'modifiers.items.info.costs': 'option',
  'taxStructures.orderTypeRates': 'orderType',
  'offers.value.schemes': 'schemeId',
  onlineFeaturedItems: 'itemId',
};
