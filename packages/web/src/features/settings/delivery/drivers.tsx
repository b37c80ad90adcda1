import { DocumentMoney } from '../../../editing/fields/document-choices.tsx';
import { DocumentNumber, DocumentSwitch } from '../../../editing/fields/document-fields.tsx';
import { usePhrases } from '../../../phrases/phrases.ts';
import { deliveryPhrases } from '../../../phrases/settings/delivery.ts';
import { Columns, Fields, Section } from '../../../ui/layout/pane/section.tsx';

const at = (...fields: readonly string[]) => ['driverManagement', ...fields];
const lateness = ['oneOrder', 'twoOrders', 'threeOrders'] as const;

/** TB-03, TB-08 to TB-10 */
export function Drivers() {
  const t = usePhrases(deliveryPhrases);
  return (
    <Section title={t('drivers')} hint={t('driversHint')}>
      <Columns>
        <Fields title={t('late')}>
          {lateness.map((orders) => (
            <DocumentNumber
              key={orders}
              path={at('latenessMinutes', orders)}
              unit={t('minutes')}
              min={1}
              max={600}
              width={160}
            />
          ))}
        </Fields>
        <Fields title={t('drives')}>
          <DocumentNumber path={at('maxOrdersPerDispatch')} unit={t('orders')} min={1} max={20} width={160} />
          <DocumentSwitch path={at('selfDispatch')} />
          <DocumentSwitch path={at('requireCheckIn')} />
          <DocumentMoney path={at('startingBank')} />
        </Fields>
      </Columns>
    </Section>
  );
}
