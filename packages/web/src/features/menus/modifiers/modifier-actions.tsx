import { Button, Menu } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconCopy } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useEditor } from '../../../editing/draft/editor-context.ts';
import { useMayAdd, useMayEdit } from '../../../editing/draft/may-edit.ts';
import { useMenu } from '../../../editing/kinds/menu-document.ts';
import { menuItemsPhrases } from '../../../phrases/menus/menu-items.ts';
import { modifiersPhrases } from '../../../phrases/menus/modifiers.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { StockButton } from '../../../stock/stock-button.tsx';
import { ActivateButton } from '../forms/activate-button.tsx';
import { DeleteItem, MoreMenu } from '../forms/more-menu.tsx';
import { SetForStoresItem } from '../stores/set-for-stores-item.tsx';
import type { SetForStoresState } from '../stores/use-set-for-stores.ts';
import type { ModifierEntity } from './modifier-entity.ts';
import { useMoveModifier } from './tree/use-move-modifier.ts';
import { useDeleteModifier } from './use-delete-modifier.ts';
import { useDuplicateModifier } from './use-duplicate-modifier.ts';
import { modifierLists, modifierPath } from './use-modifiers.ts';

const SetModifierForStores = lazy(() =>
  import('../stores/set-modifier-for-stores.tsx').then((m) => ({ default: m.SetModifierForStores })),
);

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

type ModifierActionsProps = ModifierEntity & { readonly set: SetForStoresState };

/** Active or inactive at this level and duplicate in one press; order and deletion behind the dots. */
export function ModifierActions({ set, ...props }: ModifierActionsProps) {
  const { kind, entity } = props;
  const t = usePhrases(menuItemsPhrases);
  const { level } = useEditor();
  const path = modifierPath(kind, entity.id);
  const maySwitch = useMayEdit([...path, 'info', 'status']);
  const mayDuplicate = useMayAdd(...modifierLists.modifier);
  const duplicate = useDuplicateModifier();
  if (!level.canSave) return null;
  return (
    <>
      {kind === 'modifier' && (
        <StockButton thing={{ kind: 'MODIFIER', id: entity.id, itemId: null }} name={entity.info.name} />
      )}
      {maySwitch && <ActivateButton path={path} />}
      {kind === 'modifier' && mayDuplicate && (
        <Button leftSection={<IconCopy {...icon} />} onClick={() => duplicate(entity)}>
          {t('duplicate')}
        </Button>
      )}
      <MoreMenu items={() => <MoreItems {...props} onSet={set.open} />} />
      <Suspense fallback={null}>{set.isOpen && <SetModifierForStores {...props} onClose={set.close} />}</Suspense>
    </>
  );
}

function MoreItems(props: ModifierEntity & { readonly onSet: (() => void) | undefined }) {
  const { kind, entity, onSet } = props;
  const t = usePhrases(modifiersPhrases);
  const remove = useDeleteModifier();
  const moves = useMoveModifier();
  const siblings = useSiblings(props);
  const at = siblings.indexOf(entity.id);
  const node = (id: string) => `${kind === 'category' ? 'c' : 'm'}:${id}`;
  const moveTo = (sibling: string | undefined, side: 'before' | 'after') =>
    sibling !== undefined && moves?.onMove(node(entity.id), node(sibling), side);
  return (
    <>
      {moves && (
        <>
          <Menu.Item
            disabled={at <= 0}
            leftSection={<IconArrowUp {...icon} />}
            onClick={() => moveTo(siblings[at - 1], 'before')}
          >
            {t('moveUp')}
          </Menu.Item>
          <Menu.Item
            disabled={at >= siblings.length - 1}
            leftSection={<IconArrowDown {...icon} />}
            onClick={() => moveTo(siblings[at + 1], 'after')}
          >
            {t('moveDown')}
          </Menu.Item>
        </>
      )}
      <SetForStoresItem onSet={onSet} />
      <DeleteItem path={modifierPath(kind, entity.id)} onDelete={() => remove(props)} />
    </>
  );
}

/** Ids of the entities in the same list of the tree, in its order. */
function useSiblings({ kind, entity }: ModifierEntity): readonly string[] {
  const modifiers = useMenu((menu) => menu.modifiers);
  if (kind === 'category') return modifiers.categories.map(({ id }) => id);
  return modifiers.items.filter(({ category }) => category === entity.category).map(({ id }) => id);
}
