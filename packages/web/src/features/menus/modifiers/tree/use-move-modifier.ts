import type { MenuBlob } from '@servery/domain';
import { useEditor } from '../../../../editing/draft/editor-context.ts';
import { mayEdit, useMayEdit } from '../../../../editing/draft/may-edit.ts';
import { useChangeMenu, useMenu } from '../../../../editing/kinds/menu-document.ts';
import type { TreeMoves, TreeSide } from '../../../../ui/data/tree-moves.ts';
import { withCategoryAt, withModifierAt, withModifierInto } from './modifier-order.ts';

type Modifiers = MenuBlob['modifiers'];

/** Puts modifiers and categories in another order, each one step of undo; undefined where this person may not. */
export function useMoveModifier(): TreeMoves | undefined {
  const change = useChangeMenu();
  const mayMove = useMayEdit(['modifiers', 'items']);
  const editor = useEditor();
  const modifiers = useMenu((menu) => menu.modifiers.items);
  if (!mayMove) return undefined;
  const categoryOf = (node: string) => {
    const id = node.slice(2);
    return node.startsWith('m:') ? modifiers.find((modifier) => modifier.id === id)?.category : id;
  };
  const isAllowed = (node: string, target: string) =>
    node.startsWith('c:') ||
    categoryOf(node) === categoryOf(target) ||
    mayEdit(editor, ['modifiers', 'items', { id: node.slice(2) }, 'category']);
  return {
    sideOf: (node, target, half) => (isAllowed(node, target) ? sideOfNode(node, target, half) : null),
    onMove: (node, target, side) =>
      change((menu) => ({ ...menu, modifiers: moved(menu.modifiers, node, { target, side }) })),
  };
}

/** `c:` is a category, `m:` a modifier: a category goes beside a category, a modifier beside a modifier or into a category. */
function sideOfNode(node: string, target: string, half: 'upper' | 'lower'): TreeSide | null {
  const beside = half === 'upper' ? 'before' : 'after';
  if (node.slice(0, 2) === target.slice(0, 2)) return beside;
  return node.startsWith('m:') ? 'into' : null;
}

interface Target {
  readonly target: string;
  readonly side: TreeSide;
}

function moved(modifiers: Modifiers, node: string, { target, side }: Target): Modifiers {
  const [id, to] = [node.slice(2), target.slice(2)];
  if (node.startsWith('c:')) return withCategoryAt(modifiers, id, { to, side });
  return side === 'into' ? withModifierInto(modifiers, id, to) : withModifierAt(modifiers, id, { to, side });
}
