import { DocumentMoney } from '../../../editing/fields/document-choices.tsx';
import { DocumentSwitch, DocumentText } from '../../../editing/fields/document-fields.tsx';
import { useSettings } from '../../../editing/kinds/location-settings-document.ts';
import type { RowForm } from '../../../editing/list/row-form.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { paymentPhrases } from '../../../phrases/settings/payments.ts';
import { Fields } from '../../../ui/layout/pane/section.tsx';

const limits = ['min', 'max', 'maxChange'] as const;

/** TT-02, TT-03, TT-20: everything about one tender. */
export const TenderForm: RowForm = ({ path, id, isNew }) => {
  const t = usePhrases(paymentPhrases);
  const tender = useSettings(({ tenderTypes }) => tenderTypes.find((candidate) => candidate.id === id));
  if (!tender) return null;
  const at = (...fields: readonly string[]) => [...path, ...fields];
  return (
    <>
      <DocumentText path={at('name')} maxLength={60} takesFocus={isNew} />
      <DocumentSwitch path={at('disabled')} hint={t(tender.isDefault ? 'standardStays' : 'disabledHint')} />
      <DocumentSwitch path={at('availableOnline')} />
      <Fields title={t('limits')}>
        {limits.map((limit) => (
          <Fields key={limit}>
            <DocumentSwitch path={at(limit, 'enabled')} />
            {tender[limit].enabled && <DocumentMoney path={at(limit, 'amount')} />}
          </Fields>
        ))}
      </Fields>
      <Fields title={t('atRegister')}>
        <DocumentSwitch path={at('openDrawer')} />
        <DocumentSwitch path={at('requireLookup')} />
        {tender.requireGiftCertificate !== undefined && <DocumentSwitch path={at('requireGiftCertificate')} />}
      </Fields>
    </>
  );
};
