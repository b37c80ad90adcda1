import { useDeferredValue, useMemo } from 'react';
import { useEditor } from '../../../../editing/draft/editor-context.ts';
import { useMenu } from '../../../../editing/kinds/menu-document.ts';
import { ImageThumb } from '../../../../images/image-thumb.tsx';
import { menuItemsPhrases } from '../../../../phrases/menus/menu-items.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { stockPhrases } from '../../../../phrases/stock/out-of-stock.ts';
import { useActiveLevel } from '../../../../session/level/active-level.ts';
import { useItemsOutAt } from '../../../../stock/use-stock-here.ts';
import { Count } from '../../../../ui/data/count.tsx';
import type { TreeNode } from '../../../../ui/data/tree-moves.ts';
import { InactiveMark } from '../../tree/inactive-mark.tsx';
import { isPlain, nodeEnd } from '../../tree/node-end.tsx';
import { type TreeMarks, useEntityMarks } from '../../tree/use-entity-marks.ts';
import { menuOutline, type OutlineCategory, type OutlineDepartment, type OutlineItem } from './menu-outline.ts';
import { filterCounts, filterOutline, type TreeFilter } from './outline-filter.ts';

/** The outline of the draft, when typing pauses; a new one only when departments, categories or items changed. */
export function useOutline(): readonly OutlineDepartment[] {
  const departments = useDeferredValue(useMenu((menu) => menu.departments));
  const categories = useDeferredValue(useMenu((menu) => menu.categories));
  const items = useDeferredValue(useMenu((menu) => menu.items));
  return useMemo(() => menuOutline({ departments, categories, items }), [departments, categories, items]);
}

const lists = [['departments'], ['categories'], ['items']] as const;

type Marks = TreeMarks & {
  readonly companyId: string;
  /** Items that are out of stock at the location. */
  readonly out: ReadonlyMap<string, unknown>;
};

/** The nodes of the tree under a search and a filter, and how many items each filter lets through. */
export function useMenuTree({ search, filter }: { readonly search: string; readonly filter: TreeFilter }) {
  const t = usePhrases(menuItemsPhrases);
  const { companyId } = useEditor().level;
  const outline = useOutline();
  const marks = useEntityMarks(lists);
  const overridden = useMemo(() => new Set(marks.marks.keys()), [marks]);
  const shown = useMemo(
    () => filterOutline(outline, { search, filter, overridden }),
    [outline, search, filter, overridden],
  );
  const inactive = t('inactive');
  const level = useActiveLevel();
  const menu = useDeferredValue(useMenu((draft) => draft));
  const out = useItemsOutAt(menu, level.kind === 'here' ? level.locations[0]?.id : undefined);
  const nodes = useMemo(
    () => shown.map(departmentNode({ ...marks, companyId, out }, inactive)),
    [shown, marks, companyId, inactive, out],
  );
  const counts = useMemo(() => filterCounts(outline, overridden), [outline, overridden]);
  return { outline, nodes, counts };
}

function departmentNode(marks: Marks, inactive: string) {
  return ({ id, name, categories, isActive, count }: OutlineDepartment): TreeNode => ({
    id: `d:${id}`,
    label: name,
    end: nodeEnd(id, marks, isActive ? <span>{count}</span> : <InactiveMark label={inactive} />),
    children: categories.map(categoryNode(id, marks, inactive)),
  });
}

function categoryNode(departmentId: string, marks: Marks, inactive: string) {
  return ({ id, name, items, isActive }: OutlineCategory): TreeNode => ({
    id: `c:${departmentId}:${id}`,
    label: name,
    end: nodeEnd(id, marks, isActive ? <span>{items.length}</span> : <InactiveMark label={inactive} />),
    children: items.map(itemNode(departmentId, marks, inactive)),
  });
}

const plain = new WeakMap<OutlineItem, TreeNode>();

/** Most items have neither mark nor tag: their nodes are made once. */
function itemNode(departmentId: string, marks: Marks, inactive: string) {
  return (item: OutlineItem): TreeNode => {
    const { id, name, imageId, isActive } = item;
    const isOut = marks.out.has(id);
    const isBare = isActive && !isOut && isPlain(id, marks);
    const known = isBare ? plain.get(item) : undefined;
    if (known) return known;
    const tag = isActive ? isOut && <OutMark /> : <InactiveMark label={inactive} />;
    const node = {
      id: `i:${departmentId}:${id}`,
      label: name,
      ...(imageId !== null && { start: <ImageThumb companyId={marks.companyId} imageId={imageId} /> }),
      ...(!isBare && { end: nodeEnd(id, marks, tag) }),
    };
    if (isBare) plain.set(item, node);
    return node;
  };
}

/** Out is not inactive: a mark of its own. */
function OutMark() {
  const t = usePhrases(stockPhrases);
  return <Count value={t('out')} label={t('ofStock')} />;
}
