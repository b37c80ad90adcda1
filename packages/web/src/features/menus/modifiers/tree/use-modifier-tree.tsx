import { formatCents, type MenuBlob, usualModifierPrices } from '@servery/domain';
import { useMemo } from 'react';
import { useEditor } from '../../../../editing/draft/editor-context.ts';
import { useMenu } from '../../../../editing/kinds/menu-document.ts';
import { modifiersPhrases } from '../../../../phrases/menus/modifiers.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import type { TreeNode } from '../../../../ui/data/tree-moves.ts';
import { InactiveMark } from '../../tree/inactive-mark.tsx';
import { nodeEnd } from '../../tree/node-end.tsx';
import { type TreeMarks, useEntityMarks } from '../../tree/use-entity-marks.ts';
import { isModifierUsed } from '../modifier-uses.ts';
import { modifierLists, useModifierUses } from '../use-modifiers.ts';
import {
  countModifiers,
  filterModifiers,
  type ModifierFilter,
  modifierOutline,
  type OutlineModifier,
  type OutlineModifiers,
} from './modifier-outline.ts';

const lists = [modifierLists.modifier, modifierLists.category] as const;

/** The price of a modifier for most guests; the items that take modifiers decide it, so that it is prepared once for them. */
export function useUsualPrices() {
  const menu: MenuBlob = useMenu((draft) => draft);
  const { items, departments, pricingSchemes } = menu;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other parts of the menu say nothing of it
  return useMemo(() => usualModifierPrices(menu), [items, departments, pricingSchemes]);
}

type ShownMarks = TreeMarks & { readonly inactive: string };

/** The nodes of the tree under a search and a filter, and how many modifiers each filter lets through. */
export function useModifierTree({ search, filter }: { readonly search: string; readonly filter: ModifierFilter }) {
  const t = usePhrases(modifiersPhrases);
  const { level } = useEditor();
  const modifiers = useMenu((menu) => menu.modifiers);
  const uses = useModifierUses();
  const priceOf = useUsualPrices();
  const marks = useEntityMarks(lists);
  const outline = useMemo(
    () => modifierOutline(modifiers, { isUsed: ({ id, category }) => isModifierUsed(uses, id, category), priceOf }),
    [modifiers, uses, priceOf],
  );
  const overridden = useMemo(() => new Set([...marks.marks.keys()]), [marks]);
  const shown = useMemo(
    () => filterModifiers(outline, { search, filter, overridden }),
    [outline, search, filter, overridden],
  );
  const nodes = shown.map(categoryNode({ ...marks, inactive: t('inactive') }));
  const counts = useMemo(() => countModifiers(outline, overridden), [outline, overridden]);
  return { outline, nodes, counts, level };
}

function categoryNode(shown: ShownMarks) {
  return ({ id, name, modifiers, isActive }: OutlineModifiers): TreeNode => ({
    id: `c:${id}`,
    label: name,
    end: nodeEnd(id, shown, isActive ? <span>{modifiers.length}</span> : inactiveTag(shown)),
    children: modifiers.map(modifierNode(shown)),
  });
}

function modifierNode(shown: ShownMarks) {
  return ({ id, name, isActive, cents }: OutlineModifier): TreeNode => {
    const price = cents !== undefined && <span>{formatCents(cents)}</span>;
    return { id: `m:${id}`, label: name, end: nodeEnd(id, shown, isActive ? price : inactiveTag(shown)) };
  };
}

function inactiveTag({ inactive }: ShownMarks) {
  return <InactiveMark label={inactive} />;
}
