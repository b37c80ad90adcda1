import { type CreditAndGift, withCashDiscount, withSurcharge } from '@servery/domain';
import { undo } from '../../../editing/draft/draft-store.ts';
import { useEditor } from '../../../editing/draft/editor-context.ts';
import { DocumentMoney, DocumentPercent } from '../../../editing/fields/document-choices.tsx';
import { DocumentSwitch } from '../../../editing/fields/document-fields.tsx';
import { useEditSettings, useSettings } from '../../../editing/kinds/location-settings-document.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { creditPhrases } from '../../../phrases/settings/credit-and-gift.ts';
import { Columns, Fields, Section } from '../../../ui/layout/pane/section.tsx';
import { notify } from '../../../ui/notifications/notify.ts';

const at = (...fields: readonly string[]) => ['creditAndGiftSettings', ...fields];

/** CG-02, CG-16, CG-17 */
export function Fees() {
  const t = usePhrases(creditPhrases);
  const settings = useSettings(({ creditAndGiftSettings }) => creditAndGiftSettings);
  const replace = useReplaceFees();
  const handleSurcharge = (value: unknown) => {
    const isOn = value === true;
    replace(withSurcharge(settings, isOn), isOn && settings.cashDiscount.enabled && t('cashDiscountOff'));
  };
  const handleCashDiscount = (value: unknown) => {
    const isOn = value === true;
    replace(withCashDiscount(settings, isOn), isOn && settings.surcharge.enabled && t('surchargeOff'));
  };
  return (
    <Section title={t('fees')} hint={t('feesHint')}>
      <Columns>
        <Fields title={t('byAmount')}>
          <DocumentSwitch path={at('surcharge', 'enabled')} onSet={handleSurcharge} />
          {settings.surcharge.enabled && <DocumentPercent path={at('surcharge', 'percent')} />}
          <DocumentSwitch path={at('cashDiscount', 'enabled')} onSet={handleCashDiscount} />
        </Fields>
        <Fields title={t('perOrder')}>
          <DocumentSwitch path={at('convenienceFee', 'enabled')} />
          {settings.convenienceFee.enabled && <DocumentMoney path={at('convenienceFee', 'amount')} />}
        </Fields>
        <Fields title={t('wallets')}>
          <DocumentSwitch path={at('onlineMobileWallet', 'enabled')} />
        </Fields>
      </Columns>
    </Section>
  );
}

/** A change that turned off the other one is said, and is one step of undo. */
function useReplaceFees() {
  const t = usePhrases(creditPhrases);
  const editor = useEditor();
  const edit = useEditSettings();
  return (after: CreditAndGift, turnedOff: string | false) => {
    edit((draft) => {
      Object.assign(draft.creditAndGiftSettings, after);
    });
    const action = { label: t('undo'), onClick: () => undo(editor) };
    if (turnedOff) notify.info(turnedOff, { action });
  };
}
