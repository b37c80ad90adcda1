import { type MenuBlob, type ModifierCategory, type ModifierItem, nextPlu, renumbered } from '@servery/domain';
import { newEntityId } from '../new-entity-id.ts';

export type CopiedModifiers = { readonly menu: MenuBlob; readonly ids: readonly string[] };

/** Copies with names and numbers of their own, each right behind its original. */
export function withModifierCopies(
  menu: MenuBlob,
  ids: ReadonlySet<string>,
  nameOf: (name: string) => string,
): CopiedModifiers {
  const copies = new Map<string, ModifierItem>();
  let { pluNumbers } = menu;
  for (const modifier of menu.modifiers.items.filter(({ id }) => ids.has(id))) {
    const { pluNum, next } = nextPlu({ ...menu, pluNumbers }, 'modifierItems');
    pluNumbers = { ...pluNumbers, modifierItems: next };
    const info = { ...modifier.info, name: nameOf(modifier.info.name), displayName: '', pluNum };
    copies.set(modifier.id, { ...structuredClone(modifier), id: newEntityId('mod-item'), info });
  }
  const items = menu.modifiers.items.flatMap((modifier) => [modifier, copies.get(modifier.id) ?? []].flat());
  return {
    menu: { ...menu, pluNumbers, modifiers: { ...menu.modifiers, items } },
    ids: [...copies.values()].map(({ id }) => id),
  };
}

/** Copies of categories with copies of the modifiers in them, each category right behind its original. */
export function withModifierCategoryCopies(
  menu: MenuBlob,
  ids: ReadonlySet<string>,
  nameOf: (name: string) => string,
): CopiedModifiers {
  const { categories, items } = menu.modifiers;
  const originals = categories.filter(({ id }) => ids.has(id));
  const copyOf = new Map(originals.map(({ id }) => [id, newEntityId('mod')]));
  const named = originals.map(
    ({ info, ...category }): ModifierCategory => ({
      ...structuredClone(category),
      id: copyOf.get(category.id) ?? '',
      info: { ...info, name: nameOf(info.name), displayName: '' },
    }),
  );
  const members = items.flatMap((modifier): ModifierItem[] => {
    const category = copyOf.get(modifier.category);
    return category === undefined ? [] : [{ ...structuredClone(modifier), id: newEntityId('mod-item'), category }];
  });
  const copies = renumbered(menu, 'modifierCategories', named);
  const inside = renumbered(menu, 'modifierItems', members);
  const byId = new Map(copies.entities.map((copy) => [copy.id, copy]));
  const behind = categories.flatMap((one) => [one, byId.get(copyOf.get(one.id) ?? '') ?? []].flat());
  return {
    menu: {
      ...menu,
      pluNumbers: { ...menu.pluNumbers, modifierCategories: copies.next, modifierItems: inside.next },
      modifiers: { ...menu.modifiers, categories: behind, items: [...items, ...inside.entities] },
    },
    ids: [...copyOf.values()],
  };
}
