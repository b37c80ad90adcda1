import { DocumentChoice, DocumentPercent } from '../../../editing/fields/document-choices.tsx';
import { DocumentNumber, DocumentSwitch } from '../../../editing/fields/document-fields.tsx';
import { useSettings } from '../../../editing/kinds/location-settings-document.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { paymentPhrases } from '../../../phrases/settings/payments.ts';
import { Columns, Fields, Section } from '../../../ui/layout/pane/section.tsx';

const at = (field: string) => ['tipsSettings', field];
const gratuityAt = (field: string) => ['tipsSettings', 'autoGratuityOnPOSOrder', field];

/** TP-01, TP-02 */
export function Tips() {
  const t = usePhrases(paymentPhrases);
  const isOn = useSettings(({ tipsSettings }) => tipsSettings.autoGratuityOnPOSOrder.enabled);
  return (
    <Section title={t('tips')} hint={t('tipsHint')}>
      <Columns>
        <Fields title={t('guests')}>
          <DocumentSwitch path={at('allowTipsPOS')} />
          <DocumentSwitch path={at('allowTipsOnline')} />
        </Fields>
        <Fields title={t('gratuity')}>
          <DocumentSwitch path={gratuityAt('enabled')} />
          {isOn && (
            <>
              <DocumentPercent path={gratuityAt('chargePercentage')} />
              <DocumentChoice path={gratuityAt('incomeType')} values={['NET', 'GROSS']} />
              <DocumentNumber path={gratuityAt('minPeoplePerOrder')} unit={t('people')} min={1} max={999} width={160} />
            </>
          )}
        </Fields>
      </Columns>
    </Section>
  );
}
