import { useDraggable } from '@dnd-kit/react';
import { IconChevronDown, IconChevronRight, IconPencil } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { usePhrases } from '../../phrases/phrases.ts';
import { uiPhrases } from '../../phrases/ui.ts';
import { Stack } from '../layout/stack.tsx';
import { Text } from '../layout/text.tsx';
import styles from './tree.module.css';
import type { TreeLine, TreeSide } from './tree-moves.ts';

type TreeItemProps = {
  readonly id: string;
  readonly line: TreeLine;
  /** Pixels from the top of the tree. */
  readonly top: number;
  readonly isOpen: boolean;
  readonly isSelected: boolean;
  /** The one item that Tab reaches. */
  readonly isReachable: boolean;
  /** Where a node that is drawn over this one would go. */
  readonly dropSide?: TreeSide | undefined;
  /** Whether it can be dragged. */
  readonly isLoose: boolean;
  readonly onSelect: () => void;
  readonly onToggle: () => void;
  /** A press on a branch unfolds it, as does the button at its end. */
  readonly onOpen?: (() => void) | undefined;
};

export function TreeItem(props: TreeItemProps) {
  const { id, line, top, isOpen, isSelected, isReachable, dropSide, isLoose, onSelect, onToggle, onOpen } = props;
  const { node, depth, position, siblings } = line;
  const { ref } = useDraggable({ id: node.id, disabled: !isLoose });
  const hasChildren = node.children !== undefined;
  const Chevron = isOpen ? IconChevronDown : IconChevronRight;
  const handleToggle = (event: MouseEvent) => {
    event.stopPropagation();
    onToggle();
  };
  const opensByButton = onOpen !== undefined && hasChildren;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree around it has the keys
    <div
      ref={ref}
      id={id}
      role="treeitem"
      className={styles.item}
      style={{ transform: `translateY(${top}px)`, paddingInlineStart: 8 + (depth - 1) * 14 }}
      tabIndex={isReachable ? 0 : -1}
      aria-level={depth}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-expanded={hasChildren ? isOpen : undefined}
      aria-selected={isSelected}
      data-depth={depth}
      data-two={node.detail !== undefined || undefined}
      data-leaf={!hasChildren || undefined}
      data-drop={dropSide}
      data-node={node.id}
      onClick={opensByButton ? onToggle : onSelect}
    >
      {hasChildren ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: a larger target for the pointer; the keys are the tree's
        // biome-ignore lint/a11y/useKeyWithClickEvents: as above
        <span className={styles.chevron} onClick={handleToggle}>
          <Chevron size={14} stroke={1.75} aria-hidden />
        </span>
      ) : (
        node.detail === undefined && <span className={styles.chevron} />
      )}
      {node.start && <span className={styles.start}>{node.start}</span>}
      {node.detail === undefined ? (
        <Text clip title={node.label}>
          {node.label}
        </Text>
      ) : (
        <Stack as="span" place="fill">
          <Text clip title={node.label}>
            {node.label}
          </Text>
          <Text clip title={node.detail} tone="muted" size="sm" weight="regular">
            {node.detail}
          </Text>
        </Stack>
      )}
      {node.end && <span className={styles.end}>{node.end}</span>}
      {opensByButton && <OpenButton name={node.label} onOpen={onOpen} />}
    </div>
  );
}

function OpenButton({ name, onOpen }: { readonly name: string; readonly onOpen: () => void }) {
  const t = usePhrases(uiPhrases);
  return (
    <button
      type="button"
      className={styles.open}
      aria-label={t('editNode', { name })}
      onClick={(event) => {
        event.stopPropagation();
        onOpen();
      }}
    >
      <IconPencil size={16} stroke={1.75} aria-hidden />
    </button>
  );
}
