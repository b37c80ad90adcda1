import { z } from 'zod';

export type RecognizedImport = 'servery-menu' | 'servery-settings' | 'pizza-chain';

/** MN-07, ST-08: the messages for a file that is not recognized, in the words of the specification. */
export const IMPORT_MESSAGES = {
  NOT_MENU_BLOB: 'Not a recognizable menu blob.',
  NOT_SETTINGS_BLOB: 'Not a recognizable settings blob.',
  OLDER_PIZZA_CHAIN: 'An older export of a pizza chain menu cannot be imported.',
} as const;

export type ImportRefusal = keyof typeof IMPORT_MESSAGES;

const settings = z.looseObject({ entityType: z.literal('LOCATION_SETTINGS') });
const menu = z.looseObject({ departments: z.array(z.unknown()) });
const pizzaChain = z.looseObject({
  products: z.looseObject({}),
  variants: z.looseObject({}),
  toppings: z.looseObject({}),
});

/** Older exports of the chain capitalize their lists and keep sizes, prices and categories elsewhere. */
const olderPizzaChain = z.looseObject({ Products: z.unknown(), Variants: z.unknown(), Toppings: z.unknown() });

/** MN-07, MN-08: a menu has departments, unless it says it is something else. */
export function recognizeMenu(json: unknown): 'servery-menu' | 'pizza-chain' | { readonly code: ImportRefusal } {
  if (settings.safeParse(json).success) return { code: 'NOT_MENU_BLOB' };
  if (menu.safeParse(json).success) return 'servery-menu';
  if (pizzaChain.safeParse(json).success) return 'pizza-chain';
  return { code: olderPizzaChain.safeParse(json).success ? 'OLDER_PIZZA_CHAIN' : 'NOT_MENU_BLOB' };
}

/** ST-08, ST-09 */
export function recognizeSettings(json: unknown): 'servery-settings' | { readonly code: ImportRefusal } {
  return settings.safeParse(json).success ? 'servery-settings' : { code: 'NOT_SETTINGS_BLOB' };
}

/**
 * Recognizes the kind of a file, whichever screen it is dropped on. A file of no known kind is refused as `wanted` would refuse
 * it.
 */
export function recognizeImport(
  json: unknown,
  wanted: 'menu' | 'settings' = 'menu',
): RecognizedImport | { readonly code: ImportRefusal } {
  const asSettings = recognizeSettings(json);
  if (typeof asSettings === 'string') return asSettings;
  const asMenu = recognizeMenu(json);
  if (typeof asMenu === 'string') return asMenu;
  return wanted === 'menu' || asMenu.code === 'OLDER_PIZZA_CHAIN' ? asMenu : asSettings;
}
