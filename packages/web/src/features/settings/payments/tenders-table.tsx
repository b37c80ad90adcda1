import { asJsonObject, freeName, newTenderType, type TenderType } from '@servery/domain';
import { useSettings } from '../../../editing/kinds/location-settings-document.ts';
import { ListTable } from '../../../editing/list/list-table.tsx';
import { newNumberId } from '../../../editing/list/rows.ts';
import { type Say, usePhrases } from '../../../phrases/phrases.ts';
import { paymentPhrases } from '../../../phrases/settings/payments.ts';
import { formatAmount } from '../../../ui/fields/amount.ts';

export const tendersList = ['tenderTypes'];

/** TT-01 to TT-20 */
export function TendersTable() {
  const t = usePhrases(paymentPhrases);
  const tenders = useSettings((settings) => settings.tenderTypes);
  return (
    <ListTable<TenderType>
      list={tendersList}
      title={t('tenders')}
      hint={t('tendersHint')}
      rows={tenders}
      columns={[
        { title: t('where'), cell: (tender) => t(placeOf(tender)), hideOnPhone: true },
        { title: t('amounts'), cell: (tender) => limitsText(tender, t), align: 'right', hideOnPhone: true },
      ]}
      add={{
        label: t('addTender'),
        make: () => asJsonObject(newTenderType({ id: newNumberId(tenders), name: freeName(tenders, t('newTender')) })),
      }}
      empty={{ title: t('noTenders'), text: t('noTendersHint') }}
      canRemove={({ isDefault }) => !isDefault}
    />
  );
}

function placeOf({ disabled, availableOnline }: TenderType) {
  if (disabled) return 'nowhere';
  return availableOnline ? 'andOnline' : 'register';
}

/** `$5.00 – $200.00`; a least amount of nothing is no limit. */
function limitsText({ min, max }: TenderType, t: Say<'noLimit' | 'from' | 'upTo' | 'fromTo'>): string {
  const least = min.enabled && Number(min.amount) > 0 ? formatAmount(min.amount) : null;
  const most = max.enabled ? formatAmount(max.amount) : null;
  if (least !== null && most !== null) return t('fromTo', { least, most });
  if (least !== null) return t('from', { least });
  return most === null ? t('noLimit') : t('upTo', { most });
}
