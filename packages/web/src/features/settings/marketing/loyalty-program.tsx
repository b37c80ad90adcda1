import { keepsPoints, LOYALTY_PROGRAMS, usesLoyaltyService } from '@servery/domain';
import { DocumentChoice } from '../../../editing/fields/document-choices.tsx';
import { DocumentNumber, DocumentSwitch, DocumentText } from '../../../editing/fields/document-fields.tsx';
import { useSettings } from '../../../editing/kinds/location-settings-document.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { marketingPhrases } from '../../../phrases/settings/marketing.ts';
import { Columns, Fields, Section } from '../../../ui/layout/pane/section.tsx';
import { LoyaltyService } from './loyalty-service.tsx';
import styles from './marketing.module.css';

const at = (...fields: readonly string[]) => ['marketing', 'loyalty', ...fields];

/** MK-10, MK-11: the program and its settings. */
export function LoyaltyProgram() {
  const t = usePhrases(marketingPhrases);
  const { program, suggestions } = useSettings(({ marketing }) => marketing.loyalty);
  return (
    <Section title={t('loyalty')} hint={t('loyaltyHint')}>
      <Columns>
        <Fields title={t('program')}>
          <DocumentChoice path={at('program')} values={LOYALTY_PROGRAMS} />
          {program !== 'NONE' && <DocumentSwitch path={at('autoEnroll')} />}
        </Fields>
        {keepsPoints(program) && <Points />}
        {usesLoyaltyService(program) && <LoyaltyService />}
        {program !== 'NONE' && (
          <>
            <Fields title={t('cards')}>
              <div className={styles.short}>
                <DocumentText path={at('swipeCard', 'leadingCharacter')} maxLength={1} />
              </div>
              <div className={styles.short}>
                <DocumentText path={at('swipeCard', 'endingCharacter')} maxLength={1} />
              </div>
            </Fields>
            <Fields title={t('suggestions')}>
              <DocumentSwitch path={at('suggestions', 'enabled')} />
              {suggestions.enabled && (
                <DocumentNumber path={at('suggestions', 'maxSuggestionsPerOrder')} min={1} max={20} width={160} />
              )}
            </Fields>
          </>
        )}
      </Columns>
    </Section>
  );
}

/** MK-18 to MK-20 */
function Points() {
  const t = usePhrases(marketingPhrases);
  const unit = t('pointsUnit');
  return (
    <Fields title={t('points')}>
      <DocumentNumber path={at('points', 'pointsPerDollarSpent')} unit={unit} min={1} max={1000} width={160} />
      <DocumentNumber path={at('points', 'pointsRedeemedPerDollar')} unit={unit} min={1} max={10_000} width={160} />
      <DocumentNumber
        path={at('points', 'pointsExpirationDays')}
        hint={t('expireHint')}
        unit={t('days')}
        min={0}
        max={3650}
        width={160}
      />
    </Fields>
  );
}
