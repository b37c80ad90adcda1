import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod/mini';
import { unwrap } from '../api/api-result.ts';
import { call } from '../api/call.ts';
import { keys } from '../api/keys.ts';

const named = z.array(z.looseObject({ id: z.string(), info: z.looseObject({ name: z.string() }) }));
const blobSchema = z.looseObject({ departments: named, categories: named, items: named });

type NamedMenu = { readonly id: string; readonly name: string };
export type MenuNames = Readonly<Record<'departments' | 'categories' | 'items', readonly NamedMenu[]>>;

const names = new Map<string, string>();

/** The name of an id on the menus that were read; settings name things of a menu by their ids. */
export function menuNameOf(id: string): string | undefined {
  return names.get(id);
}

/** Remembers names for the words of review and history. */
function rememberMenuNames(known: readonly NamedMenu[]): void {
  for (const { id, name } of known) names.set(id, name);
}

/** The company's menus. A person who may not read menus sees a message in their place, and stays on the screen. */
export function menuChoicesQuery(companyId: string) {
  return queryOptions({
    queryKey: keys.menuChoices(companyId),
    queryFn: async ({ signal }): Promise<readonly NamedMenu[]> => {
      const menus = unwrap(await call('listMenus', { params: { companyId }, signal, isQuiet: true }));
      rememberMenuNames(menus);
      // No ticket is ever of a template.
      return menus.filter(({ template }) => !template);
    },
    staleTime: 60_000,
  });
}

/** The departments, categories and items of a company's menu, by name. */
export function menuNamesQuery(companyId: string, menuId: string) {
  return queryOptions({
    queryKey: keys.menuNames(companyId, menuId),
    queryFn: async ({ signal }): Promise<MenuNames> => {
      const { menuBlob } = unwrap(await call('getMenu', { params: { companyId, menuId }, signal, isQuiet: true }));
      const { departments, categories, items } = blobSchema.parse(JSON.parse(menuBlob));
      const read = { departments: plain(departments), categories: plain(categories), items: plain(items) };
      rememberMenuNames([...read.departments, ...read.categories, ...read.items]);
      return read;
    },
    staleTime: 60_000,
  });
}

function plain(entries: z.infer<typeof named>): readonly NamedMenu[] {
  return entries.map(({ id, info }) => ({ id, name: info.name }));
}
