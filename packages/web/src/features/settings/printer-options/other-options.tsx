import { RECEIPT_TIMES } from '@servery/domain';
import { DocumentChoice } from '../../../editing/fields/document-choices.tsx';
import { DocumentNumber, DocumentSwitch } from '../../../editing/fields/document-fields.tsx';
import { usePhrases } from '../../../phrases/phrases.ts';
import { printerOptionPhrases } from '../../../phrases/settings/printer-options.ts';
import { Fields, Section } from '../../../ui/layout/pane/section.tsx';
import styles from './printer-options.module.css';

const at = (field: string) => ['printing', 'otherOptions', field];

/** When guests get a receipt, and how the kitchen is notified. */
export function OtherOptions() {
  const t = usePhrases(printerOptionPhrases);
  return (
    <div className={styles.other}>
      <Section title={t('receipts')}>
        <Fields>
          <DocumentChoice path={at('receiptTemplate')} values={['customerReceipt', 'condensedReceipt']} />
          <DocumentChoice path={at('receiptWhen')} values={RECEIPT_TIMES} />
          <DocumentNumber path={at('receiptCopies')} min={1} max={5} width={120} />
          <DocumentSwitch path={at('signatureCopy')} />
        </Fields>
      </Section>
      <Section title={t('kitchen')}>
        <Fields>
          <DocumentSwitch path={at('onlyChangesInKitchen')} />
          <DocumentSwitch path={at('voidsInKitchen')} />
          <DocumentSwitch path={at('joinEqualItems')} />
        </Fields>
      </Section>
    </div>
  );
}
