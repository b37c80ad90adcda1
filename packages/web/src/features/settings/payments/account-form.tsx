import { DocumentSwitch, DocumentText } from '../../../editing/fields/document-fields.tsx';
import { useSettings } from '../../../editing/kinds/location-settings-document.ts';
import type { RowForm } from '../../../editing/list/row-form.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { paymentPhrases } from '../../../phrases/settings/payments.ts';
import { Fields } from '../../../ui/layout/pane/section.tsx';

/** PI-02, PI-08: everything about one account. */
export const AccountForm: RowForm = ({ path, id, isNew }) => {
  const t = usePhrases(paymentPhrases);
  const isReported = useSettings(({ paidInOutAccounts }) =>
    paidInOutAccounts.some((account) => account.id === id && account.reportOnPayroll),
  );
  const at = (field: string) => [...path, field];
  return (
    <>
      <DocumentText path={at('name')} maxLength={60} takesFocus={isNew} />
      <DocumentSwitch path={at('disabled')} />
      <Fields title={t('direction')}>
        <DocumentSwitch path={at('paidIns')} />
        <DocumentSwitch path={at('paidOuts')} />
      </Fields>
      <Fields title={t('payroll')}>
        <DocumentSwitch path={at('reportOnPayroll')} />
        {isReported && <DocumentText path={at('payrollCode')} maxLength={30} />}
      </Fields>
    </>
  );
};
