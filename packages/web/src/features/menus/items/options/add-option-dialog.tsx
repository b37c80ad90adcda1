import { Button, Modal } from '@mantine/core';
import { newStyleOption, type Style, withAddedOption } from '@servery/domain';
import { type FormEvent, useState } from 'react';
import { useChangeMenu, useMenu } from '../../../../editing/kinds/menu-document.ts';
import { optionPricesPhrases } from '../../../../phrases/menus/prices/option-prices.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Muted } from '../../../../ui/layout/muted.tsx';
import { FormFoot } from '../../../../ui/layout/page/form-foot.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { notify } from '../../../../ui/notifications/notify.ts';
import { newEntityId } from '../../new-entity-id.ts';

type AddOptionProps = { readonly departmentId: string; readonly style: Style; readonly onClose: () => void };

const noOption = '';

/** A new option of a style, and which prices it begins with. */
export function AddOptionDialog({ departmentId, style, onClose }: AddOptionProps) {
  const t = usePhrases(optionPricesPhrases);
  const change = useChangeMenu();
  const items = useMenu((menu) => menu.items);
  const [name, setName] = useState('');
  const [like, setLike] = useState(noOption);
  const wanted = name.trim();
  const isTaken = style.options.some((option) => sameName(option.name, wanted));
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (wanted === '' || isTaken) return;
    const option = newStyleOption({ id: newEntityId('opt'), name: wanted });
    change((menu) =>
      withAddedOption(menu, { departmentId, styleId: style.id, option, like: like === noOption ? null : like }),
    );
    const count = items.filter(
      (item) => item.department === departmentId && item.styles.some(({ options }) => options.includes(like)),
    ).length;
    notify.success(count === 0 ? t('addedAlone', { name: wanted }) : t('added', { name: wanted, count }));
    onClose();
  };
  return (
    <Modal opened onClose={onClose} title={t('addTitle', { style: style.name })} size={440} withCloseButton={false}>
      <form onSubmit={handleSubmit}>
        <Stack gap={4}>
          <TextField
            label={t('name')}
            value={name}
            onChange={setName}
            maxLength={200}
            autoFocus
            error={isTaken ? t('nameTaken', { style: style.name }) : undefined}
          />
          {style.options.length > 0 && (
            <SelectField
              label={t('prices')}
              value={like}
              onChange={(id) => setLike(id ?? noOption)}
              options={[
                { value: noOption, label: t('none') },
                ...style.options.map((option) => ({ value: option.id, label: t('like', { name: option.name }) })),
              ]}
            />
          )}
          <Muted small>{t('next')}</Muted>
          <FormFoot isFramed={false}>
            <Button onClick={onClose}>{t('cancel')}</Button>
            <Button type="submit" variant="filled" disabled={wanted === '' || isTaken}>
              {t('add')}
            </Button>
          </FormFoot>
        </Stack>
      </form>
    </Modal>
  );
}

function sameName(one: string, other: string): boolean {
  return one.trim().toLocaleLowerCase() === other.toLocaleLowerCase();
}
