import { Checkbox, Select } from '@mantine/core';
import { type ItemSettings, type MenuItem, newItemSettings } from '@servery/domain';
import { useMenu } from '../../../../editing/kinds/menu-document.ts';
import { menuItemsPhrases } from '../../../../phrases/menus/menu-items.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { Chip } from '../../../../ui/data/chip.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { ChipField } from '../../forms/chip-field.tsx';
import { useDepartment, useEditItem } from '../use-entity.ts';
import { withItemSettings } from './modifier-rows.ts';

const amounts = ['LIGHT', 'REGULAR', 'EXTRA', 'DOUBLE'] as const;

/** A modifier that never stood in the item does not come with it. */
export function settingsOf({ inclusions }: MenuItem, id: string): ItemSettings {
  return inclusions.itemsSettings.find((one) => one.id === id) ?? newItemSettings(id, { included: false });
}

type MemberProps = {
  readonly item: MenuItem;
  /** Of the modifier. */
  readonly id: string;
  readonly isLocked: boolean;
};

/** Whether a modifier comes with the item, in which amount, and whether it may be added. */
export function MemberChoices({ item, id, name, isLocked }: MemberProps & { readonly name: string }) {
  const t = usePhrases(menuItemsPhrases);
  const set = useSetMember(item.id, id);
  const { included, allowed, amount } = settingsOf(item, id);
  return (
    <>
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
    </>
  );
}

function useSetMember(itemId: string, id: string): (given: Partial<ItemSettings>) => void {
  const edit = useEditItem(itemId);
  return (given) => edit((before) => withItemSettings(before, id, given));
}

/** In which amounts, sizes and styles; nothing chosen limits nothing. */
export function MemberLimits({ item, id, isLocked }: MemberProps) {
  const t = usePhrases(menuItemsPhrases);
  const set = useSetMember(item.id, id);
  const offered = useMenu((menu) => menu.modifiers.items).find((one) => one.id === id)?.amounts ?? [];
  const options = useOptions(item);
  const { included, allowed, amounts: chosen, includedOnlyWith, allowedOnlyWith } = settingsOf(item, id);
  return (
    <Stack gap={3}>
      {allowed && (
        <SomeOf
          label={t('amountsHere')}
          whenNone={t('amountsOfModifier')}
          options={offered.map((one) => ({ id: one, name: t(`amount${one}`) }))}
          chosen={chosen}
          isLocked={isLocked}
          onChange={(next) => set({ amounts: [...next] })}
        />
      )}
      {included && options.length > 1 && (
        <SomeOf
          label={t('includedOnly')}
          whenNone={t('inAll')}
          options={options}
          chosen={includedOnlyWith}
          isLocked={isLocked}
          onChange={(next) => set({ includedOnlyWith: [...next] })}
        />
      )}
      {allowed && options.length > 1 && (
        <SomeOf
          label={t('allowedOnly')}
          whenNone={t('inAll')}
          options={options}
          chosen={allowedOnlyWith}
          isLocked={isLocked}
          onChange={(next) => set({ allowedOnlyWith: [...next] })}
        />
      )}
    </Stack>
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
