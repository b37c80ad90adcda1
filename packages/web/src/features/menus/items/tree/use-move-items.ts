import type { MenuBlob } from '@servery/domain';
import { useEditor } from '../../../../editing/draft/editor-context.ts';
import { mayEdit, useMayEdit } from '../../../../editing/draft/may-edit.ts';
import { useChangeMenu, useMenu } from '../../../../editing/kinds/menu-document.ts';
import type { TreeMoves, TreeSide } from '../../../../ui/data/tree-moves.ts';
import { withCategoryAt, withDepartmentAt, withItemAt } from './item-order.ts';

const movers = { d: withDepartmentAt, c: withCategoryAt, i: withItemAt } as const;

/** Puts departments, categories and items in another order, each one step of undo; undefined where this person may not. */
export function useMoveItems(): TreeMoves | undefined {
  const change = useChangeMenu();
  const mayMove = useMayEdit(['departments', 'items']);
  const editor = useEditor();
  const items = useMenu((menu) => menu.items);
  if (!mayMove) return undefined;
  const categoryOf = (node: string) => {
    const { kind, id } = partsOf(node);
    return kind === 'i' ? items.find((item) => item.id === id)?.category : id;
  };
  const isAllowed = (node: string, target: string) =>
    partsOf(node).kind !== 'i' ||
    categoryOf(node) === categoryOf(target) ||
    mayEdit(editor, ['items', { id: partsOf(node).id }, 'category']);
  return {
    sideOf: (node, target, half) => (isAllowed(node, target) ? sideOfNode(node, target, half) : null),
    onMove: (node, target, side) => change((menu) => moved(menu, node, { target, side })),
  };
}

/** Each goes beside its like, an item into a category too; categories and items stay in their department. */
function sideOfNode(node: string, target: string, half: 'upper' | 'lower'): TreeSide | null {
  const [one, other] = [partsOf(node), partsOf(target)];
  if (one.kind !== 'd' && one.department !== other.department) return null;
  if (one.kind === other.kind) return half === 'upper' ? 'before' : 'after';
  return one.kind === 'i' && other.kind === 'c' ? 'into' : null;
}

interface Target {
  readonly target: string;
  readonly side: TreeSide;
}

function moved(menu: MenuBlob, node: string, { target, side }: Target): MenuBlob {
  const { kind, id } = partsOf(node);
  return movers[kind](menu, id, { to: partsOf(target).id, side });
}

/** `d:pizza`, `c:pizza:signature`, `i:pizza:supreme` */
function partsOf(node: string) {
  const [kind, department = '', id = department] = node.split(':');
  return { kind: kind === 'd' || kind === 'c' ? kind : 'i', department, id } as const;
}
