import { Checkbox, Select } from '@mantine/core';
import { type ItemSettings, isList, type Json, type MenuItem, newItemSettings } from '@servery/domain';
import { useMenu } from '../../../../editing/kinds/menu-document.ts';
import { menuItemsPhrases } from '../../../../phrases/menus/menu-items.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { DocumentChips } from '../../forms/document-chips.tsx';
import { itemPath, useDepartment, useEditItem } from '../use-entity.ts';
import { withItemSettings } from './modifier-rows.ts';
import styles from './modifiers-section.module.css';

const amounts = ['LIGHT', 'REGULAR', 'EXTRA', 'DOUBLE'] as const;

/** A modifier without settings in the item is not included. */
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
        className={styles.comesWith}
        classNames={{ labelWrapper: styles.label }}
        label={t('comesWith')}
        aria-label={`${name}: ${t('comesWith')}`}
        checked={included}
        disabled={isLocked}
        onChange={(event) => set({ included: event.currentTarget.checked })}
      />
      <Checkbox
        className={styles.mayAdd}
        classNames={{ labelWrapper: styles.label }}
        label={t('mayAdd')}
        aria-label={`${name}: ${t('mayAdd')}`}
        checked={allowed}
        disabled={isLocked}
        onChange={(event) => set({ allowed: event.currentTarget.checked })}
      />
      {included && (
        <Select
          className={styles.amount}
          size="sm"
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
export function MemberLimits({ item, id }: Omit<MemberProps, 'isLocked'>) {
  const t = usePhrases(menuItemsPhrases);
  const set = useSetMember(item.id, id);
  const offered = useMenu((menu) => menu.modifiers.items).find((one) => one.id === id)?.amounts ?? [];
  const options = useOptions(item);
  const { included, allowed } = settingsOf(item, id);
  const path = [...itemPath(item.id), 'inclusions', 'itemsSettings', { id }];
  return (
    <Stack gap={3}>
      {allowed && (
        <DocumentChips
          path={[...path, 'amounts']}
          label={t('amountsHere')}
          emptyChip={t('amountsOfModifier')}
          options={offered.map((one) => ({ id: one, name: t(`amount${one}`) }))}
          hidesOthers
          onSet={(chosen) => set({ amounts: offered.filter((one) => textsIn(chosen).includes(one)) })}
        />
      )}
      {included && options.length > 1 && (
        <DocumentChips
          path={[...path, 'includedOnlyWith']}
          label={t('includedOnly')}
          emptyChip={t('inAll')}
          options={options}
          hidesOthers
          onSet={(chosen) => set({ includedOnlyWith: textsIn(chosen) })}
        />
      )}
      {allowed && options.length > 1 && (
        <DocumentChips
          path={[...path, 'allowedOnlyWith']}
          label={t('allowedOnly')}
          emptyChip={t('inAll')}
          options={options}
          hidesOthers
          onSet={(chosen) => set({ allowedOnlyWith: textsIn(chosen) })}
        />
      )}
    </Stack>
  );
}

function textsIn(value: Json): string[] {
  return isList(value) ? value.filter((one) => typeof one === 'string') : [];
}

/** The options that an item is offered in, of all its styles. */
function useOptions({ department, styles: used }: MenuItem) {
  const all = useDepartment(department)?.styles ?? [];
  const ids = new Set(used.flatMap(({ options }) => options));
  return all.flatMap(({ options }) => options).filter(({ id }) => ids.has(id));
}
