import { Button, Checkbox, Select } from '@mantine/core';
import { type MenuItem, newItemSettings } from '@servery/domain';
import { useState } from 'react';
import { FieldMark } from '../../../../editing/fields/field-mark.tsx';
import { useField } from '../../../../editing/fields/use-field.ts';
import { useMenu } from '../../../../editing/kinds/menu-document.ts';
import { menuItemsPhrases } from '../../../../phrases/menus/menu-items.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { Chip } from '../../../../ui/data/chip.tsx';
import { UnsavedDot } from '../../../../ui/fields/label-line.tsx';
import { Row } from '../../../../ui/layout/row.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { type OrderedEntry, useDragEntry } from '../../../../ui/order/drag-order.tsx';
import { ChipField } from '../../forms/chip-field.tsx';
import { itemPath, useDepartment, useEditItem } from '../use-entity.ts';
import styles from './modifier-panel.module.css';
import { withItemSettings } from './modifier-rows.ts';

const amounts = ['LIGHT', 'REGULAR', 'EXTRA', 'DOUBLE'] as const;
type Settings = ReturnType<typeof newItemSettings>;

type ModifierMemberProps = {
  readonly item: MenuItem;
  readonly entry: OrderedEntry;
  readonly isLocked: boolean;
};

/** One modifier of the item: whether it comes with it and may be added, in which amounts, sizes and styles, and its place. */
export function ModifierMember({ item, entry, isLocked }: ModifierMemberProps) {
  const t = usePhrases(menuItemsPhrases);
  const [isOpen, setOpen] = useState(false);
  const edit = useEditItem(item.id);
  const id = String(entry.id);
  const path = [...itemPath(item.id), 'inclusions', 'itemsSettings', { id }];
  const { isChanged } = useField(path);
  const { ref, handle } = useDragEntry(entry);
  const { name } = entry;
  const known = item.inclusions.itemsSettings.find((one) => one.id === id);
  const settings = known ?? newItemSettings(id, { included: false });
  const { included, allowed, amount } = settings;
  const set = (given: Partial<Settings>) => edit((before) => withItemSettings(before, id, given));
  const says = () => [included && t('comesWith'), allowed && t('mayAdd')].filter(Boolean).join(', ') || t('neither');
  return (
    <li ref={ref} className={styles.member}>
      <div className={styles.memberName}>
        <Row gap={2}>
          {handle}
          <Text clip title={name}>
            {name}
          </Text>
          {isChanged && <UnsavedDot />}
          <Row as="span" gap={1} place="end">
            <FieldMark path={path} label={name} format={says} />
            <Button
              size="compact-sm"
              variant="subtle"
              aria-expanded={isOpen}
              aria-label={t('moreOf', { name })}
              onClick={() => setOpen(!isOpen)}
            >
              {t('limits')}
            </Button>
          </Row>
        </Row>
      </div>
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
      {isOpen && <Limits item={item} settings={settings} isLocked={isLocked} onSet={set} />}
    </li>
  );
}

type LimitsProps = {
  readonly item: MenuItem;
  readonly settings: Settings;
  readonly isLocked: boolean;
  readonly onSet: (given: Partial<Settings>) => void;
};

/** In which amounts, sizes and styles; nothing chosen limits nothing. */
function Limits({ item, settings, isLocked, onSet }: LimitsProps) {
  const t = usePhrases(menuItemsPhrases);
  const offered = useMenu((menu) => menu.modifiers.items).find(({ id }) => id === settings.id)?.amounts ?? [];
  const options = useOptions(item);
  const { included, allowed, includedOnlyWith, allowedOnlyWith } = settings;
  return (
    <div className={styles.memberName}>
      <Stack gap={3}>
        {allowed && (
          <SomeOf
            label={t('amountsHere')}
            whenNone={t('amountsOfModifier')}
            options={offered.map((id) => ({ id, name: t(`amount${id}`) }))}
            chosen={settings.amounts}
            isLocked={isLocked}
            onChange={(chosen) => onSet({ amounts: [...chosen] })}
          />
        )}
        {included && options.length > 1 && (
          <SomeOf
            label={t('includedOnly')}
            whenNone={t('inAll')}
            options={options}
            chosen={includedOnlyWith}
            isLocked={isLocked}
            onChange={(chosen) => onSet({ includedOnlyWith: [...chosen] })}
          />
        )}
        {allowed && options.length > 1 && (
          <SomeOf
            label={t('allowedOnly')}
            whenNone={t('inAll')}
            options={options}
            chosen={allowedOnlyWith}
            isLocked={isLocked}
            onChange={(chosen) => onSet({ allowedOnlyWith: [...chosen] })}
          />
        )}
      </Stack>
    </div>
  );
}

type SomeOfProps<Id extends string> = {
  readonly label: string;
  /** Said while nothing is chosen. */
  readonly whenNone: string;
  readonly options: readonly { readonly id: Id; readonly name: string }[];
  readonly chosen: readonly Id[];
  readonly isLocked: boolean;
  readonly onChange: (chosen: readonly Id[]) => void;
};

function SomeOf<Id extends string>({ label, whenNone, options, chosen, isLocked, onChange }: SomeOfProps<Id>) {
  const toggle = (id: Id) =>
    onChange(options.map((option) => option.id).filter((one) => chosen.includes(one) !== (one === id)));
  return (
    <ChipField label={label} {...(chosen.length === 0 && { hint: whenNone })}>
      {options.map(({ id, name }) => (
        <Chip key={id} isOn={chosen.includes(id)} isLocked={isLocked} onPress={() => toggle(id)}>
          {name}
        </Chip>
      ))}
    </ChipField>
  );
}

/** The options that an item is offered in, of all its styles. */
function useOptions({ department, styles: used }: MenuItem) {
  const all = useDepartment(department)?.styles ?? [];
  const ids = new Set(used.flatMap(({ options }) => options));
  return all.flatMap(({ options }) => options).filter(({ id }) => ids.has(id));
}
