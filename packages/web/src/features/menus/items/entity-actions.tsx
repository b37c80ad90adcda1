import { Button, Menu } from '@mantine/core';
import { IconCopy, IconDots, IconEye, IconEyeOff, IconPercentage, IconTrash } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useEditor } from '../../../editing/draft/editor-context.ts';
import { useMayAdd, useMayEdit } from '../../../editing/draft/may-edit.ts';
import { useField } from '../../../editing/fields/use-field.ts';
import { useMenu } from '../../../editing/kinds/menu-document.ts';
import { configurationPhrases } from '../../../phrases/configuration.ts';
import { menuItemsPhrases } from '../../../phrases/menu-items.ts';
import { say, usePhrases } from '../../../phrases/phrases.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { MenuButton } from '../../../ui/actions/menu-button.tsx';
import type { EntityProps } from './menu-entity.ts';
import styles from './menu-items.module.css';
import { useDeleteEntity } from './use-delete-entity.ts';
import { useDuplicateItem } from './use-duplicate-item.ts';

const AdjustDialog = lazy(() => import('./adjust-dialog.tsx').then((m) => ({ default: m.AdjustDialog })));

const lists = { item: 'items', category: 'categories', department: 'departments' } as const;

/** Hide or show at this level in one press; duplicate and delete behind the dots. */
export function EntityActions(props: EntityProps) {
  const { kind, entity } = props;
  const t = usePhrases(menuItemsPhrases);
  const { level } = useEditor();
  const [isAdjusting, setAdjusting] = useState(false);
  const mayDuplicate = useMayAdd('items');
  const mayPrice = useMayEdit(['pricingSchemes']);
  const mayDelete = useMayEdit([lists[kind], { id: entity.id }]);
  const mayHide = useMayEdit([lists[kind], { id: entity.id }, 'info', 'status']);
  const duplicate = useDuplicateItem();
  const remove = useDeleteEntity();
  if (!level.canSave) return null;
  return (
    <>
      {mayHide && <HideButton list={lists[kind]} id={entity.id} />}
      {kind !== 'item' && mayPrice && (
        <Button leftSection={<IconPercentage size={16} stroke={1.75} aria-hidden />} onClick={() => setAdjusting(true)}>
          {t('adjustBelow')}
        </Button>
      )}
      <MenuButton
        button={(trigger) => (
          <IconButton
            {...trigger}
            variant="default"
            label={t('more')}
            withTooltip={false}
            icon={<IconDots size={16} stroke={1.75} aria-hidden />}
          />
        )}
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
              color="red"
              disabled={!mayDelete}
              leftSection={<IconTrash size={16} stroke={1.75} aria-hidden />}
              onClick={() => remove(props)}
            >
              {t('delete')}
              {!mayDelete && <span className={styles.reason}>{say(configurationPhrases, 'lacksRight')}</span>}
            </Menu.Item>
          </>
        )}
      />
      <Suspense fallback={null}>
        {isAdjusting && <AdjustBelow {...props} onClose={() => setAdjusting(false)} />}
      </Suspense>
    </>
  );
}

/** At a group or location the button names it, so that nobody hides for everybody. */
function HideButton({ list, id }: { readonly list: 'items' | 'categories' | 'departments'; readonly id: string }) {
  const t = usePhrases(menuItemsPhrases);
  const { level } = useEditor();
  const status = useField([list, { id }, 'info', 'status']);
  const isActive = status.value === 'ACTIVE';
  const Icon = isActive ? IconEyeOff : IconEye;
  const isWhole = level.kind === 'company';
  const label = isWhole ? t(isActive ? 'hide' : 'show') : t(isActive ? 'hideIn' : 'showIn', { name: level.name });
  return (
    <Button
      leftSection={<Icon size={16} stroke={1.75} aria-hidden />}
      onClick={() => status.setValue(isActive ? 'INACTIVE' : 'ACTIVE')}
    >
      {label}
    </Button>
  );
}

function AdjustBelow({ kind, entity, onClose }: EntityProps & { readonly onClose: () => void }) {
  const items = useMenu((menu) => menu.items);
  const below = items.filter((item) => (kind === 'category' ? item.category : item.department) === entity.id);
  return <AdjustDialog name={entity.info.name} itemIds={new Set(below.map(({ id }) => id))} onClose={onClose} />;
}
