import { useParams } from '@tanstack/react-router';
import { useMenu } from '../../../../editing/kinds/menu-document.ts';
import type { ChosenNode } from '../../tree/open-nodes.tsx';

/** The node of the tree that the address names, and the nodes above it. */
export function useChosenNode(): ChosenNode {
  const { departmentId, categoryId, itemId } = useParams({ strict: false });
  const category = useMenu((menu) => menu.items.find((item) => item.id === itemId)?.category);
  if (departmentId === undefined) return { id: null, ancestors: [] };
  const department = `d:${departmentId}`;
  if (itemId !== undefined) {
    return { id: `i:${departmentId}:${itemId}`, ancestors: [department, `c:${departmentId}:${category ?? ''}`] };
  }
  if (categoryId === undefined) return { id: department, ancestors: [department] };
  const id = `c:${departmentId}:${categoryId}`;
  return { id, ancestors: [department, id] };
}
