import { Button, Modal } from '@mantine/core';
import type { MenuItem } from '@servery/domain';
import { type FormEvent, useMemo, useState } from 'react';
import { useMenu } from '../../../../editing/kinds/menu-document.ts';
import { menuItemsPhrases } from '../../../../phrases/menus/menu-items.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { Muted } from '../../../../ui/layout/muted.tsx';
import { FormFoot } from '../../../../ui/layout/page/form-foot.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { pickable } from '../../pickable.ts';
import { withPricesOf } from '../item-edits.ts';
import { useEditItem } from '../use-entity.ts';

type BorrowPricesProps = { readonly item: MenuItem; readonly onClose: () => void };

/** PX-08: takes the prices of another item of the department, one that has its own: so nothing is priced in a circle. */
export function BorrowPrices({ item, onClose }: BorrowPricesProps) {
  const t = usePhrases(menuItemsPhrases);
  const items = useMenu((menu) => menu.items);
  const edit = useEditItem(item.id);
  const [chosen, setChosen] = useState<string | null>(null);
  const lenders = useMemo(() => lendersFor(item, items), [item, items]);
  const lender = lenders.find(({ id }) => id === chosen);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!lender) return;
    edit((before) => withPricesOf(before, lender));
    onClose();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('asOtherTitle', { name: item.info.name })}
      size={440}
      withCloseButton={false}
    >
      <form onSubmit={handleSubmit}>
        <Stack gap={4}>
          <Muted>{t(lenders.length === 0 ? 'asOtherNone' : 'asOtherHint')}</Muted>
          {lenders.length > 0 && (
            <SelectField
              label={t('item')}
              value={chosen}
              onChange={setChosen}
              options={lenders.map(({ id, info }) => ({ value: id, label: info.name }))}
              searchableAbove={0}
            />
          )}
          <FormFoot isFramed={false}>
            <Button onClick={onClose}>{t('cancel')}</Button>
            <Button type="submit" variant="filled" disabled={!lender}>
              {t('asOtherTake')}
            </Button>
          </FormFoot>
        </Stack>
      </form>
    </Modal>
  );
}

/** Items of the same sizes with prices of their own; none while another item takes the prices of this one. */
function lendersFor(item: MenuItem, items: readonly MenuItem[]): readonly MenuItem[] {
  const isLent = items.some(({ pricing }) => pricing.some(({ itemBased }) => itemBased.itemId === item.id));
  if (isLent) return [];
  return pickable(items).filter(
    ({ id, department, pricing }) =>
      id !== item.id &&
      department === item.department &&
      pricing.length > 0 &&
      pricing.every(({ itemBased }) => itemBased.type !== 'ITEM'),
  );
}
