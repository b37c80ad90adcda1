import type { FieldRights } from '../access/field-rights.ts';
import type { OverrideRights } from '../access/override-rights.ts';

const prices = ['OVERRIDE_PRICE_AND_TAX'] as const;
const kitchen = ['OVERRIDE_PRINTING_AND_KPS'] as const;
/** No more than overriding itself asks for: exceptions below a field that asks for more. */
const override = ['OVERRIDE_MENUS', 'MANAGE_MENUS'] as const;

/** PX-06 PM-42: an inactive scheme counts as removed, and so do its prices; both, and bringing it back, are for provider staff. */
export const menuRights: FieldRights = { 'pricingSchemes.isActive': ['PROVIDER_STAFF'] };

/**
 * PM-19 PM-34 PM-35: the fields of a menu that a group or location changes only with a permission beyond OVERRIDE_MENUS. Everything that a
 * bill is computed from counts as a price: the offers and when they hold, the modifiers that an item includes and how many are
 * free, the cost of an amount, the style that is the size, and the category that an item takes its tax and its offers from.
 */
export const menuOverrideRights: OverrideRights = {
  fields: {
    'items.pricing': prices,
    'items.taxStructureId': prices,
    'items.inclusions': prices,
    'items.category': prices,
    'items.department': prices,
    'modifiers.items.pricing': prices,
    'modifiers.items.category': prices,
    'categories.taxStructureId': prices,
    'categories.department': prices,
    'departments.taxStructureId': prices,
    'departments.styles.isSize': prices,
    pricingSchemes: prices,
    taxStructures: prices,
    options: prices,
    offers: prices,
    'offers.info.name': override,
    'offers.info.displayName': override,
    'offers.info.description': override,
    'offers.info.imageId': override,
    'offers.info.pluNum': override,
    'offers.info.campaigns': override,
    'offers.info.shortUrl': override,
    'items.kps': kitchen,
    'items.printing': kitchen,
    'categories.kps': kitchen,
    'departments.kps': kitchen,
    printers: kitchen,
    stations: kitchen,
  },
  local: {
    lists: ['departments', 'categories', 'items', 'itemGroups', 'modifiers.categories', 'modifiers.items'],
    anyOf: ['MANAGE_LOCAL_ITEMS'],
  },
};
