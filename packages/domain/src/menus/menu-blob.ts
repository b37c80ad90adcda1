import { z } from 'zod';
import { menuOptionsSchema, newMenuOptions } from './amounts.ts';
import { categorySchema } from './categories.ts';
import { departmentSchema } from './departments.ts';
import { idSchema } from './info.ts';
import { itemGroupSchema } from './item-groups.ts';
import { itemSchema } from './items.ts';
import { menuPrinterSchema, menuStationSchema } from './kitchen.ts';
import { layoutSchema } from './layout/tab.ts';
import { messageSchema, requirementSchema } from './messages.ts';
import { newModifierAvailability } from './modifier-availability.ts';
import { modifiersSchema } from './modifiers.ts';
import { offerSchema } from './offers/offer.ts';
import { featuredItemSchema, MAX_FEATURED_ITEMS, onlineCategorySchema } from './online-categories.ts';
import { newPluNumbers, pluNumbersSchema } from './plu-numbers.ts';
import { DEFAULT_SCHEME_ID, newPricingScheme, pricingSchemeSchema } from './pricing-schemes.ts';
import { newTaxStructure, taxStructureSchema } from './taxes.ts';

/** A size name to start a new size style from. */
const namedSizeSchema = z.looseObject({ id: idSchema, name: z.string().max(200) });

/** MN-01 */
export const menuBlobSchema = z.looseObject({
  entityType: z.literal('MENU'),
  departments: z.array(departmentSchema),
  categories: z.array(categorySchema),
  items: z.array(itemSchema),
  modifiers: modifiersSchema,
  offers: z.array(offerSchema),
  pricingSchemes: z.array(pricingSchemeSchema),
  printers: z.array(menuPrinterSchema),
  stations: z.array(menuStationSchema),
  taxStructures: z.array(taxStructureSchema),
  options: menuOptionsSchema,
  sizes: z.array(namedSizeSchema),
  pluNumbers: pluNumbersSchema,
  itemGroups: z.array(itemGroupSchema),
  onlineCategories: z.array(onlineCategorySchema),
  /** Absent: a kiosk shows the online categories. */
  kioskCategories: z.array(onlineCategorySchema).optional(),
  onlineFeaturedItems: z.array(featuredItemSchema).max(MAX_FEATURED_ITEMS),
  messages: z.array(messageSchema),
  requirements: z.array(requirementSchema),
  layout: layoutSchema,
});
export type MenuBlob = z.infer<typeof menuBlobSchema>;

/** MN-03, MN-04 */
export function newMenuBlob(given: Partial<MenuBlob> = {}): MenuBlob {
  return {
    entityType: 'MENU',
    departments: [],
    categories: [],
    items: [],
    modifiers: { categories: [], items: [], availability: newModifierAvailability() },
    offers: [],
    pricingSchemes: [newPricingScheme({ id: DEFAULT_SCHEME_ID, name: 'Default', isDefault: true })],
    printers: [],
    stations: [],
    taxStructures: [newTaxStructure({ id: 'sales-tax', name: 'Sales Tax' })],
    options: newMenuOptions(),
    sizes: [],
    pluNumbers: newPluNumbers(),
    itemGroups: [],
    onlineCategories: [],
    onlineFeaturedItems: [],
    messages: [],
    requirements: [],
    layout: { columns: 5, rows: 6, tabs: [] },
    ...given,
  };
}
