import type { MenuBlob } from '@servery/domain';
import type { TreeSide } from '../../../../ui/data/tree-moves.ts';

type Modifiers = MenuBlob['modifiers'];

/** Where something goes: beside another one, or into a category as its last. */
type Target = { readonly to: string; readonly side: TreeSide };

/** A category before or after another one. */
export function withCategoryAt(modifiers: Modifiers, id: string, { to, side }: Target): Modifiers {
  return { ...modifiers, categories: beside(modifiers.categories, id, { to, side }) };
}

/** A modifier before or after another one, in the category of that one. */
export function withModifierAt(modifiers: Modifiers, id: string, { to, side }: Target): Modifiers {
  const category = modifiers.items.find((modifier) => modifier.id === to)?.category;
  if (category === undefined) return modifiers;
  const items = beside(modifiers.items, id, { to, side });
  return { ...modifiers, items: inCategory(items, id, category) };
}

/** A modifier as the last one of a category. */
export function withModifierInto(modifiers: Modifiers, id: string, category: string): Modifiers {
  const last = modifiers.items.findLast((modifier) => modifier.category === category && modifier.id !== id);
  const items = last ? beside(modifiers.items, id, { to: last.id, side: 'after' }) : modifiers.items;
  return { ...modifiers, items: inCategory(items, id, category) };
}

function inCategory(items: Modifiers['items'], id: string, category: string): Modifiers['items'] {
  return items.map((modifier) =>
    modifier.id === id && modifier.category !== category ? { ...modifier, category } : modifier,
  );
}

function beside<Entity extends { readonly id: string }>(
  entities: readonly Entity[],
  id: string,
  { to, side }: Target,
): Entity[] {
  const moved = entities.find((entity) => entity.id === id);
  const others = entities.filter((entity) => entity.id !== id);
  const at = others.findIndex((entity) => entity.id === to);
  if (!moved || at < 0) return [...entities];
  return others.toSpliced(side === 'before' ? at : at + 1, 0, moved);
}
