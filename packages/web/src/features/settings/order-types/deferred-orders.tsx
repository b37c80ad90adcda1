import { type LeadUnit, leadSeconds, shownLead } from '@servery/domain';
import { orderTypeFields } from '@servery/words';
import { DocumentChoice, DocumentReference } from '../../../editing/fields/document-choices.tsx';
import {
  DocumentNumber,
  DocumentSwitch,
  fieldProps,
  useLabelledField,
} from '../../../editing/fields/document-fields.tsx';
import { TimeField } from '../../../editing/fields/time-field.tsx';
import { useSettings } from '../../../editing/kinds/location-settings-document.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { orderTypePhrases } from '../../../phrases/settings/order-types.ts';
import { Grid } from '../../../ui/layout/grid.tsx';
import { Columns, Fields, Section } from '../../../ui/layout/pane/section.tsx';

const at = (field: string) => ['deferredOrders', field];

/** DO-01 to DO-15 */
export function DeferredOrders() {
  const t = usePhrases(orderTypePhrases);
  const printsAtOnce = useSettings(({ deferredOrders }) => deferredOrders.printToKitchenRightAway);
  return (
    <Section title={t('deferred')} hint={t('deferredHint')}>
      <Columns>
        <Fields title={t('online')}>
          <DocumentSwitch path={at('allowDeferredOnlineOrders')} />
          <DocumentNumber path={at('maxOrderLeadDays')} unit={t('days')} min={0} max={366} width={160} />
          <MinimumLead />
          <Fields title={t('reports')}>
            <DocumentChoice path={at('reportDeferredRevenueAt')} values={['ORDER_TIME', 'DUE_TIME']} />
          </Fields>
        </Fields>
        <Fields title={t('kitchen')}>
          <DocumentSwitch path={at('printToKitchenRightAway')} />
          <DocumentNumber
            path={at('leadTime')}
            unit={t('minutes')}
            min={0}
            width={160}
            show={(seconds) => Math.round(seconds / 60)}
            keep={(minutes) => Math.max(0, minutes) * 60}
          />
          {!printsAtOnce && <PrintTime />}
          <DocumentNumber
            path={at('printOrdersWithinDays')}
            hint={t('printWithinHint')}
            unit={t('days')}
            min={0}
            width={160}
            isOptional
          />
          <Printer />
          <DocumentChoice path={at('advancedExtraPrint')} values={['NONE', 'ORDER_TIME', 'DUE_TIME']} />
        </Fields>
      </Columns>
    </Section>
  );
}

/** DO-14, DO-15: at least 1 in the chosen unit; kept in seconds. */
function MinimumLead() {
  const unit: LeadUnit = useSettings(({ deferredOrders }) => deferredOrders.minOrderLeadUnit);
  return (
    <Grid columns={2} gap={3}>
      <DocumentNumber
        path={at('minOrderLeadTime')}
        min={1}
        show={(seconds) => shownLead(seconds, unit)}
        keep={(shown) => leadSeconds(shown, unit)}
      />
      <DocumentChoice path={at('minOrderLeadUnit')} values={['MINUTES', 'HOURS', 'DAYS']} />
    </Grid>
  );
}

function PrintTime() {
  const [field, props] = useLabelledField({ path: at('printTime') });
  return (
    <TimeField
      {...fieldProps(field, props)}
      value={typeof field.value === 'number' ? field.value : null}
      onChange={field.setValue}
    />
  );
}

/** DO-11: the default printer, one of the printers, or none. */
function Printer() {
  const s = usePhrases(orderTypeFields);
  const printers = useSettings(({ printing }) => printing.printers);
  return (
    <DocumentReference
      path={at('printer')}
      none={s('noPrinter')}
      options={[
        { value: 'DEFAULT', label: s('deferredOrders.printer.DEFAULT') },
        ...printers.map((printer) => ({ value: printer.id, label: String(printer.name ?? printer.id) })),
      ]}
    />
  );
}
