import { GIFT_PROCESSORS, leastPosVersion, processorFields } from '@servery/domain';
import { DocumentChoice } from '../../../editing/fields/document-choices.tsx';
import { useSettings } from '../../../editing/kinds/location-settings-document.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { creditPhrases } from '../../../phrases/settings/credit-and-gift.ts';
import { Columns, Fields, Section } from '../../../ui/layout/pane/section.tsx';
import { AccountDetails } from './account-details.tsx';
import styles from './credit-and-gift.module.css';

/** CG-11 to CG-15, CG-18 to CG-22 */
export function GiftCards() {
  const t = usePhrases(creditPhrases);
  const { giftCardProcessor, accountSettings } = useSettings((settings) => settings.creditAndGiftSettings);
  const version = leastPosVersion(giftCardProcessor);
  const asksNothing = giftCardProcessor !== 'NONE' && processorFields[giftCardProcessor].length === 0;
  return (
    <Section title={t('gift')} hint={t('giftHint')}>
      <Columns>
        <Fields>
          <DocumentChoice path={['creditAndGiftSettings', 'giftCardProcessor']} values={GIFT_PROCESSORS} />
          {version !== null && <p className={styles.note}>{t('posVersion', { version })}</p>}
          {asksNothing && <p className={styles.note}>{t('noDetails')}</p>}
        </Fields>
        <Fields>
          <AccountDetails name="gift" account={accountSettings.gift} processor={giftCardProcessor} />
        </Fields>
      </Columns>
    </Section>
  );
}
