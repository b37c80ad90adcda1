import { DocumentNumber, DocumentSwitch } from '../../../editing/fields/document-fields.tsx';
import { usePhrases } from '../../../phrases/phrases.ts';
import { marketingPhrases } from '../../../phrases/settings/marketing.ts';
import { Columns, Fields, Section } from '../../../ui/layout/pane/section.tsx';

const required = ['requireFirstName', 'requireLastName', 'requirePhone', 'requireAddress', 'requireZone'] as const;
const stars = ['oneStarOrders', 'twoStarOrders', 'threeStarOrders'] as const;

/** MK-04 */
export function Customers() {
  const t = usePhrases(marketingPhrases);
  return (
    <Section title={t('customers')} hint={t('customersHint')}>
      <Columns>
        <Fields title={t('required')}>
          {required.map((field) => (
            <DocumentSwitch key={field} path={['marketing', field]} />
          ))}
        </Fields>
        <Fields title={t('stars')}>
          {stars.map((field) => (
            <DocumentNumber
              key={field}
              path={['marketing', field]}
              unit={t('orders')}
              min={1}
              max={100_000}
              width={160}
            />
          ))}
        </Fields>
        <Fields title={t('lookup')}>
          <DocumentSwitch path={['marketing', 'autoSelectOnLookup']} />
          <DocumentSwitch path={['marketing', 'approveCustomersForChecks']} />
        </Fields>
      </Columns>
    </Section>
  );
}
