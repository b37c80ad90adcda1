import { z } from 'zod';
import { nameText } from '../../formats/name-text.ts';
import { idSchema } from './info.ts';

/** IN-05: the kitchen displays that show it, and the sizes that do not go there. */
export const kpsSchema = z.looseObject({ displays: z.array(idSchema), excludedSizes: z.array(idSchema) });

/** A kitchen or label printer that prints it, and the sizes it does not print. */
const kitchenPrinterSchema = z.looseObject({ id: idSchema, excludedSizes: z.array(idSchema) });

export const kitchenPrintingSchema = z.looseObject({
  kitchenPrinters: z.array(kitchenPrinterSchema),
  labelPrinters: z.array(kitchenPrinterSchema),
});

/** A printer or station that the menu names; the devices themselves belong to the location settings. */
export const menuPrinterSchema = z.looseObject({
  id: idSchema,
  entityType: z.literal('MENU_PRINTER'),
  name: nameText(200),
  type: z.enum(['KITCHEN', 'LABEL']),
});
export const menuStationSchema = z.looseObject({
  id: idSchema,
  entityType: z.literal('MENU_STATION'),
  name: nameText(200),
});

export type Kps = z.infer<typeof kpsSchema>;
export type KitchenPrinting = z.infer<typeof kitchenPrintingSchema>;

export function newKps(displays: readonly string[] = []): Kps {
  return { displays: [...displays], excludedSizes: [] };
}

export function newKitchenPrinting(): KitchenPrinting {
  return { kitchenPrinters: [], labelPrinters: [] };
}
