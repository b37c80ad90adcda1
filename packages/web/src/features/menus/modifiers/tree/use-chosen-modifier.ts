import { useParams } from '@tanstack/react-router';
import { useMenu } from '../../../../editing/kinds/menu-document.ts';
import type { ChosenNode } from '../../tree/open-nodes.tsx';

/** The node of the tree that the address names, and the category above it. */
export function useChosenModifier(): ChosenNode {
  const { modifierCategoryId, modifierId } = useParams({ strict: false });
  const category = useMenu((menu) => menu.modifiers.items.find(({ id }) => id === modifierId)?.category);
  if (modifierId !== undefined) return { id: `m:${modifierId}`, ancestors: [`c:${category ?? ''}`] };
  if (modifierCategoryId === undefined) return { id: null, ancestors: [] };
  const id = `c:${modifierCategoryId}`;
  return { id, ancestors: [id] };
}
