import { DocumentMoney } from '../../../editing/fields/document-choices.tsx';
import { DocumentSwitch, DocumentText } from '../../../editing/fields/document-fields.tsx';
import { useSettings } from '../../../editing/kinds/location-settings-document.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { onlineOrderingPhrases } from '../../../phrases/settings/online-ordering.ts';
import { useActiveLevel } from '../../../session/level/active-level.ts';
import { Columns, Fields, Section } from '../../../ui/layout/pane/section.tsx';

const at = (...fields: readonly string[]) => ['onlineAccess', ...fields];

/** Whether guests may order now, and the smallest amount of an order. */
export function TakingOrders() {
  const t = usePhrases(onlineOrderingPhrases);
  const { acceptOrders, minimumOrder } = useSettings(({ onlineAccess }) => onlineAccess);
  return (
    <Section title={t('taking')} hint={t('takingHint')}>
      <LicenseNote />
      <Columns>
        <Fields title={t('now')}>
          <DocumentSwitch path={at('acceptOrders')} />
          {!acceptOrders && <DocumentText path={at('pauseMessage')} maxLength={200} lines={2} />}
        </Fields>
        <Fields title={t('least')}>
          <DocumentSwitch path={at('minimumOrder', 'enabled')} hint={t('deliveryLeast')} />
          {minimumOrder.enabled && <DocumentMoney path={at('minimumOrder', 'amount')} />}
        </Fields>
      </Columns>
    </Section>
  );
}

/** At company and group level one licensed store is enough. */
function LicenseNote() {
  const t = usePhrases(onlineOrderingPhrases);
  const { locations } = useActiveLevel();
  const isLicensed = locations.some(({ licences }) => licences.online);
  return isLicensed ? null : <p role="note">{t('notLicensed')}</p>;
}

/** OD-07, OD-08 */
export function Addresses() {
  const t = usePhrases(onlineOrderingPhrases);
  return (
    <Section title={t('addresses')} hint={t('addressesHint')}>
      <Columns>
        <Fields>
          <DocumentText path={at('accessUrl')} maxLength={500} placeholder="https://" />
        </Fields>
        <Fields>
          <DocumentText path={at('shortUrl')} maxLength={500} placeholder="https://" />
        </Fields>
      </Columns>
    </Section>
  );
}
