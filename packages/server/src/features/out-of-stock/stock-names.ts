import type { JsonObject, StockThing } from '@servery/domain';
import { z } from 'zod';
import type { Store } from '../../configuration/stores/admitted-stores.ts';
import { foundOnMenus } from '../../configuration/stores/found-on-menus.ts';
import type { CompanyScope } from '../../platform/database/database.ts';

const infoSchema = z.object({ name: z.string() });
const namedSchema = z.array(z.object({ id: z.string(), info: infoSchema }));
const stylesSchema = z.array(z.object({ options: z.array(z.object({ id: z.string(), name: z.string() })) }));
/** The names of things on a menu. */
const menuSchema = z.object({
  items: z.array(
    z.object({ id: z.string(), info: infoSchema, styles: z.array(z.object({ options: z.array(z.string()) })) }),
  ),
  modifiers: z.object({ items: namedSchema }),
  departments: z.array(z.object({ styles: stylesSchema })),
});

/** The name of a thing at each store whose menu has it. */
export function namesAt(
  scope: CompanyScope,
  stores: readonly Store[],
  thing: StockThing,
): Promise<ReadonlyMap<string, string>> {
  return foundOnMenus(scope, stores, { id: thing.id, read: (menu) => nameOf(menu, thing) });
}

/** `Lighthouse White, Small` */
function nameOf(document: JsonObject, { kind, id, itemId }: StockThing): string | undefined {
  const { items, modifiers, departments } = menuSchema.parse(document);
  if (kind === 'ITEM') return items.find((item) => item.id === id)?.info.name;
  if (kind === 'MODIFIER') return modifiers.items.find((modifier) => modifier.id === id)?.info.name;
  const options = departments.flatMap(({ styles }) => styles).flatMap((style) => style.options);
  const name = options.find((option) => option.id === id)?.name;
  if (itemId === null || name === undefined) return name;
  const item = items.find((one) => one.id === itemId && one.styles.some((style) => style.options.includes(id)));
  return item && `${item.info.name}, ${name}`;
}
