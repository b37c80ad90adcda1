import { useNavigate } from '@tanstack/react-router';
import { useDeferredValue, useState } from 'react';
import { useEditor } from '../../../../editing/draft/editor-context.ts';
import { menuItemsPhrases } from '../../../../phrases/menus/menu-items.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { OpenNodes } from '../../tree/open-nodes.tsx';
import { TreeFrame, type TreeNarrowing } from '../../tree/tree-frame.tsx';
import { AddMenu } from './add-menu.tsx';
import type { TreeFilter } from './outline-filter.ts';
import { useChosenNode } from './use-chosen-node.ts';
import { useMenuTree } from './use-menu-tree.tsx';
import { useMoveItems } from './use-move-items.ts';

const filterWords = { all: 'all', overridden: 'overridden', inactive: 'inactiveFilter' } as const;
const everything: TreeNarrowing<TreeFilter> = { search: '', filter: 'all' };

/** The whole menu as a tree: search, filters, counts, and marks on differences here. */
export function TreePane() {
  const t = usePhrases(menuItemsPhrases);
  const { level } = useEditor();
  const navigate = useNavigate();
  const chosen = useChosenNode();
  const [narrowing, setNarrowing] = useState(everything);
  const { search, filter } = narrowing;
  const { outline, nodes, counts } = useMenuTree({ search: useDeferredValue(search), filter });
  const moves = useMoveItems();
  const isNarrowed = search.trim() !== '' || filter !== 'all';
  const filters: readonly TreeFilter[] =
    level.kind === 'company' ? ['all', 'inactive'] : ['all', 'overridden', 'inactive'];
  return (
    <TreeFrame
      title={t('title')}
      tableAt="/menu/menuItems"
      searchLabel={t('search', { count: counts.all })}
      narrowing={narrowing}
      onNarrow={setNarrowing}
      filters={filters.map((id) => ({
        id,
        label: t(filterWords[id]),
        ...(id !== 'all' && { count: counts[id] }),
      }))}
      add={<AddMenu outline={outline} />}
    >
      <OpenNodes
        label={t('tree')}
        nodes={nodes}
        chosen={chosen}
        isNarrowed={isNarrowed}
        onClear={() => setNarrowing(everything)}
        empty={outline.length === 0 ? { title: t('emptyTree'), hint: t('emptyTreeHint') } : null}
        onSelect={(id) => navigate({ href: addressOf(id) })}
        opensWithChoice={(id) => id.startsWith('d:')}
        {...(moves && !isNarrowed && { moves })}
      />
    </TreeFrame>
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
