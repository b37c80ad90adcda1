import { type LeadUnit, leadSeconds, shownLead } from '@servery/domain';
import { settingsPhrases } from '@servery/words';
import {
  DocumentNumber,
  DocumentSelect,
  DocumentSwitch,
  fieldProps,
} from '../../../editing/fields/document-fields.tsx';
import { TimeField } from '../../../editing/fields/time-field.tsx';
import { useField } from '../../../editing/fields/use-field.ts';
import { useSettings } from '../../../editing/kinds/location-settings-document.ts';
import { orderTypePhrases } from '../../../phrases/order-types.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Columns, Fields, Section } from '../../../ui/layout/section.tsx';
import styles from './order-types.module.css';

const at = (field: string) => ['deferredOrders', field];

/** DO-01 to DO-15 */
export function DeferredOrders() {
  const t = usePhrases(orderTypePhrases);
  const s = usePhrases(settingsPhrases);
  const printsAtOnce = useSettings(({ deferredOrders }) => deferredOrders.printToKitchenRightAway);
  return (
    <Section title={t('deferred')} hint={t('deferredHint')}>
      <Columns>
        <Fields title={t('online')}>
          <DocumentSwitch path={at('allowDeferredOnlineOrders')} label={s('allowDeferredOnline')} />
          <DocumentNumber
            path={at('maxOrderLeadDays')}
            label={s('maxLeadDays')}
            unit={t('days')}
            min={0}
            max={366}
            width={160}
          />
          <MinimumLead />
          <Fields title={t('reports')}>
            <DocumentSelect
              path={at('reportDeferredRevenueAt')}
              label={s('reportRevenueAt')}
              options={[
                { value: 'ORDER_TIME', label: t('orderTime') },
                { value: 'DUE_TIME', label: t('dueTime') },
              ]}
            />
          </Fields>
        </Fields>
        <Fields title={t('kitchen')}>
          <DocumentSwitch path={at('printToKitchenRightAway')} label={s('printRightAway')} />
          <DocumentNumber
            path={at('leadTime')}
            label={s('leadTime')}
            unit={t('minutes')}
            min={0}
            width={160}
            show={(seconds) => Math.round(seconds / 60)}
            keep={(minutes) => Math.max(0, minutes) * 60}
          />
          {!printsAtOnce && <PrintTime />}
          <DocumentNumber
            path={at('printOrdersWithinDays')}
            label={s('printWithinDays')}
            hint={t('printWithinHint')}
            unit={t('days')}
            min={0}
            width={160}
            isOptional
          />
          <Printer />
          <ExtraPrint />
        </Fields>
      </Columns>
    </Section>
  );
}

/** DO-14, DO-15: at least 1 in the chosen unit; kept in seconds. */
function MinimumLead() {
  const t = usePhrases(orderTypePhrases);
  const s = usePhrases(settingsPhrases);
  const unit: LeadUnit = useSettings(({ deferredOrders }) => deferredOrders.minOrderLeadUnit);
  return (
    <div className={styles.pair}>
      <DocumentNumber
        path={at('minOrderLeadTime')}
        label={s('minLead')}
        min={1}
        show={(seconds) => shownLead(seconds, unit)}
        keep={(shown) => leadSeconds(shown, unit)}
      />
      <DocumentSelect
        path={at('minOrderLeadUnit')}
        label={s('minLeadUnit')}
        options={[
          { value: 'MINUTES', label: t('minutesUnit') },
          { value: 'HOURS', label: t('hoursUnit') },
          { value: 'DAYS', label: t('daysUnit') },
        ]}
      />
    </div>
  );
}

function PrintTime() {
  const s = usePhrases(settingsPhrases);
  const path = at('printTime');
  const field = useField(path);
  return (
    <TimeField
      {...fieldProps(field, { path, label: s('printTime') })}
      value={typeof field.value === 'number' ? field.value : null}
      onChange={field.setValue}
    />
  );
}

const nonePrinter = ' none';

/** DO-11: the default printer, one of the printers, or none. */
function Printer() {
  const t = usePhrases(orderTypePhrases);
  const s = usePhrases(settingsPhrases);
  const path = at('printer');
  const field = useField(path);
  const printers = useSettings(({ printing }) => printing.printers);
  const options = [
    { value: 'DEFAULT', label: t('defaultPrinter') },
    ...printers.map((printer) => ({ value: printer.id, label: String(printer.name ?? printer.id) })),
    { value: nonePrinter, label: t('noPrinter') },
  ];
  const wordOf = (value: unknown) => options.find((option) => option.value === (value ?? nonePrinter))?.label;
  return (
    <SelectField
      {...fieldProps(field, { path, label: s('printer'), format: wordOf })}
      value={typeof field.value === 'string' ? field.value : nonePrinter}
      onChange={(value) => field.setValue(value === nonePrinter ? null : (value ?? 'DEFAULT'))}
      options={options}
    />
  );
}

function ExtraPrint() {
  const t = usePhrases(orderTypePhrases);
  const s = usePhrases(settingsPhrases);
  return (
    <DocumentSelect
      path={at('advancedExtraPrint')}
      label={s('extraPrint')}
      options={[
        { value: 'NONE', label: t('extraNone') },
        { value: 'ORDER_TIME', label: t('extraOrder') },
        { value: 'DUE_TIME', label: t('extraDue') },
      ]}
    />
  );
}
