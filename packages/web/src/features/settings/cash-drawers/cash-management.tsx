import { DocumentChoice, DocumentMoney } from '../../../editing/fields/document-choices.tsx';
import { DocumentNumber, DocumentSwitch } from '../../../editing/fields/document-fields.tsx';
import { usePhrases } from '../../../phrases/phrases.ts';
import { cashDrawerPhrases } from '../../../phrases/settings/cash-drawers.ts';
import { Columns, Fields, Section } from '../../../ui/layout/pane/section.tsx';

const at = (...fields: readonly string[]) => ['cashManagement', ...fields];

/** CM-02 to CM-05 */
export function CashManagement() {
  const t = usePhrases(cashDrawerPhrases);
  return (
    <Section title={t('cash')} hint={t('cashHint')}>
      <Columns>
        <Fields title={t('counting')}>
          <DocumentMoney path={at('startingBalance')} />
          <DocumentSwitch path={at('displayExpectedTender')} />
          <DocumentSwitch path={at('autoDepositCreditBatch')} />
          <DocumentSwitch path={at('detailedCashManagement', 'enabled')} hint={t('followingHint')} />
        </Fields>
        <Fields title={t('tickets')}>
          <DocumentNumber path={at('ticketNumbers', 'startAt')} min={1} max={999_999} width={160} />
          <DocumentNumber path={at('ticketNumbers', 'reset', 'resetAfter')} min={2} max={9_999_999} width={160} />
          <DocumentChoice path={at('ticketNumbers', 'reset', 'mode')} values={['DAILY', 'AFTER_NUMBER']} />
        </Fields>
      </Columns>
    </Section>
  );
}
