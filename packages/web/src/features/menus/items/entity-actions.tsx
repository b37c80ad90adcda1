import { Button, Menu } from '@mantine/core';
import { IconClipboardCopy, IconCopy, IconPercentage } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useEditor } from '../../../editing/draft/editor-context.ts';
import { useMayAdd, useMayEdit } from '../../../editing/draft/may-edit.ts';
import { useMenu } from '../../../editing/kinds/menu-document.ts';
import { menuCopyingPhrases } from '../../../phrases/menus/menu-copying.ts';
import { menuItemsPhrases } from '../../../phrases/menus/menu-items.ts';
import { say, usePhrases } from '../../../phrases/phrases.ts';
import { StockButton } from '../../../stock/stock-button.tsx';
import { useCopyEntity } from '../copying/use-copied.ts';
import { ActivateButton } from '../forms/activate-button.tsx';
import { DeleteItem, MoreMenu } from '../forms/more-menu.tsx';
import { SetForStoresItem } from '../stores/set-for-stores-item.tsx';
import type { SetForStoresState } from '../stores/use-set-for-stores.ts';
import { type EntityProps, entityLists } from './menu-entity.ts';
import { useDeleteEntity } from './use-delete-entity.ts';
import { useDuplicateItem } from './use-duplicate-item.ts';

const AdjustItems = lazy(() => import('./prices/adjust-items.tsx').then((m) => ({ default: m.AdjustItems })));

const SetForStores = lazy(() => import('../stores/set-for-stores.tsx').then((m) => ({ default: m.SetForStores })));

type EntityActionsProps = EntityProps & { readonly set: SetForStoresState };

/** Active or inactive at this level in one press; duplicate and delete behind the dots. */
export function EntityActions({ set, ...props }: EntityActionsProps) {
  const { kind, entity } = props;
  const t = usePhrases(menuItemsPhrases);
  const { level } = useEditor();
  const [isAdjusting, setAdjusting] = useState(false);
  const mayDuplicate = useMayAdd('items');
  const mayPrice = useMayEdit(['pricingSchemes']);
  const maySwitch = useMayEdit([entityLists[kind], { id: entity.id }, 'info', 'status']);
  const duplicate = useDuplicateItem();
  const copy = useCopyEntity();
  const remove = useDeleteEntity();
  if (!level.canSave) return null;
  return (
    <>
      {kind === 'item' && <StockButton thing={{ kind: 'ITEM', id: entity.id, itemId: null }} name={entity.info.name} />}
      {maySwitch && <ActivateButton path={[entityLists[kind], { id: entity.id }]} />}
      {kind !== 'item' && mayPrice && (
        <Button leftSection={<IconPercentage size={16} stroke={1.75} aria-hidden />} onClick={() => setAdjusting(true)}>
          {t('adjustBelow')}
        </Button>
      )}
      <MoreMenu
        items={() => (
          <>
            {kind === 'item' && mayDuplicate && (
              <Menu.Item
                leftSection={<IconCopy size={16} stroke={1.75} aria-hidden />}
                onClick={() => duplicate(entity)}
              >
                {t('duplicate')}
              </Menu.Item>
            )}
            <Menu.Item
              leftSection={<IconClipboardCopy size={16} stroke={1.75} aria-hidden />}
              onClick={() => copy(kind, entity.id)}
            >
              {say(menuCopyingPhrases, 'copy')}
            </Menu.Item>
            <SetForStoresItem onSet={set.open} />
            <DeleteItem path={[entityLists[kind], { id: entity.id }]} onDelete={() => remove(props)} />
          </>
        )}
      />
      <Suspense fallback={null}>
        {set.isOpen && <SetForStores {...props} onClose={set.close} />}
        {isAdjusting && <AdjustBelow {...props} onClose={() => setAdjusting(false)} />}
      </Suspense>
    </>
  );
}

function AdjustBelow({ kind, entity, onClose }: EntityProps & { readonly onClose: () => void }) {
  const items = useMenu((menu) => menu.items);
  const below = items.filter((item) => (kind === 'category' ? item.category : item.department) === entity.id);
  return <AdjustItems name={entity.info.name} itemIds={new Set(below.map(({ id }) => id))} onClose={onClose} />;
}
