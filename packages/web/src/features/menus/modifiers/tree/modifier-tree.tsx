import { useNavigate } from '@tanstack/react-router';
import { useDeferredValue, useState } from 'react';
import { modifiersPhrases } from '../../../../phrases/menus/modifiers.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { OpenNodes } from '../../tree/open-nodes.tsx';
import { TreeFrame, type TreeNarrowing } from '../../tree/tree-frame.tsx';
import { modifierAddress } from '../modifier-address.ts';
import { AddModifierMenu } from './add-modifier-menu.tsx';
import type { ModifierFilter } from './modifier-outline.ts';
import { useChosenModifier } from './use-chosen-modifier.ts';
import { useModifierTree } from './use-modifier-tree.tsx';
import { useMoveModifier } from './use-move-modifier.ts';

const filterWords = {
  all: 'all',
  overridden: 'overridden',
  unused: 'unused',
  inactive: 'inactiveFilter',
} as const;
const everything: TreeNarrowing<ModifierFilter> = { search: '', filter: 'all' };

/** All modifiers by their categories: search, filters, the price that most guests pay, and marks on differences. */
export function ModifierTree() {
  const t = usePhrases(modifiersPhrases);
  const navigate = useNavigate();
  const chosen = useChosenModifier();
  const [narrowing, setNarrowing] = useState(everything);
  const { search, filter } = narrowing;
  const { outline, nodes, counts, level } = useModifierTree({ search: useDeferredValue(search), filter });
  const move = useMoveModifier();
  const isNarrowed = search.trim() !== '' || filter !== 'all';
  const filters: readonly ModifierFilter[] =
    level.kind === 'company' ? ['all', 'unused', 'inactive'] : ['all', 'overridden', 'unused', 'inactive'];
  return (
    <TreeFrame
      title={t('title')}
      tableAt="/menu/modifiers"
      searchLabel={t('search', { count: counts.all })}
      narrowing={narrowing}
      onNarrow={setNarrowing}
      filters={filters.map((id) => ({ id, label: t(filterWords[id]), ...(id !== 'all' && { count: counts[id] }) }))}
      add={<AddModifierMenu />}
    >
      <OpenNodes
        label={t('tree')}
        nodes={nodes}
        chosen={chosen}
        isNarrowed={isNarrowed}
        onClear={() => setNarrowing(everything)}
        empty={outline.length === 0 ? { title: t('emptyTree'), hint: t('emptyTreeHint') } : null}
        onSelect={(id) => navigate({ href: modifierAddress(id) })}
        opensWithChoice={(id) => id.startsWith('c:')}
        {...(move && !isNarrowed && { moves: move })}
      />
    </TreeFrame>
  );
}
