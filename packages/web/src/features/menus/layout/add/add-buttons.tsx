import { useDragDropMonitor } from '@dnd-kit/react';
import { VisuallyHidden } from '@mantine/core';
import { BUTTON_TYPES, type ButtonType, type LayoutButton, type LayoutTab, newTypeInfo } from '@servery/domain';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import { menuLayoutPhrases } from '../../../../phrases/menus/menu-layout.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { Tree } from '../../../../ui/data/tree.tsx';
import type { TreeNode } from '../../../../ui/data/tree-moves.ts';
import { SearchInput } from '../../../../ui/fields/search-input.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { Muted } from '../../../../ui/layout/muted.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { notify } from '../../../../ui/notifications/notify.ts';
import { type ButtonOpens, choosableTargets, useTargets } from '../buttons/use-targets.ts';
import styles from './add-buttons.module.css';
import { placeableNodes } from './placeable-nodes.tsx';
import { placedSpelled, placedTargets, targetKey } from './placed-targets.ts';

/** Adds a button at a cell, without one where the next button goes; answers where it is. */
type AddButton = (given: Partial<LayoutButton>, cell?: number) => Cell | undefined;
type Cell = { readonly row: number; readonly column: number };

type AddButtonsProps = {
  readonly tabs: readonly LayoutTab[];
  /** Of the open tab. */
  readonly tabId: string;
  /** Always the same function. */
  readonly onAdd: AddButton;
};

/** Everything that can be placed on the open tab, beside it: by a click, by Enter, or by dragging it to a cell. It is not drawn again for a letter of a button. */
export const AddButtons = memo(function AddButtons({ tabs, tabId, onAdd }: AddButtonsProps) {
  const t = usePhrases(menuLayoutPhrases);
  const [type, setType] = useState<ButtonType>('ITEM');
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search);
  const spelled = placedSpelled(tabs);
  // biome-ignore lint/correctness/useExhaustiveDependencies: spelled says when other things are placed
  const placed = useMemo(() => placedTargets(tabs), [spelled]);
  const all = useTargets(tabId, type);
  const targets = useMemo(() => choosableTargets(all, null), [all]);
  const byKey = useMemo(() => new Map(targets.map((one) => [targetKey(type, one.value), one])), [targets, type]);
  const nodes = useMemo(
    () => placeableNodes(targets, { type, search: wanted, placed }),
    [targets, type, wanted, placed],
  );
  const { said, place } = usePlace(onAdd, type);
  useDragDropMonitor({
    onDragEnd: ({ canceled, operation: { source, target } }) => {
      const dropped = byKey.get(String(source?.id));
      const cell = Number(target?.id ?? Number.NaN);
      if (!canceled && dropped && !Number.isNaN(cell)) place(dropped, cell);
    },
  });
  return (
    <Stack gap={2} place="fill">
      <SelectField
        label={t('kindOfButton')}
        value={type}
        options={BUTTON_TYPES.map((one) => ({ value: one, label: t(`type${one}`) }))}
        onChange={(chosen) => setType(BUTTON_TYPES.find((one) => one === chosen) ?? 'ITEM')}
      />
      <SearchInput isWide label={t('searchPlaceable')} value={search} onChange={setSearch} />
      <Placeable
        key={type}
        nodes={nodes}
        isSearched={wanted.trim() !== ''}
        onPlace={(id) => {
          const chosen = byKey.get(id);
          if (chosen) place(chosen);
        }}
      />
      <Muted small>{t('placeHint')}</Muted>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Stack>
  );
});

/** Places a thing in a cell, or without one where the next button goes, and says where it is. */
function usePlace(onAdd: AddButton, type: ButtonType) {
  const t = usePhrases(menuLayoutPhrases);
  const [said, setSaid] = useState('');
  const place = ({ label, disabled = false, typeInfo }: ButtonOpens, cell?: number) => {
    if (disabled) return notify.info(label);
    const at = onAdd({ type, typeInfo: newTypeInfo(typeInfo) }, cell);
    return at && setSaid(t('placedAt', { name: label, ...at }));
  };
  return { said, place };
}

type PlaceableProps = {
  readonly nodes: readonly TreeNode[];
  readonly isSearched: boolean;
  readonly onPlace: (id: string) => void;
};

/** Headings of a list that is longer than this are folded at first. */
const openUpTo = 40;

function Placeable({ nodes, isSearched, onPlace }: PlaceableProps) {
  const t = usePhrases(menuLayoutPhrases);
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const groups = nodes.flatMap(({ id, children }) => (children ? [id] : []));
  const count = nodes.reduce((sum, { children }) => sum + (children?.length ?? 1), 0);
  const isOpenAtFirst = isSearched || groups.length === 1 || count <= openUpTo;
  const openIds = new Set(groups.filter((id) => isOpenAtFirst !== toggled.has(id)));
  const toggle = (id: string) =>
    setToggled((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]));
  if (nodes.length === 0) return <Muted>{t(isSearched ? 'nothingMatches' : 'nothingPlaceable')}</Muted>;
  return (
    <div className={styles.placeable}>
      <div className={styles.rows}>
        <Tree
          label={t('placeable')}
          nodes={nodes}
          selectedId={null}
          onSelect={(id) => (groups.includes(id) ? toggle(id) : onPlace(id))}
          openIds={openIds}
          onToggle={toggle}
          dragsOut
        />
      </div>
    </div>
  );
}
