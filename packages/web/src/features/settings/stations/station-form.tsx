import { STATION_KINDS, shownName } from '@servery/domain';
import { DocumentChoice, DocumentReference } from '../../../editing/fields/document-choices.tsx';
import { DocumentNumber, DocumentSwitch, DocumentText } from '../../../editing/fields/document-fields.tsx';
import { printerOptions } from '../../../editing/kinds/hardware-options.ts';
import { useSettings } from '../../../editing/kinds/location-settings-document.ts';
import type { RowForm } from '../../../editing/list/row-form.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { stationPhrases } from '../../../phrases/settings/stations.ts';
import { isProviderStaff } from '../../../session/rights.ts';
import { useSession } from '../../../session/session-store.ts';
import { Fields } from '../../../ui/layout/pane/section.tsx';

/** Everything about one station; the backup printer is for provider staff (PR-13, PM-41). */
export const StationForm: RowForm = ({ path, isNew }) => {
  const t = usePhrases(stationPhrases);
  const settings = useSettings((whole) => whole);
  const at = (field: string) => [...path, field];
  const printers = printerOptions(settings, 'RECEIPT');
  const isStaff = isProviderStaff(useSession());
  const types = settings.orderTypes.types.filter(({ activePOS }) => activePOS);
  return (
    <>
      <DocumentText path={at('name')} maxLength={60} takesFocus={isNew} />
      <DocumentChoice path={at('kind')} values={STATION_KINDS} />
      <DocumentSwitch path={at('disabled')} />
      <Fields title={t('orders')}>
        <DocumentReference
          path={at('defaultOrderType')}
          options={types.map((type) => ({ value: type.id, label: shownName(type) }))}
          none={t('asks')}
        />
      </Fields>
      <Fields title={t('printing')}>
        <DocumentReference
          path={at('receiptPrinter')}
          options={[{ value: 'DEFAULT', label: t('default') }, ...printers]}
          none={t('none')}
        />
        {isStaff && <DocumentReference path={at('backupPrinter')} options={printers} none={t('none')} />}
      </Fields>
      <Fields title={t('logOff')}>
        <DocumentNumber
          path={at('logOffAfter')}
          hint={t('logOffHint')}
          unit={t('seconds')}
          min={0}
          max={86_400}
          width={160}
        />
      </Fields>
    </>
  );
};
