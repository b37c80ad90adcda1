import { EMV_TIP_TYPES } from '@servery/domain';
import { DocumentChoice, DocumentMoney, DocumentPercent } from '../../../editing/fields/document-choices.tsx';
import { DocumentNumber, DocumentSwitch } from '../../../editing/fields/document-fields.tsx';
import { useSettings } from '../../../editing/kinds/location-settings-document.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { creditPhrases } from '../../../phrases/settings/credit-and-gift.ts';
import { Columns, Fields, Section } from '../../../ui/layout/pane/section.tsx';

const at = (...fields: readonly string[]) => ['creditAndGiftSettings', ...fields];
const tips = ['first', 'second', 'third'] as const;

/** CG-04: debit and chip cards. */
export function CardTerminals() {
  const t = usePhrases(creditPhrases);
  const { debit, emv } = useSettings((settings) => settings.creditAndGiftSettings);
  const Tip = emv.tipType === 'PERCENTAGE' ? DocumentPercent : DocumentMoney;
  return (
    <Section title={t('terminals')} hint={t('terminalsHint')}>
      <Columns>
        <Fields title={t('tips')}>
          <DocumentChoice path={at('emv', 'tipType')} values={EMV_TIP_TYPES} />
          {tips.map((tip) => (
            <Tip key={tip} path={at('emv', 'tipAmounts', tip)} />
          ))}
          <DocumentSwitch path={at('emv', 'customTipSupported')} />
        </Fields>
        <Fields title={t('debit')}>
          <DocumentSwitch path={at('debit', 'enabled')} />
          {debit.enabled && (
            <>
              <DocumentSwitch path={at('debit', 'cashBack', 'enabled')} />
              {debit.cashBack.enabled && <DocumentMoney path={at('debit', 'cashBack', 'amount')} />}
            </>
          )}
          <DocumentSwitch path={at('emv', 'bypassOfPinAllowed')} />
        </Fields>
      </Columns>
    </Section>
  );
}

/** CG-32, CG-33 */
export function CardSecurity() {
  const t = usePhrases(creditPhrases);
  const { signatureAbove } = useSettings((settings) => settings.creditAndGiftSettings.securitySettings);
  return (
    <Section title={t('security')} hint={t('securityHint')}>
      <Columns>
        <Fields title={t('keeping')}>
          <DocumentNumber path={at('securitySettings', 'archive')} unit={t('months')} min={1} max={24} width={160} />
          <DocumentNumber
            path={at('securitySettings', 'allowableExcessMultiplier')}
            hint={t('growHint')}
            unit={t('times')}
            min={0}
            max={5}
            decimals={2}
            width={160}
          />
        </Fields>
        <Fields title={t('checking')}>
          <DocumentSwitch path={at('securitySettings', 'signatureAbove', 'enabled')} />
          {signatureAbove.enabled && <DocumentMoney path={at('securitySettings', 'signatureAbove', 'amount')} />}
          <DocumentSwitch path={at('securitySettings', 'requireSecurityCode')} />
          <DocumentSwitch path={at('securitySettings', 'requireZipCode')} />
        </Fields>
      </Columns>
    </Section>
  );
}

const slips = ['merchantCopy', 'customerCopy', 'signatureLine', 'tipLine', 'itemsOnSlip'] as const;

export function CardSlips() {
  const t = usePhrases(creditPhrases);
  return (
    <Section title={t('slips')} hint={t('slipsHint')}>
      <Columns>
        <Fields>
          {slips.map((field) => (
            <DocumentSwitch key={field} path={at('printSettings', field)} />
          ))}
        </Fields>
      </Columns>
    </Section>
  );
}
