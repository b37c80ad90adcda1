import { Button, Modal, SegmentedControl } from '@mantine/core';
import { useDeferredValue, useMemo, useState } from 'react';
import { useMenu } from '../../../editing/kinds/menu-document.ts';
import { menuItemsPhrases } from '../../../phrases/menu-items.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { formatAmount } from '../../../ui/fields/amount.ts';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import type { DataColumn } from '../../../ui/table/data-table-types.ts';
import {
  type AdjustedPrice,
  type Adjustment,
  adjustedPrices,
  type Rounding,
  roundings,
  withAdjusted,
} from './adjust-prices.ts';
import styles from './menu-items.module.css';
import { schemeColumns } from './price-rows.ts';
import { useEditItems } from './use-entity.ts';

type AdjustDialogProps = {
  /** What the items belong to. */
  readonly name: string;
  readonly itemIds: ReadonlySet<string>;
  readonly onClose: () => void;
};

const everyScheme = '';

/** All prices of some items up or down, with every change shown before it goes into the draft. */
export function AdjustDialog({ name, itemIds, onClose }: AdjustDialogProps) {
  const t = usePhrases(menuItemsPhrases);
  const menu = useMenu((draft) => draft);
  const editItems = useEditItems();
  const [kind, setKind] = useState<Adjustment['by']['kind']>('percent');
  const [by, setBy] = useState<number | null>(null);
  const [scheme, setScheme] = useState(everyScheme);
  const [rounding, setRounding] = useState<Rounding>('1');
  const value = useDeferredValue(Math.round((by ?? 0) * 100));
  const schemes = schemeColumns(menu.pricingSchemes);
  const prices = useMemo(() => {
    const items = menu.items.filter(({ id }) => itemIds.has(id));
    return adjustedPrices({ items, menu }, { by: { kind, value }, scheme: scheme || null, rounding });
  }, [menu, itemIds, kind, value, scheme, rounding]);
  const handleApply = () => {
    const ids = new Set(prices.map(({ itemId }) => itemId));
    editItems((item) => withAdjusted(item, prices), ids);
    onClose();
  };
  return (
    <Modal opened onClose={onClose} title={t('adjustTitle', { name })} size={640} withCloseButton={false}>
      <form
        className={styles.adjust}
        onSubmit={(event) => {
          event.preventDefault();
          if (prices.length > 0) handleApply();
        }}
      >
        <div className={styles.adjustFields}>
          <SegmentedControl
            aria-label={t('adjustBy')}
            data={(['percent', 'amount'] as const).map((option) => ({ value: option, label: t(option) }))}
            value={kind}
            onChange={(option) => setKind(option === 'amount' ? 'amount' : 'percent')}
          />
          <NumberField
            label={t(kind === 'percent' ? 'adjustPercent' : 'adjustAmount')}
            value={by}
            onChange={setBy}
            decimals={2}
            {...(kind === 'percent' && { unit: '%' })}
          />
          <SelectField
            label={t('scheme')}
            value={scheme}
            onChange={(id) => setScheme(id ?? everyScheme)}
            options={[
              { value: everyScheme, label: t('allSchemes') },
              ...schemes.map(({ id, name: label }) => ({ value: id, label })),
            ]}
          />
          <SelectField
            label={t('rounding')}
            value={rounding}
            onChange={(option) => setRounding(roundings.find((one) => one === option) ?? '1')}
            options={roundings.map((option) => ({ value: option, label: t(`round${option}`) }))}
          />
        </div>
        <h2 className={styles.label}>{t('adjustPreview')}</h2>
        {prices.length === 0 ? (
          <p className={styles.hint}>{t('adjustNothing')}</p>
        ) : (
          <div className={styles.adjustList}>
            <PreviewTable prices={prices} schemes={new Map(schemes.map((one) => [one.id, one.name]))} />
          </div>
        )}
        <p className={styles.hint}>{t('adjustNext')}</p>
        <div className={styles.buttons}>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="filled" disabled={prices.length === 0}>
            {t('adjustApply', { count: prices.length })}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

type PreviewTableProps = { readonly prices: readonly AdjustedPrice[]; readonly schemes: ReadonlyMap<string, string> };

function PreviewTable({ prices, schemes }: PreviewTableProps) {
  const t = usePhrases(menuItemsPhrases);
  const columns: readonly DataColumn<AdjustedPrice>[] = [
    {
      id: 'item',
      title: t('item'),
      width: 'minmax(0, 2fr)',
      cell: ({ item, sizeName }) => [sizeName, item].filter(Boolean).join(' '),
    },
    {
      id: 'scheme',
      title: t('scheme'),
      hideOnPhone: true,
      cell: ({ scheme }) => <span className={styles.muted}>{schemes.get(scheme) ?? scheme}</span>,
    },
    {
      id: 'from',
      title: t('before'),
      align: 'right',
      width: '76px',
      cell: ({ from }) => <span className={styles.muted}>{formatAmount(from)}</span>,
    },
    { id: 'to', title: t('after'), align: 'right', width: '76px', cell: ({ to }) => <b>{formatAmount(to)}</b> },
  ];
  return (
    <DataTable
      label={t('adjustPreview')}
      columns={columns}
      rows={prices}
      rowKey={({ itemId, scheme, size }) => `${itemId} ${scheme} ${size}`}
      rowName={({ item }) => item}
    />
  );
}
