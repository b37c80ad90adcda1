import { DocumentNumber, DocumentSwitch } from '../../../editing/fields/document-fields.tsx';
import { useSettings } from '../../../editing/kinds/location-settings-document.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { onlineOrderingPhrases } from '../../../phrases/settings/online-ordering.ts';
import { Columns, Fields, Section } from '../../../ui/layout/pane/section.tsx';

const at = (field: string) => ['deferredOrders', field];

/** DO-03, DO-04: orders that guests place online for another time. */
export function LaterOrders() {
  const t = usePhrases(onlineOrderingPhrases);
  const isOn = useSettings(({ deferredOrders }) => deferredOrders.allowDeferredOnlineOrders);
  return (
    <Section title={t('later')} hint={t('laterHint')}>
      <Columns>
        <Fields>
          <DocumentSwitch path={at('allowDeferredOnlineOrders')} />
          {isOn && <DocumentNumber path={at('maxOrderLeadDays')} unit={t('days')} min={0} max={366} width={160} />}
        </Fields>
      </Columns>
    </Section>
  );
}
