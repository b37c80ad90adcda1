import type { FieldRights } from '../access/field-rights.ts';
import type { OverrideRights } from '../access/override-rights.ts';

const prices = ['OVERRIDE_PRICE_AND_TAX'] as const;
const kitchen = ['OVERRIDE_PRINTING_AND_KPS'] as const;

/** PX-06 PM-42: an inactive scheme counts as removed, and so do its prices; both, and bringing it back, are for provider staff. */
export const menuRights: FieldRights = { 'pricingSchemes.isActive': ['PROVIDER_STAFF'] };

/** PM-19 PM-34 PM-35: what a group or location changes of a menu only with a permission beyond OVERRIDE_MENUS. */
export const menuOverrideRights: OverrideRights = {
  fields: {
    'items.pricing': prices,
    'items.taxStructureId': prices,
    'modifiers.items.pricing': prices,
    'categories.taxStructureId': prices,
    'departments.taxStructureId': prices,
    pricingSchemes: prices,
    taxStructures: prices,
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
