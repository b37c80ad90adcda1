import type { JsonObject, StockThing } from '@servery/domain';
import { z } from 'zod';
import { readDocument, readHead } from '../../configuration/documents-store.ts';
import { effectiveOf, type Override } from '../../configuration/layers.ts';
import { readLayersOfMany } from '../../configuration/layers-of-many.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import type { StockPlace } from './stock-places.ts';

const infoSchema = z.object({ name: z.string() });
const namedSchema = z.array(z.object({ id: z.string(), info: infoSchema }));
const stylesSchema = z.array(z.object({ options: z.array(z.object({ id: z.string(), name: z.string() })) }));
/** What something is called on a menu. */
const menuSchema = z.object({
  items: z.array(
    z.object({ id: z.string(), info: infoSchema, styles: z.array(z.object({ options: z.array(z.string()) })) }),
  ),
  modifiers: z.object({ items: namedSchema }),
  departments: z.array(z.object({ styles: stylesSchema })),
});

/** What it is called at each place whose menu has it. */
export async function namesAt(
  scope: CompanyScope,
  places: readonly StockPlace[],
  thing: StockThing,
): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  for (const [menuId, sharing] of Map.groupBy(places, (place) => place.menuId)) {
    if (menuId === null) continue;
    const head = await readHead(scope, { kind: 'menu', documentId: menuId, tenantId: '' });
    if (head === undefined || head.version === 0) continue;
    const name = nameOf(await readDocument(scope, head, head.version), thing);
    if (name === undefined) await addOwn(names, scope, { menuId, places: sharing, thing });
    else for (const { id } of sharing) names.set(id, name);
  }
  return names;
}

interface OwnThings {
  readonly menuId: string;
  readonly places: readonly StockPlace[];
  readonly thing: StockThing;
}

/** What only groups and locations have. */
async function addOwn(
  names: Map<string, string>,
  scope: CompanyScope,
  { menuId, places, thing }: OwnThings,
): Promise<void> {
  const targets = places.map(({ id, groupId }) => ({ id, type: 'LOCATION', groupId }) as const);
  const layers = await readLayersOfMany(scope, { kind: 'menu', documentId: menuId }, targets);
  for (const [id, own] of layers ?? []) {
    if (![own.groupOverride, own.override].some((override) => mentions(override, thing))) continue;
    const name = nameOf(effectiveOf(own).document, thing);
    if (name !== undefined) names.set(id, name);
  }
}

function mentions(override: Override | null, { id }: StockThing): boolean {
  return override !== null && JSON.stringify(override.changes).includes(id);
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
