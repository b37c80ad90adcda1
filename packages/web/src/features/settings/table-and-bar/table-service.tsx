import { CHECK_SPLITS, GUEST_COUNT_PROMPTS, TRANSFER_RIGHTS } from '@servery/domain';
import { DocumentChoice } from '../../../editing/fields/document-choices.tsx';
import { DocumentNumber, DocumentSwitch } from '../../../editing/fields/document-fields.tsx';
import { useSettings } from '../../../editing/kinds/location-settings-document.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { tableAndBarPhrases } from '../../../phrases/settings/table-and-bar.ts';
import { Columns, Fields, Section } from '../../../ui/layout/pane/section.tsx';

const at = (...fields: readonly string[]) => ['tableSettings', ...fields];
const alerts = ['seatedNoOrder', 'ordered', 'settled'] as const;

/** TB-05 to TB-07, and the questions to servers. */
export function TableService() {
  const t = usePhrases(tableAndBarPhrases);
  const { showAlerts, seatNumbers, coursing } = useSettings((settings) => settings.tableSettings);
  return (
    <Section title={t('service')} hint={t('serviceHint')}>
      <Columns>
        <Fields title={t('orders')}>
          <DocumentChoice path={at('guestCount')} values={GUEST_COUNT_PROMPTS} />
          <DocumentSwitch path={at('seatNumbers', 'enabled')} />
          {seatNumbers.enabled && <DocumentSwitch path={at('seatNumbers', 'required')} />}
          <DocumentSwitch path={at('coursing', 'enabled')} />
          {coursing.enabled && <DocumentSwitch path={at('coursing', 'holdNext')} />}
          <DocumentSwitch path={at('othersMayAdd')} />
          <DocumentChoice path={at('transfers')} values={TRANSFER_RIGHTS} />
        </Fields>
        <Fields title={t('alerts')}>
          <DocumentSwitch path={at('showAlerts')} />
          {showAlerts &&
            alerts.map((alert) => (
              <DocumentNumber
                key={alert}
                path={at('alertMinutes', alert)}
                unit={t('minutes')}
                min={1}
                max={1440}
                width={160}
              />
            ))}
        </Fields>
        <Fields title={t('checks')}>
          <DocumentChoice path={at('splitChecksBy')} values={CHECK_SPLITS} />
          <DocumentSwitch path={at('clearAfterSettling')} />
        </Fields>
      </Columns>
    </Section>
  );
}
