import { asJsonObject, type CashTransfer, freeName, newCashTransfer } from '@servery/domain';
import { DocumentSelect, DocumentText } from '../../../editing/fields/document-fields.tsx';
import { ListTable } from '../../../editing/list/list-table.tsx';
import type { RowForm } from '../../../editing/list/row-form.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { cashDrawerPhrases } from '../../../phrases/settings/cash-drawers.ts';
import { useCash, useCashPlaces } from './use-cash-places.ts';

export const transfersList = ['cashManagement', 'cashTransfers'];

export function TransfersTable() {
  const t = usePhrases(cashDrawerPhrases);
  const { cashTransfers: transfers, availableDrawers } = useCash();
  const places = useCashPlaces();
  const nameOf = (id: string) => places.find(({ value }) => value === id)?.label ?? t('none');
  const [drawer] = availableDrawers;
  return (
    <ListTable<CashTransfer>
      list={transfersList}
      title={t('transfers')}
      hint={t('transfersHint')}
      rows={transfers}
      columns={[
        { title: t('from'), cell: ({ source }) => nameOf(source), hideOnPhone: true },
        { title: t('to'), cell: ({ target }) => nameOf(target), hideOnPhone: true },
      ]}
      add={{
        label: t('addTransfer'),
        make: () =>
          asJsonObject(
            newCashTransfer({
              id: crypto.randomUUID(),
              name: freeName(transfers, t('newTransfer')),
              ...(drawer && { source: drawer.id }),
            }),
          ),
      }}
      empty={{ title: t('noTransfers'), text: t('noTransfersHint') }}
    />
  );
}

export const TransferForm: RowForm = ({ path, isNew }) => {
  const places = useCashPlaces();
  return (
    <>
      <DocumentText path={[...path, 'name']} maxLength={60} takesFocus={isNew} />
      <DocumentSelect path={[...path, 'source']} options={places} />
      <DocumentSelect path={[...path, 'target']} options={places} />
    </>
  );
};
