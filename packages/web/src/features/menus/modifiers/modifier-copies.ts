import { type MenuBlob, type ModifierItem, nextPlu } from '@servery/domain';
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
