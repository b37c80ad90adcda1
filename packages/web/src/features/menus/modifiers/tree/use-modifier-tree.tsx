import { formatCents, type MenuBlob, usualModifierPrices } from '@servery/domain';
import { useMemo } from 'react';
import { useEditor } from '../../../../editing/draft/editor-context.ts';
import { useMenu } from '../../../../editing/kinds/menu-document.ts';
import { useOverriddenPlacesBelow } from '../../../../editing/overrides/below/use-overrides-below.ts';
import { modifiersPhrases } from '../../../../phrases/menus/modifiers.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { StateTag } from '../../../../ui/data/state-tag.tsx';
import type { TreeNode } from '../../../../ui/data/tree-moves.ts';
import { entityAt } from '../../tree/entity-marks.ts';
import { MarkIcon } from '../../tree/mark-icon.tsx';
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

/** What a modifier costs most guests; the items that take modifiers decide it, so that it is prepared once for them. */
export function useUsualPrices() {
  const menu: MenuBlob = useMenu((draft) => draft);
  const { items, departments, pricingSchemes } = menu;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other parts of the menu say nothing of it
  return useMemo(() => usualModifierPrices(menu), [items, departments, pricingSchemes]);
}

/** Ids of what a store or group keeps its own value of; reported at the company alone. */
function useOverriddenBelow(): ReadonlySet<string> {
  const places = useOverriddenPlacesBelow(keptAt);
  return useMemo(() => new Set(places.flatMap((place) => entityAt(place, lists) ?? [])), [places]);
}

const keptAt = ['modifiers'] as const;

type Shown = TreeMarks & {
  readonly overriddenBelow: ReadonlySet<string>;
  readonly words: { readonly inactive: string; readonly differs: string };
};

/** The nodes of the tree under a search and a filter, and how many modifiers each filter lets through. */
export function useModifierTree({ search, filter }: { readonly search: string; readonly filter: ModifierFilter }) {
  const t = usePhrases(modifiersPhrases);
  const { level } = useEditor();
  const modifiers = useMenu((menu) => menu.modifiers);
  const uses = useModifierUses();
  const priceOf = useUsualPrices();
  const marks = useEntityMarks(lists);
  const overriddenBelow = useOverriddenBelow();
  const outline = useMemo(
    () => modifierOutline(modifiers, { isUsed: ({ id, category }) => isModifierUsed(uses, id, category), priceOf }),
    [modifiers, uses, priceOf],
  );
  const overridden = useMemo(() => new Set([...marks.marks.keys()]), [marks]);
  const shown = useMemo(
    () => filterModifiers(outline, { search, filter, overridden }),
    [outline, search, filter, overridden],
  );
  const words = { inactive: t('inactive'), differs: t('differs') };
  const nodes = shown.map(categoryNode({ ...marks, overriddenBelow, words }));
  const counts = useMemo(() => countModifiers(outline, overridden), [outline, overridden]);
  return { outline, nodes, counts, level };
}

function categoryNode(shown: Shown) {
  return ({ id, name, modifiers, isActive }: OutlineModifiers): TreeNode => ({
    id: `c:${id}`,
    label: name,
    end: endOf(id, shown, isActive ? <span>{modifiers.length}</span> : inactive(shown)),
    children: modifiers.map(modifierNode(shown)),
  });
}

function modifierNode(shown: Shown) {
  return ({ id, name, isActive, cents }: OutlineModifier): TreeNode => {
    const price = cents !== undefined && <span>{formatCents(cents)}</span>;
    return { id: `m:${id}`, label: name, end: endOf(id, shown, isActive ? price : inactive(shown)) };
  };
}

function inactive({ words }: Shown) {
  return <StateTag state="inactive" label={words.inactive} />;
}

function endOf(id: string, { overriddenBelow, words, ...marks }: Shown, rest: TreeNode['end']): TreeNode['end'] {
  const end = nodeEnd(id, marks, rest);
  if (!overriddenBelow.has(id)) return end;
  return (
    <>
      <MarkIcon origin="here" label={words.differs} />
      {end}
    </>
  );
}
