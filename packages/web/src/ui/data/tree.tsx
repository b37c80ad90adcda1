import { VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useCallback, useRef, useState } from 'react';
import { usePhrases } from '../../phrases/phrases.ts';
import { uiPhrases } from '../../phrases/ui.ts';
import { HandDrag } from '../order/hand-drag.tsx';
import styles from './tree.module.css';
import { TreeItem } from './tree-item.tsx';
import { siblingOf, type TreeMoves, type TreeNode, treeMove, visibleLines } from './tree-moves.ts';
import { useTreeDrag } from './use-tree-drag.ts';

type TreeProps = {
  readonly label: string;
  readonly nodes: readonly TreeNode[];
  readonly selectedId: string | null;
  readonly onSelect: (id: string) => void;
  readonly openIds: ReadonlySet<string>;
  readonly onToggle: (id: string, isOpen: boolean) => void;
  /** With it a press on a branch only unfolds it, and a button at its end opens it. */
  readonly onOpen?: ((id: string) => void) | undefined;
  /** Without it the order is fixed. */
  readonly moves?: TreeMoves;
  /** Its leaves are dragged to something outside of it; the `HandDrag` around both hears where they are dropped. */
  readonly dragsOut?: boolean;
};

/** Pixels; a finger needs more. */
const rowHeight = { pointer: 30, finger: 44, two: 50 } as const;

/** A tree of any size: only the visible part is rendered; arrows walk it, Enter and Space select. */
export function Tree(props: TreeProps) {
  const { label, nodes, selectedId, onSelect, openIds, onToggle, onOpen, moves, dragsOut = false } = props;
  const t = usePhrases(uiPhrases);
  const [said, setSaid] = useState('');
  const frame = useRef<HTMLDivElement>(null);
  const lines = visibleLines(nodes, openIds);
  const labelOf = (id: string) => lines.find(({ node }) => node.id === id)?.node.label ?? '';
  const drag = useTreeDrag({
    moves,
    frame,
    onDropped: (id, target, side) => setSaid(t(`dropped${side}`, { name: labelOf(id), other: labelOf(target) })),
  });
  const hasTwo = nodes.some(({ detail }) => detail !== undefined);
  const isSmall = useMediaQuery('(max-width: 767px)', undefined, { getInitialValueInEffect: false });
  // The button at the end of a branch has the height of a finger.
  const isForFingers = isSmall || onOpen !== undefined;
  const height = rowHeight[hasTwo ? 'two' : isForFingers ? 'finger' : 'pointer'];
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const index = Math.max(
    0,
    lines.findIndex(({ node }) => node.id === (focusedId ?? selectedId)),
  );
  const virtual = useVirtualizer({
    count: lines.length,
    getScrollElement: () => frame.current,
    estimateSize: () => height,
    // Rows of another height are other rows: their places are reckoned again.
    getItemKey: useCallback((at: number) => `${height} ${at}`, [height]),
    overscan: 12,
    // The row in the hand stays while the tree scrolls below it.
    rangeExtractor: (range) => {
      const held = lines.findIndex(({ node }) => node.id === drag.dragged);
      return [...new Set([...defaultRangeExtractor(range), ...(held < 0 ? [] : [held])])].sort((a, b) => a - b);
    },
    initialRect: { width: 284, height: 600 },
  });
  const focus = (id: string) => {
    setFocusedId(id);
    virtual.scrollToIndex(lines.findIndex(({ node }) => node.id === id));
    requestAnimationFrame(() => document.getElementById(itemId(label, id))?.focus());
  };
  /** Alt and an arrow: one place up or down among its siblings. */
  const handleMove = (by: -1 | 1) => {
    const line = lines[index];
    const sibling = line && siblingOf(lines, line, by);
    if (!line || !sibling) return;
    moves?.onMove(line.node.id, sibling.node.id, by < 0 ? 'before' : 'after');
    setSaid(t('moved', { name: line.node.label, position: sibling.position, count: line.siblings }));
    focus(line.node.id);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (moves && event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      handleMove(event.key === 'ArrowUp' ? -1 : 1);
      return undefined;
    }
    const current = lines[index]?.node;
    if (current && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      onSelect(current.id);
      return undefined;
    }
    const move = treeMove(event.key, { lines, index, open: openIds });
    if (!move) return undefined;
    event.preventDefault();
    if (move.focus) return focus(move.focus);
    return move.open ? onToggle(move.open, true) : onToggle(move.close ?? '', false);
  };
  const items = virtual.getVirtualItems().map(({ index: at, start }) => {
    const line = lines[at];
    if (!line) return null;
    return (
      <TreeItem
        key={line.node.id}
        id={itemId(label, line.node.id)}
        line={line}
        top={start}
        isOpen={openIds.has(line.node.id)}
        isSelected={line.node.id === selectedId}
        isReachable={at === index}
        dropSide={drag.sideAt(line.node.id)}
        isLoose={moves !== undefined || (dragsOut && !line.node.children)}
        onSelect={() => {
          setFocusedId(line.node.id);
          onSelect(line.node.id);
        }}
        onToggle={() => onToggle(line.node.id, !openIds.has(line.node.id))}
        onOpen={onOpen && (() => onOpen(line.node.id))}
      />
    );
  });
  return (
    <div ref={frame} className={styles.frame} data-finger={isForFingers || undefined} data-flows>
      <div
        role="tree"
        aria-label={label}
        className={styles.tree}
        style={{ height: virtual.getTotalSize() }}
        onKeyDown={handleKey}
      >
        {dragsOut ? items : <HandDrag {...drag.events}>{items}</HandDrag>}
      </div>
      {moves && <VisuallyHidden role="status">{said}</VisuallyHidden>}
    </div>
  );
}

function itemId(tree: string, node: string): string {
  return `${tree}-${node}`.replace(/\s+/g, '-');
}
