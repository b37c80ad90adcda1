import type { ReactNode } from 'react';

/** One node of a tree; children may be empty, which is not the same as none. */
export type TreeNode = {
  readonly id: string;
  readonly label: string;
  /** A second, gray line; where one node has it, every line is as high as two. */
  readonly detail?: string;
  /** Before the label: a small picture. */
  readonly start?: ReactNode;
  /** At the right end: a count, a mark, a tag. */
  readonly end?: ReactNode;
  readonly children?: readonly TreeNode[];
};

/** A node as the screen shows it. */
export type TreeLine = {
  readonly node: TreeNode;
  /** From 1. */
  readonly depth: number;
  readonly parentId: string | null;
  readonly position: number;
  readonly siblings: number;
};

/** The lines on the screen, from top to bottom, with these nodes open. */
export function visibleLines(nodes: readonly TreeNode[], open: ReadonlySet<string>): TreeLine[] {
  return linesBelow(nodes, { open, depth: 1, parentId: null });
}

type Below = { readonly open: ReadonlySet<string>; readonly depth: number; readonly parentId: string | null };

function linesBelow(nodes: readonly TreeNode[], { open, depth, parentId }: Below): TreeLine[] {
  return nodes.flatMap((node, index) => [
    { node, depth, parentId, position: index + 1, siblings: nodes.length },
    ...(open.has(node.id) ? linesBelow(node.children ?? [], { open, depth: depth + 1, parentId: node.id }) : []),
  ]);
}

/** Where a node goes: beside another one, or below it as its last. */
export type TreeSide = 'before' | 'after' | 'into';

/** How nodes are put in another order: with the pointer, or with Alt and an arrow. */
export type TreeMoves = {
  /** Where a node would go when it is dropped on the upper or lower half of another one; null: nowhere. */
  readonly sideOf: (id: string, target: string, half: 'upper' | 'lower') => TreeSide | null;
  readonly onMove: (id: string, target: string, side: TreeSide) => void;
};

/** The sibling that a line changes places with when it goes up or down; undefined at the end. */
export function siblingOf(lines: readonly TreeLine[], line: TreeLine, by: -1 | 1): TreeLine | undefined {
  return lines.find(({ parentId, position }) => parentId === line.parentId && position === line.position + by);
}

export type TreeMove = { readonly focus?: string; readonly open?: string; readonly close?: string };

interface TreeFocus {
  readonly lines: readonly TreeLine[];
  /** Of the focused line. */
  readonly index: number;
  /** Ids of open nodes. */
  readonly open: ReadonlySet<string>;
}

/** The effect of a key in a tree, after the pattern of the ARIA practices. */
export function treeMove(key: string, { lines, index, open }: TreeFocus): TreeMove | null {
  const line = lines[index];
  if (!line) return null;
  const at = (position: number) => ({ focus: lines[Math.max(0, Math.min(lines.length - 1, position))]?.node.id ?? '' });
  const isOpen = open.has(line.node.id);
  switch (key) {
    case 'ArrowDown':
      return at(index + 1);
    case 'ArrowUp':
      return at(index - 1);
    case 'Home':
      return at(0);
    case 'End':
      return at(lines.length - 1);
    case 'ArrowRight':
      if (!line.node.children) return null;
      return isOpen ? at(index + 1) : { open: line.node.id };
    case 'ArrowLeft':
      if (isOpen && line.node.children) return { close: line.node.id };
      return line.parentId === null ? null : { focus: line.parentId };
    default:
      return null;
  }
}
