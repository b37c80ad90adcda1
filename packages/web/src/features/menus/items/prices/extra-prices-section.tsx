import { Button, Menu } from '@mantine/core';
import type { MenuItem, StyleOption } from '@servery/domain';
import { useState } from 'react';
import { useMayEdit } from '../../../../editing/draft/may-edit.ts';
import { useMenu } from '../../../../editing/kinds/menu-document.ts';
import { menuItemsPhrases } from '../../../../phrases/menus/menu-items.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { MenuButton } from '../../../../ui/actions/menu-button.tsx';
import type { GridEdit } from '../../../../ui/grid/grid-types.ts';
import styles from '../../forms/menu-forms.module.css';
import { Section } from '../../forms/section.tsx';
import { schemeColumns } from '../../prices/price-lines.ts';
import { PriceSheet } from '../../prices/price-sheet.tsx';
import { upchargeId, withToppingPrice, withUpcharge } from '../item-edits.ts';
import { itemPath, useDepartment, useEditItem, useSizes } from '../use-entity.ts';
import { FreeCountField } from './free-count-field.tsx';
import { toppingPath, upchargePath } from './item-prices.ts';
import { takesExtra, toppingRows, type UpchargeRow, upchargeRows } from './price-rows.ts';

/** PX-09: the upcharge of an option, for items with styles beside their size. */
export function UpchargesSection({ item }: { readonly item: MenuItem }) {
  const t = usePhrases(menuItemsPhrases);
  const department = useDepartment(item.department);
  const schemes = useMenu((menu) => menu.pricingSchemes);
  const edit = useEditItem(item.id);
  const [perSize, setPerSize] = useState<ReadonlySet<string>>(new Set());
  const mayPrice = useMayEdit([...itemPath(item.id), 'pricing']);
  const rows = upchargeRows(item, department, perSize);
  const others = optionsWithoutSizes(rows, useSizes(item));
  if (rows.length === 0) return null;
  const handleEdit = (edits: readonly GridEdit[]) =>
    edit((before) =>
      edits.reduce((next, { rowId, columnId, value }) => {
        const row = rows.find(({ id }) => id === rowId);
        return row ? withUpcharge(next, { ...row, scheme: columnId, value }) : next;
      }, before),
    );
  return (
    <Section
      title={t('upcharges')}
      hint={t('upchargesHint')}
      actions={
        mayPrice &&
        others.length > 0 && (
          <PerSizeButton options={others} onChoose={(option) => setPerSize(new Set([...perSize, option]))} />
        )
      }
    >
      <PriceSheet
        owner={itemPath(item.id)}
        label={t('upcharges')}
        rowTitle={t('option')}
        rows={rows}
        columns={schemeColumns(schemes)}
        pathOf={(rowId, scheme) => upchargePath(item, rowId, scheme)}
        isSigned
        onEdit={handleEdit}
      />
    </Section>
  );
}

type PerSizeButtonProps = {
  readonly options: readonly UpchargeRow[];
  readonly onChoose: (option: string) => void;
};

function PerSizeButton({ options, onChoose }: PerSizeButtonProps) {
  const t = usePhrases(menuItemsPhrases);
  return (
    <MenuButton
      button={(trigger) => (
        <Button {...trigger} size="sm" variant="subtle">
          {t('upchargePerSize')}
        </Button>
      )}
      items={() =>
        options.map(({ option, name }) => (
          <Menu.Item key={option} onClick={() => onChoose(option)}>
            {name}
          </Menu.Item>
        ))
      }
    />
  );
}

/** The options that have no row of their own for some size that the item is sold in. */
function optionsWithoutSizes(rows: readonly UpchargeRow[], sizes: readonly StyleOption[]): readonly UpchargeRow[] {
  const known = new Set(rows.map(({ id }) => id));
  return rows.filter(
    ({ option, sizeOption }) =>
      sizeOption === null && sizes.some(({ id }) => !known.has(upchargeId({ option, sizeOption: id }))),
  );
}

/** PX-07: the price of one more modifier on this item, and how many are free, for items that take modifiers. */
export function ToppingPricesSection({ item }: { readonly item: MenuItem }) {
  const t = usePhrases(menuItemsPhrases);
  const department = useDepartment(item.department);
  const schemes = useMenu((menu) => menu.pricingSchemes);
  const modifiers = useMenu((menu) => menu.modifiers);
  const edit = useEditItem(item.id);
  if (!takesExtra(item, modifiers)) return null;
  const handleEdit = (edits: readonly GridEdit[]) =>
    edit((before) =>
      edits.reduce(
        (next, { rowId, columnId, value }) => withToppingPrice(next, { scheme: columnId, size: rowId, value }),
        before,
      ),
    );
  return (
    <Section title={t('toppings')} hint={t('toppingsHint')}>
      <PriceSheet
        owner={itemPath(item.id)}
        label={t('toppings')}
        rowTitle={t('size')}
        rows={toppingRows(item, department, t('everySize'))}
        columns={schemeColumns(schemes)}
        pathOf={toppingPath}
        onEdit={handleEdit}
      />
      <div className={styles.fields}>
        <FreeCountField item={item} />
      </div>
    </Section>
  );
}
