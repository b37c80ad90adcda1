import { type MenuBlob, type MenuItem, type Use, usesById } from '@servery/domain';

/** The items and places that take or name modifiers and their categories. */
export type ModifierUses = {
  /** Items that come with a modifier, by its id. */
  readonly includedIn: ReadonlyMap<string, readonly MenuItem[]>;
  /** Items that a modifier may be added to because they say so of just this modifier. */
  readonly allowedIn: ReadonlyMap<string, readonly MenuItem[]>;
  /** Items that take a category. */
  readonly categoryIn: ReadonlyMap<string, readonly MenuItem[]>;
  /** Places that are no inclusion: buttons of the layout. */
  readonly elsewhere: (kind: 'modifierItem' | 'modifierCategory', id: string) => readonly Use[];
};

/** All uses at once; the modifiers themselves are left out, so that editing them changes nothing here. */
export function modifierUses(menu: MenuBlob): ModifierUses {
  const includedIn = new Map<string, MenuItem[]>();
  const allowedIn = new Map<string, MenuItem[]>();
  const categoryIn = new Map<string, MenuItem[]>();
  for (const item of menu.items) {
    for (const { id, included, allowed } of item.inclusions.itemsSettings) {
      if (included) add(includedIn, id, item);
      else if (allowed) add(allowedIn, id, item);
    }
    for (const { id, allowed } of item.inclusions.categoriesSettings) if (allowed) add(categoryIn, id, item);
  }
  const rest = usersBesideItems(menu);
  const named = {
    modifierItem: usesById(rest, 'modifierItem'),
    modifierCategory: usesById(rest, 'modifierCategory'),
  };
  return { includedIn, allowedIn, categoryIn, elsewhere: (kind, id) => named[kind].get(id) ?? [] };
}

/** Whether an item or button names a modifier or its category. */
export function isModifierUsed(uses: ModifierUses, id: string, category: string): boolean {
  return (
    uses.includedIn.has(id) ||
    uses.allowedIn.has(id) ||
    uses.categoryIn.has(category) ||
    uses.elsewhere('modifierItem', id).length > 0
  );
}

/** Items that a modifier may be added to. */
export function itemsTaking(uses: ModifierUses, id: string, category: string): readonly MenuItem[] {
  const included = new Set(uses.includedIn.get(id));
  const taking = [...(uses.categoryIn.get(category) ?? []), ...(uses.allowedIn.get(id) ?? [])];
  const isKeptOff = ({ inclusions }: MenuItem) => inclusions.itemsSettings.some((one) => one.id === id && !one.allowed);
  return [...new Set(taking)].filter((item) => !included.has(item) && !isKeptOff(item));
}

function usersBesideItems(menu: MenuBlob): MenuBlob {
  const { modifiers } = menu;
  const departments = menu.departments.map((department) => ({
    ...department,
    modifiers: { ...department.modifiers, availability: { categories: [], items: [] } },
  }));
  const bare = { ...modifiers, categories: [], items: [], availability: { categories: [], items: [] } };
  return { ...menu, items: [], departments, modifiers: bare };
}

function add(map: Map<string, MenuItem[]>, id: string, item: MenuItem): void {
  const known = map.get(id);
  if (known) known.push(item);
  else map.set(id, [item]);
}
