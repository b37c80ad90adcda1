import { Modal } from '@mantine/core';
import { menuItemsPhrases } from '../../../phrases/menus/menu-items.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { formatAmount } from '../../../ui/fields/amount.ts';
import { Muted } from '../../../ui/layout/muted.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import type { DataColumn } from '../../../ui/table/data-table-types.ts';
import { AdjustForm } from './adjust-form.tsx';
import type { AdjustedPrice } from './adjust-prices.ts';
import styles from './prices.module.css';
import { type PricePlaces, PricesThatStay } from './prices-that-stay.tsx';
import type { AdjustmentState } from './use-adjustment.ts';

type AdjustDialogProps = {
  /** The entity or selection that the prices belong to. */
  readonly name: string;
  readonly places: PricePlaces;
  readonly adjustment: AdjustmentState;
  readonly onApply: (prices: readonly AdjustedPrice[]) => void;
  readonly onClose: () => void;
};

/** Many prices up or down, with every change shown before it goes into the draft. */
export function AdjustDialog({ name, places, adjustment, onApply, onClose }: AdjustDialogProps) {
  const t = usePhrases(menuItemsPhrases);
  const { prices, schemes } = adjustment;
  const handleApply = (now: readonly AdjustedPrice[]) => {
    onApply(now);
    onClose();
  };
  return (
    <Modal opened onClose={onClose} title={t('adjustTitle', { name })} size={640} withCloseButton={false}>
      <AdjustForm adjustment={adjustment} onApply={handleApply} onClose={onClose}>
        <Text as="h2" tone="muted" size="sm" weight="medium" dense>
          {t('adjustPreview')}
        </Text>
        {prices.length === 0 ? (
          <Muted small>{t('adjustNothing')}</Muted>
        ) : (
          <div className={styles.adjustList}>
            <PreviewTable prices={prices} schemes={new Map(schemes.map((one) => [one.id, one.name]))} />
          </div>
        )}
        <PricesThatStay prices={prices} places={places} />
      </AdjustForm>
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
      cell: ({ owner, spotName }) => [spotName, owner].filter(Boolean).join(' '),
    },
    {
      id: 'scheme',
      title: t('scheme'),
      hideOnPhone: true,
      cell: ({ scheme }) => <Text tone="muted">{schemes.get(scheme) ?? scheme}</Text>,
    },
    {
      id: 'from',
      title: t('before'),
      align: 'right',
      width: '76px',
      cell: ({ from }) => <Text tone="muted">{formatAmount(from)}</Text>,
    },
    { id: 'to', title: t('after'), align: 'right', width: '76px', cell: ({ to }) => <b>{formatAmount(to)}</b> },
  ];
  return (
    <DataTable
      label={t('adjustPreview')}
      columns={columns}
      rows={prices}
      rowKey={({ ownerId, scheme, spot }) => `${ownerId} ${scheme} ${spot}`}
      rowName={({ owner }) => owner}
    />
  );
}
