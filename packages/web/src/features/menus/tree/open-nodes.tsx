import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { menuItemsPhrases } from '../../../phrases/menus/menu-items.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { Tree } from '../../../ui/data/tree.tsx';
import type { TreeMoves, TreeNode } from '../../../ui/data/tree-moves.ts';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import { useIsOnePane } from './one-pane.ts';
import styles from './tree-panes.module.css';

export type ChosenNode = { readonly id: string | null; readonly ancestors: readonly string[] };

type OpenNodesProps = {
  /** The name of the tree. */
  readonly label: string;
  readonly nodes: readonly TreeNode[];
  readonly chosen: ChosenNode;
  /** A search or a filter lets only some nodes through. */
  readonly isNarrowed: boolean;
  readonly onClear: () => void;
  /** Said where nothing is there at all. */
  readonly empty: { readonly title: string; readonly hint: string } | null;
  readonly onSelect: (id: string) => void;
  /** Nodes that also open when they are chosen. */
  readonly opensWithChoice: (id: string) => boolean;
  readonly moves?: TreeMoves;
};

/** Under a search all results are open; otherwise the branches that the reader opened. */
export function OpenNodes(props: OpenNodesProps) {
  const { label, nodes, chosen, isNarrowed, onClear, empty, onSelect, opensWithChoice, moves } = props;
  const t = usePhrases(menuItemsPhrases);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const isOnePane = useIsOnePane();
  const above = chosen.ancestors.join(' ');
  useEffect(() => {
    if (above !== '') setOpen((before) => new Set([...before, ...above.split(' ')]));
  }, [above]);
  const openIds = isNarrowed ? allBranches(nodes, closed) : open;
  const handleToggle = (id: string, isOpen: boolean) =>
    isNarrowed ? setClosed(withId(closed, id, !isOpen)) : setOpen(withId(open, id, isOpen));
  if (nodes.length === 0) {
    return (
      <div className={styles.nothing}>
        <EmptyState
          title={empty?.title ?? t('nothingMatches')}
          framed={false}
          action={!empty && <Button onClick={onClear}>{t('clear')}</Button>}
        >
          {empty?.hint}
        </EmptyState>
      </div>
    );
  }
  const handleSelect = (id: string) => {
    if (opensWithChoice(id) && !openIds.has(id)) handleToggle(id, true);
    onSelect(id);
  };
  return (
    <div className={styles.treeNodes}>
      <Tree
        label={label}
        nodes={nodes}
        selectedId={chosen.id}
        onSelect={handleSelect}
        openIds={openIds}
        onToggle={handleToggle}
        onOpen={isOnePane ? onSelect : undefined}
        {...(moves && { moves })}
      />
    </div>
  );
}

function allBranches(nodes: readonly TreeNode[], closed: ReadonlySet<string>): ReadonlySet<string> {
  const branches = nodes.flatMap(({ id, children }) => [id, ...(children ?? []).map((child) => child.id)]);
  return new Set(branches.filter((id) => !closed.has(id)));
}

function withId(set: ReadonlySet<string>, id: string, isIn: boolean): ReadonlySet<string> {
  const next = new Set(set);
  if (isIn) next.add(id);
  else next.delete(id);
  return next;
}
