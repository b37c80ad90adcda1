import type { ModifierCategory, ModifierItem, Path } from '@servery/domain';
import { useMemo } from 'react';
import { useChangeMenu, useMenu } from '../../../editing/kinds/menu-document.ts';
import { type ModifierUses, modifierUses } from './modifier-uses.ts';

export function useModifier(id: string): ModifierItem | undefined {
  return useMenu((menu) => menu.modifiers.items.find((modifier) => modifier.id === id));
}

export function useModifierCategory(id: string): ModifierCategory | undefined {
  return useMenu((menu) => menu.modifiers.categories.find((category) => category.id === id));
}

export const modifierLists = { modifier: ['modifiers', 'items'], category: ['modifiers', 'categories'] } as const;
export type ModifierKind = keyof typeof modifierLists;

export function modifierPath(kind: ModifierKind, id: string): Path {
  return [...modifierLists[kind], { id }];
}

/** Changes modifiers of the draft; one step of undo. */
export function useEditModifiers(): (ids: readonly string[], update: (modifier: ModifierItem) => ModifierItem) => void {
  const change = useChangeMenu();
  return (ids, update) => {
    const chosen = new Set(ids);
    change(({ modifiers, ...menu }) => {
      const items = modifiers.items.map((modifier) => (chosen.has(modifier.id) ? update(modifier) : modifier));
      return { ...menu, modifiers: { ...modifiers, items } };
    });
  };
}

/** Changes categories of modifiers in the draft; one step of undo. */
export function useEditModifierCategories(): (
  ids: readonly string[],
  update: (category: ModifierCategory) => ModifierCategory,
) => void {
  const change = useChangeMenu();
  return (ids, update) => {
    const chosen = new Set(ids);
    change(({ modifiers, ...menu }) => {
      const categories = modifiers.categories.map((category) =>
        chosen.has(category.id) ? update(category) : category,
      );
      return { ...menu, modifiers: { ...modifiers, categories } };
    });
  };
}

/** The items and places that take or name modifiers; counted again only when items, departments or the layout change. */
export function useModifierUses(): ModifierUses {
  const menu = useMenu((draft) => draft);
  const { items, departments, layout } = menu;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other parts of the menu take no modifiers
  return useMemo(() => modifierUses(menu), [items, departments, layout]);
}
