import type { PushLinkProblem } from '@servery/contract';
import {
  isJsonObject,
  type JsonObject,
  localTimeIn,
  type Offer,
  offerSchema,
  type PushLink,
  runsAt,
} from '@servery/domain';
import { z } from 'zod';
import { readHead } from '../../configuration/documents-store.ts';
import { readDocument } from '../../configuration/kept-documents.ts';
import type { Store } from '../../configuration/stores/admitted-stores.ts';
import { foundOnMenus } from '../../configuration/stores/found-on-menus.ts';
import type { CompanyScope } from '../../platform/database/database.ts';

/** A target that a message can open, as a menu names it. */
export interface NamedLink extends PushLink {
  readonly name: string;
  readonly isActive: boolean;
}

const entrySchema = z.object({ id: z.string(), info: z.object({ name: z.string(), status: z.string() }) });
const menuSchema = z.object({ offers: z.array(z.unknown()), items: z.array(entrySchema) });

const mostLinks = 50;

/** Offers and items of the menus of these stores, offers first, by name. @param text part of the name */
export async function listLinks(scope: CompanyScope, stores: readonly Store[], text: string): Promise<NamedLink[]> {
  const found = new Map<string, NamedLink>();
  const menuIds = new Set(stores.flatMap(({ menuId }) => (menuId === null ? [] : [menuId])));
  for (const documentId of menuIds) {
    const head = await readHead(scope, { kind: 'menu', documentId, tenantId: '' });
    if (head === undefined || head.version === 0) continue;
    for (const link of linksOf(await readDocument(scope, head, head.version)))
      if (!found.has(keyOf(link))) found.set(keyOf(link), link);
  }
  const sought = text.toLowerCase();
  return [...found.values()]
    .filter(({ name }) => name.toLowerCase().includes(sought))
    .sort((one, other) => other.kind.localeCompare(one.kind) || one.name.localeCompare(other.name))
    .slice(0, mostLinks);
}

/** Whether the target of a message exists at each store, at an instant of its own. Epoch milliseconds. */
export async function linkProblems(
  scope: CompanyScope,
  stores: readonly Store[],
  { link, atOf }: { readonly link: PushLink; readonly atOf: (store: Store) => number },
): Promise<ReadonlyMap<string, PushLinkProblem>> {
  const found = await foundOnMenus(scope, stores, { id: link.id, read: (menu) => readTarget(menu, link) });
  const problems = new Map<string, PushLinkProblem>();
  for (const store of stores) {
    const problem = problemOf(found.get(store.id), () => localTimeIn(atOf(store), store.timezone));
    if (problem !== undefined) problems.set(store.id, problem);
  }
  return problems;
}

/** The name of the target at one of the stores; undefined where no menu has it. */
export async function linkName(
  scope: CompanyScope,
  stores: readonly Store[],
  link: PushLink,
): Promise<string | undefined> {
  const found = await foundOnMenus(scope, stores, { id: link.id, read: (menu) => readTarget(menu, link) });
  const [target] = found.values();
  return target?.info.name;
}

function linksOf(menu: JsonObject): readonly NamedLink[] {
  const { offers, items } = menuSchema.parse(menu);
  const toLink = (kind: PushLink['kind'], { id, info }: z.infer<typeof entrySchema>): NamedLink => ({
    kind,
    id,
    name: info.name,
    isActive: info.status === 'ACTIVE',
  });
  return [
    ...offers.flatMap((offer) => {
      const entry = entrySchema.safeParse(offer).data;
      return entry === undefined ? [] : [toLink('OFFER', entry)];
    }),
    ...items.map((item) => toLink('ITEM', item)),
  ];
}

function keyOf({ kind, id }: PushLink): string {
  return `${kind}:${id}`;
}

type Target = { readonly info: { readonly name: string; readonly status: string } } & Partial<Pick<Offer, 'validity'>>;

function readTarget(menu: JsonObject, { kind, id }: PushLink): Target | undefined {
  const { offers, items } = menuSchema.parse(menu);
  if (kind === 'ITEM') return items.find((item) => item.id === id);
  const offer = offers.find((one) => isJsonObject(one) && one.id === id);
  return offer === undefined ? undefined : offerSchema.safeParse(offer).data;
}

function problemOf(target: Target | undefined, at: () => Parameters<typeof runsAt>[1]): PushLinkProblem | undefined {
  if (target === undefined) return 'NOT_ON_MENU';
  if (target.info.status !== 'ACTIVE') return 'INACTIVE';
  const offer = offerSchema.safeParse(target);
  return offer.success && !runsAt(offer.data, at()) ? 'NOT_THEN' : undefined;
}
