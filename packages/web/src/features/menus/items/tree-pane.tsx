import { Button, TextInput } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { useEditor } from '../../../editing/draft/editor-context.ts';
import { menuItemsPhrases } from '../../../phrases/menu-items.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { KeyHint } from '../../../ui/actions/key-hint.tsx';
import { Chip } from '../../../ui/data/chip.tsx';
import { Tree } from '../../../ui/data/tree.tsx';
import type { TreeNode } from '../../../ui/data/tree-moves.ts';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import { AddMenu } from './add-menu.tsx';
import styles from './menu-items.module.css';
import type { TreeFilter } from './outline-filter.ts';
import { useChosenNode } from './use-chosen-node.ts';
import { useMenuTree } from './use-menu-tree.tsx';

const filterWords = { all: 'all', overridden: 'overridden', inactive: 'inactiveFilter' } as const;

/** The whole menu as a tree: search, filters, counts, and marks on what is different here. */
export function TreePane() {
  const t = usePhrases(menuItemsPhrases);
  const { level } = useEditor();
  const field = useRef<HTMLInputElement>(null);
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState<TreeFilter>('all');
  const { outline, nodes, counts } = useMenuTree({ search: useDeferredValue(search), filter });
  useHotkeys([['/', () => field.current?.focus()]]);
  const filters: readonly TreeFilter[] =
    level.kind === 'company' ? ['all', 'inactive'] : ['all', 'overridden', 'inactive'];
  const isNarrowed = search.trim() !== '' || filter !== 'all';
  const handleClear = () => {
    setSearch('');
    setFilter('all');
  };
  return (
    <nav className={styles.tree} aria-label={t('title')}>
      <div className={styles.treeHead}>
        <h2 className={styles.treeTitle}>{t('title')}</h2>
        <AddMenu outline={outline} />
      </div>
      <div className={styles.treeSearch}>
        <TextInput
          ref={field}
          aria-label={t('search', { count: counts.all })}
          placeholder={t('search', { count: counts.all })}
          leftSection={<IconSearch size={16} stroke={1.75} aria-hidden />}
          rightSection={search === '' ? <KeyHint>/</KeyHint> : undefined}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Escape' && setSearch('')}
        />
        <fieldset className={styles.chips} aria-label={t('filters')}>
          {filters.map((option) => (
            <Chip
              key={option}
              isOn={filter === option}
              onPress={() => setFilter(option)}
              end={option !== 'all' && <b>{counts[option]}</b>}
            >
              {t(filterWords[option])}
            </Chip>
          ))}
        </fieldset>
      </div>
      <Nodes nodes={nodes} isNarrowed={isNarrowed} onClear={handleClear} isEmpty={outline.length === 0} />
    </nav>
  );
}

type NodesProps = {
  readonly nodes: readonly TreeNode[];
  readonly isNarrowed: boolean;
  readonly isEmpty: boolean;
  readonly onClear: () => void;
};

/** Under a search everything found is open; otherwise what the reader opened. */
function Nodes({ nodes, isNarrowed, isEmpty, onClear }: NodesProps) {
  const t = usePhrases(menuItemsPhrases);
  const navigate = useNavigate();
  const chosen = useChosenNode();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const { ancestors } = chosen;
  const above = ancestors.join(' ');
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
          title={t(isEmpty ? 'emptyTree' : 'nothingMatches')}
          framed={false}
          action={!isEmpty && <Button onClick={onClear}>{t('clear')}</Button>}
        >
          {isEmpty && t('emptyTreeHint')}
        </EmptyState>
      </div>
    );
  }
  const handleSelect = (id: string) => {
    if (id.startsWith('d:') && !openIds.has(id)) handleToggle(id, true);
    return navigate({ href: addressOf(id) });
  };
  return (
    <div className={styles.treeNodes}>
      <Tree
        label={t('tree')}
        nodes={nodes}
        selectedId={chosen.id}
        onSelect={handleSelect}
        openIds={openIds}
        onToggle={handleToggle}
      />
    </div>
  );
}

/** The screen of a node: `i:pizza:margherita` is `/menu/menuItems/pizza/item/margherita`. */
function addressOf(nodeId: string): string {
  const [kind, department = '', entity = ''] = nodeId.split(':');
  const base = '/menu/menuItems';
  const screens = {
    d: `${base}/departments/${department}/edit`,
    c: `${base}/${department}/category/${entity}`,
    i: `${base}/${department}/item/${entity}`,
  };
  const screen = kind === 'd' || kind === 'c' ? screens[kind] : screens.i;
  return `${screen}${window.location.search}`;
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
