import { Button } from '@mantine/core';
import { type MenuItem, newCategorySettings, sizeStyleOf } from '@servery/domain';
import { IconTrash } from '@tabler/icons-react';
import { useEditor } from '../../../../editing/draft/editor-context.ts';
import { useMayEdit } from '../../../../editing/draft/may-edit.ts';
import { useMenu } from '../../../../editing/kinds/menu-document.ts';
import { configurationPhrases } from '../../../../phrases/configuration.ts';
import { menuItemsPhrases } from '../../../../phrases/menus/menu-items.ts';
import { say, usePhrases } from '../../../../phrases/phrases.ts';
import { NumberField } from '../../../../ui/fields/number-field.tsx';
import { SwitchField } from '../../../../ui/fields/switch-field.tsx';
import { Grid } from '../../../../ui/layout/grid.tsx';
import { Heading } from '../../../../ui/layout/heading.tsx';
import { Muted } from '../../../../ui/layout/muted.tsx';
import { SidePanel } from '../../../../ui/layout/pane/side-panel.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { DragOrder, type OrderMove } from '../../../../ui/order/drag-order.tsx';
import { itemPath, useDepartment, useEditItem } from '../use-entity.ts';
import { ModifierMember } from './modifier-member.tsx';
import styles from './modifier-panel.module.css';
import {
  membersInOrder,
  withCategorySettings,
  withFreeInSize,
  withMemberOrder,
  withoutCategory,
} from './modifier-rows.ts';

type ModifierPanelProps = {
  readonly item: MenuItem;
  readonly categoryId: string;
  readonly onClose: () => void;
};

/** One modifier category of the item: how many, what comes with it, what may be added. IN-01 to IN-03 */
export function ModifierPanel({ item, categoryId, onClose }: ModifierPanelProps) {
  const t = usePhrases(menuItemsPhrases);
  const { level } = useEditor();
  const modifiers = useMenu((menu) => menu.modifiers);
  const edit = useEditItem(item.id);
  const category = modifiers.categories.find(({ id }) => id === categoryId);
  const settings =
    item.inclusions.categoriesSettings.find(({ id }) => id === categoryId) ?? newCategorySettings(categoryId);
  const set = (given: Partial<typeof settings>) => edit((before) => withCategorySettings(before, categoryId, given));
  const { substitutions, min, max } = settings;
  const disabled = !useMayEdit([...itemPath(item.id), 'inclusions']);
  const members = membersInOrder(item, categoryId, modifiers);
  const name = category?.info.name ?? categoryId;
  const handleRemove = () => {
    edit((before) => withoutCategory(before, categoryId, modifiers));
    onClose();
  };
  const handleMove = ({ id, to }: OrderMove) => {
    const ids = members.map((member) => member.id);
    const moved = ids.filter((one) => one !== id).toSpliced(ids.indexOf(String(to)), 0, String(id));
    edit((before) => withMemberOrder(before, moved));
  };
  return (
    <SidePanel title={`${item.info.name}: ${name}`} isOpen onClose={onClose} width={480}>
      <Stack gap={4}>
        {level.canSave && disabled && <Muted small>{say(configurationPhrases, 'lacksRight')}</Muted>}
        <Grid columns={2} gap={3} align="start">
          <NumberField
            label={t('min')}
            value={min}
            onChange={(value) => set({ min: value ?? 0 })}
            min={0}
            disabled={disabled}
          />
          <NumberField
            label={t('max')}
            hint={t('maxHint')}
            value={max}
            onChange={(value) => set({ max: value })}
            min={0}
            disabled={disabled}
          />
        </Grid>
        <SwitchField
          label={t('substitutions')}
          value={substitutions.allow}
          onChange={(allow) => set({ substitutions: { ...substitutions, allow } })}
          disabled={disabled}
        />
        {substitutions.allow && (
          <NumberField
            label={t('substitutionLimit')}
            value={substitutions.limitAmount}
            onChange={(limitAmount) => set({ substitutions: { ...substitutions, limitAmount: limitAmount ?? 0 } })}
            min={0}
            max={99}
            width={120}
            disabled={disabled}
          />
        )}
        <FreeInSizes item={item} categoryId={categoryId} isLocked={disabled} />
        <Stack as="ol" aria-label={t('choices')}>
          <DragOrder
            entries={members.map(({ id, info }) => ({ id, name: info.name }))}
            onMove={handleMove}
            isFixed={disabled}
          >
            {(entry) => <ModifierMember key={entry.id} item={item} entry={entry} isLocked={disabled} />}
          </DragOrder>
        </Stack>
        {!disabled && (
          <Button
            variant="danger"
            leftSection={<IconTrash size={16} stroke={1.75} aria-hidden />}
            onClick={handleRemove}
            className={styles.panelEnd ?? ''}
          >
            {t('removeCategory', { name })}
          </Button>
        )}
      </Stack>
    </SidePanel>
  );
}

type FreeInSizesProps = { readonly item: MenuItem; readonly categoryId: string; readonly isLocked: boolean };

/** How many modifiers of the category are free beyond those that come with it, in each size that it is sold in. */
function FreeInSizes({ item, categoryId, isLocked }: FreeInSizesProps) {
  const t = usePhrases(menuItemsPhrases);
  const department = useDepartment(item.department);
  const edit = useEditItem(item.id);
  const size = department && sizeStyleOf(department);
  const sold = item.styles.find(({ id }) => id === size?.id)?.options ?? [];
  const sizes = size?.options.filter(({ id }) => sold.includes(id)) ?? [];
  if (sizes.length === 0) return null;
  const free = item.inclusions.categoriesSettings.find(({ id }) => id === categoryId)?.freeBySize ?? [];
  return (
    <Stack as="section" gap={2} aria-label={t('freeBySize')}>
      <Heading as="h3">{t('freeBySize')}</Heading>
      <Grid columns={{ min: 96 }} gap={3} align="end">
        {sizes.map(({ id, name }) => (
          <NumberField
            key={id}
            label={name}
            value={free.find(({ option }) => option === id)?.count ?? null}
            onChange={(count) => edit((before) => withFreeInSize(before, categoryId, { size: id, count }))}
            min={0}
            max={99}
            disabled={isLocked}
          />
        ))}
      </Grid>
    </Stack>
  );
}
