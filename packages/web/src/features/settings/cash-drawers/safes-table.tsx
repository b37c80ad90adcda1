import { asJsonObject, type CashSafe, freeName, MAIN_SAFE, newCashSafe } from '@servery/domain';
import { DocumentMoney } from '../../../editing/fields/document-choices.tsx';
import { DocumentText } from '../../../editing/fields/document-fields.tsx';
import { ListTable } from '../../../editing/list/list-table.tsx';
import type { RowForm } from '../../../editing/list/row-form.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { cashDrawerPhrases } from '../../../phrases/settings/cash-drawers.ts';
import { formatAmount } from '../../../ui/fields/amount.ts';
import { useCash, useRemovePlace } from './use-cash-places.ts';

export const safesList = ['cashManagement', 'detailedCashManagement', 'safes'];

/** CM-06: the main safe is always there. */
export function SafesTable() {
  const t = usePhrases(cashDrawerPhrases);
  const { safes } = useCash().detailedCashManagement;
  const remove = useRemovePlace();
  return (
    <ListTable<CashSafe>
      list={safesList}
      title={t('safes')}
      hint={t('mainSafeStays')}
      rows={safes}
      columns={[{ title: t('balance'), cell: ({ startingBalance }) => formatAmount(startingBalance), align: 'right' }]}
      add={{
        label: t('addSafe'),
        make: () => asJsonObject(newCashSafe({ id: crypto.randomUUID(), name: freeName(safes, t('newSafe')) })),
      }}
      empty={{ title: t('noSafes'), text: t('noSafesHint') }}
      canRemove={({ id }) => id !== MAIN_SAFE}
      onRemove={remove}
    />
  );
}

export const SafeForm: RowForm = ({ path, isNew }) => (
  <>
    <DocumentText path={[...path, 'name']} maxLength={60} takesFocus={isNew} />
    <DocumentMoney path={[...path, 'startingBalance']} />
  </>
);
