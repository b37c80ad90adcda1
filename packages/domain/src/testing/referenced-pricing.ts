import { type ItemPricing, newItemPricing } from '../menus/entities/pricing-entries.ts';

/** The prices of another item, in this scheme. */
export function newReferencedPricing(pricingScheme: string, itemId: string): ItemPricing {
  return { ...newItemPricing({ pricingScheme }), itemBased: { type: 'ITEM', itemId, prices: [] } };
}
