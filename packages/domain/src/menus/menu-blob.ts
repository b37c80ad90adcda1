import { z } from 'zod';
import { nameText } from '../formats/name-text.ts';
import { newModifierAvailability } from './availability/modifier-availability.ts';
import { menuOptionsSchema, newMenuOptions } from './entities/amounts.ts';
import { categorySchema } from './entities/categories.ts';
import { departmentSchema } from './entities/departments.ts';
import { idSchema } from './entities/info.ts';
import { itemGroupSchema } from './entities/item-groups.ts';
import { itemSchema } from './entities/items.ts';
import { menuPrinterSchema, menuStationSchema } from './entities/kitchen.ts';
import { messageSchema, requirementSchema } from './entities/messages.ts';
import { modifiersSchema } from './entities/modifiers.ts';
import { featuredItemSchema, MAX_FEATURED_ITEMS, onlineCategorySchema } from './entities/online-categories.ts';
import { newPluNumbers, pluNumbersSchema } from './entities/plu-numbers.ts';
import { DEFAULT_SCHEME_ID, newPricingScheme, pricingSchemeSchema } from './entities/pricing-schemes.ts';
import { newTaxStructure, taxStructureSchema } from './entities/taxes.ts';
import { layoutSchema } from './layout/tab.ts';
import { offerSchema } from './offers/offer.ts';

/** A size name to start a new size style from. */
const namedSizeSchema = z.looseObject({ id: idSchema, name: nameText(200) });

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
