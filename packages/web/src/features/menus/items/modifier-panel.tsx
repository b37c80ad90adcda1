import { Button, Checkbox, Select } from '@mantine/core';
import { type MenuItem, newCategorySettings, newItemSettings } from '@servery/domain';
import { IconTrash } from '@tabler/icons-react';
import { useEditor } from '../../../editing/draft/editor-context.ts';
import { useMayEdit } from '../../../editing/draft/may-edit.ts';
import { useMenu } from '../../../editing/kinds/menu-document.ts';
import { configurationPhrases } from '../../../phrases/configuration.ts';
import { menuItemsPhrases } from '../../../phrases/menu-items.ts';
import { say, usePhrases } from '../../../phrases/phrases.ts';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { SwitchField } from '../../../ui/fields/switch-field.tsx';
import { Grid } from '../../../ui/layout/grid.tsx';
import { Muted } from '../../../ui/layout/muted.tsx';
import { SidePanel } from '../../../ui/layout/side-panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import styles from './modifier-panel.module.css';
import { withCategorySettings, withItemSettings, withoutCategory } from './modifier-rows.ts';
import { itemPath, useEditItem } from './use-entity.ts';

const amounts = ['LIGHT', 'REGULAR', 'EXTRA', 'DOUBLE'] as const;

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
  const members = modifiers.items.filter((member) => member.category === categoryId);
  const name = category?.info.name ?? categoryId;
  const handleRemove = () => {
    edit((before) => withoutCategory(before, categoryId, modifiers));
    onClose();
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
        <Stack as="ul" aria-label={t('choices')}>
          {members.map((member) => (
            <Member key={member.id} item={item} id={member.id} name={member.info.name} isLocked={disabled} />
          ))}
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

type MemberProps = { readonly item: MenuItem; readonly id: string; readonly name: string; readonly isLocked: boolean };

function Member({ item, id, name, isLocked }: MemberProps) {
  const t = usePhrases(menuItemsPhrases);
  const edit = useEditItem(item.id);
  const known = item.inclusions.itemsSettings.find((one) => one.id === id);
  const { included, allowed, amount } = known ?? newItemSettings(id, { included: false });
  const set = (given: Partial<ReturnType<typeof newItemSettings>>) =>
    edit((before) => withItemSettings(before, id, given));
  return (
    <li className={styles.member}>
      <span className={styles.memberName}>{name}</span>
      <Checkbox
        label={t('comesWith')}
        aria-label={`${name}: ${t('comesWith')}`}
        checked={included}
        disabled={isLocked}
        onChange={(event) => set({ included: event.currentTarget.checked })}
      />
      <Checkbox
        label={t('mayAdd')}
        aria-label={`${name}: ${t('mayAdd')}`}
        checked={allowed}
        disabled={isLocked}
        onChange={(event) => set({ allowed: event.currentTarget.checked })}
      />
      {included && (
        <Select
          size="sm"
          w={112}
          aria-label={`${name}: ${t('amount')}`}
          data={amounts.map((value) => ({ value, label: t(`amount${value}`) }))}
          value={amount}
          disabled={isLocked}
          allowDeselect={false}
          onChange={(value) => set({ amount: amounts.find((one) => one === value) ?? 'REGULAR' })}
        />
      )}
    </li>
  );
}
