import { CHARGE_MODES } from '@servery/domain';
import { DocumentChoice, DocumentMoney, DocumentPercent } from '../../../editing/fields/document-choices.tsx';
import { DocumentSwitch } from '../../../editing/fields/document-fields.tsx';
import { useSettings } from '../../../editing/kinds/location-settings-document.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { deliveryPhrases } from '../../../phrases/settings/delivery.ts';
import { Columns, Fields, Section } from '../../../ui/layout/pane/section.tsx';

const at = (...fields: readonly string[]) => ['deliverySettings', ...fields];

/** DZ-18, DZ-19 */
export function Charges() {
  const t = usePhrases(deliveryPhrases);
  const { chargeCustomerMode, orderMinimum } = useSettings(({ deliverySettings }) => deliverySettings);
  return (
    <Section title={t('charges')} hint={t('chargesHint')}>
      <Columns>
        <Fields title={t('feeGroup')}>
          <DocumentChoice path={at('chargeCustomerMode')} values={CHARGE_MODES} />
          <DocumentSwitch path={at('excludeChargeFromSalesTotal')} />
        </Fields>
        {chargeCustomerMode === 'BY_ZONE' && (
          <Fields title={t('onTop')}>
            <DocumentMoney path={at('flatFeeAmount')} />
            <DocumentPercent path={at('percentageBeforeCpnTax')} />
            <DocumentPercent path={at('percentageAfterCpnTax')} />
          </Fields>
        )}
        <Fields title={t('minimumGroup')}>
          <DocumentSwitch path={at('orderMinimum', 'enabled')} />
          {orderMinimum.enabled && <DocumentMoney path={at('orderMinimum', 'value')} />}
        </Fields>
      </Columns>
    </Section>
  );
}
