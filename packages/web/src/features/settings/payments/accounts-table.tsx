import { asJsonObject, freeName, newPaidInOutAccount, type PaidInOutAccount } from '@servery/domain';
import { useSettings } from '../../../editing/kinds/location-settings-document.ts';
import { ListTable } from '../../../editing/list/list-table.tsx';
import { usePhrases } from '../../../phrases/phrases.ts';
import { paymentPhrases } from '../../../phrases/settings/payments.ts';

export const accountsList = ['paidInOutAccounts'];

/** PI-01 to PI-08 */
export function AccountsTable() {
  const t = usePhrases(paymentPhrases);
  const accounts = useSettings((settings) => settings.paidInOutAccounts);
  return (
    <ListTable<PaidInOutAccount>
      list={accountsList}
      title={t('accounts')}
      hint={t('accountsHint')}
      rows={accounts}
      columns={[
        { title: t('direction'), cell: (account) => t(directionOf(account)), hideOnPhone: true },
        {
          title: t('payroll'),
          cell: ({ reportOnPayroll, payrollCode }) => (reportOnPayroll ? payrollCode || '…' : t('notReported')),
          hideOnPhone: true,
        },
      ]}
      add={{
        label: t('addAccount'),
        make: () =>
          asJsonObject(newPaidInOutAccount({ id: crypto.randomUUID(), name: freeName(accounts, t('newAccount')) })),
      }}
      empty={{ title: t('noAccounts'), text: t('noAccountsHint') }}
    />
  );
}

function directionOf({ paidIns, paidOuts }: PaidInOutAccount) {
  if (paidIns) return paidOuts ? 'inAndOut' : 'in';
  return paidOuts ? 'out' : 'neither';
}
