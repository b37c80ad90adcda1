import {
  BAUD_RATES,
  CHARACTERS_OF_PAPER,
  CONNECTIONS,
  type Json,
  PAPER_WIDTHS,
  PRINTER_TYPES,
  setPrinterType,
} from '@servery/domain';
import { DocumentChoice, DocumentReference } from '../../../editing/fields/document-choices.tsx';
import { DocumentNumber, DocumentSwitch, DocumentText } from '../../../editing/fields/document-fields.tsx';
import { printerOptions } from '../../../editing/kinds/hardware-options.ts';
import { useEditSettings, useSettings } from '../../../editing/kinds/location-settings-document.ts';
import type { RowForm } from '../../../editing/list/row-form.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { printerPhrases } from '../../../phrases/settings/printers.ts';
import { isProviderStaff } from '../../../session/rights.ts';
import { useSession } from '../../../session/session-store.ts';
import { Fields } from '../../../ui/layout/pane/section.tsx';
import { notify } from '../../../ui/notifications/notify.ts';

/** Everything about one printer; the backup printer is for provider staff (PR-13, PM-41). */
export const PrinterForm: RowForm = ({ path, id, isNew }) => {
  const t = usePhrases(printerPhrases);
  const settings = useSettings((whole) => whole);
  const printer = settings.printing.printers.find((one) => one.id === id);
  const isStaff = isProviderStaff(useSession());
  const { handleType, handlePaper } = usePrinterEdits(String(id));
  if (!printer) return null;
  const at = (...fields: readonly string[]) => [...path, ...fields];
  const others = printerOptions(settings, printer.type).filter(({ value }) => value !== id);
  return (
    <>
      <DocumentText path={at('name')} maxLength={60} takesFocus={isNew} />
      <DocumentSwitch path={at('disabled')} />
      <Fields title={t('connection')}>
        <DocumentChoice path={at('connection', 'kind')} values={CONNECTIONS} />
        <ConnectionFields kind={printer.connection.kind} at={at} />
      </Fields>
      <Fields title={t('paper')}>
        <DocumentChoice path={at('type')} values={PRINTER_TYPES} onSet={handleType} />
        <DocumentChoice path={at('paperWidth')} values={PAPER_WIDTHS} onSet={handlePaper} />
        <DocumentNumber path={at('charactersPerLine')} hint={t('charactersHint')} min={16} max={96} width={160} />
        <DocumentSwitch path={at('cutsPaper')} />
        <DocumentSwitch path={at('sounds')} />
      </Fields>
      {isStaff && (
        <Fields title={t('backup')}>
          <DocumentReference path={at('backupPrinter')} options={others} none={t('none')} />
        </Fields>
      )}
    </>
  );
};

type ConnectionFieldsProps = {
  readonly kind: (typeof CONNECTIONS)[number];
  readonly at: (...fields: readonly string[]) => Parameters<RowForm>[0]['path'];
};

function ConnectionFields({ kind, at }: ConnectionFieldsProps) {
  const t = usePhrases(printerPhrases);
  switch (kind) {
    case 'NONE':
      return null;
    case 'NETWORK':
      return (
        <>
          <DocumentText path={at('connection', 'address')} placeholder={t('addressExample')} maxLength={253} />
          <DocumentNumber path={at('connection', 'port')} min={1} max={65_535} width={160} />
        </>
      );
    case 'USB':
    case 'SERIAL':
      return (
        <>
          <DocumentText path={at('connection', 'device')} placeholder={t('deviceExample')} maxLength={120} />
          {kind === 'SERIAL' && <DocumentChoice path={at('connection', 'baudRate')} values={BAUD_RATES} />}
        </>
      );
  }
}

/** Fields that decide more than themselves. */
function usePrinterEdits(id: string) {
  const t = usePhrases(printerPhrases);
  const settings = useSettings((whole) => whole);
  const edit = useEditSettings();
  return {
    /** PR-10, PR-11: other paper leaves the routes that need the paper it had. */
    handleType: (chosen: Json) => {
      const type = PRINTER_TYPES.find((one) => one === chosen);
      if (type === undefined) return;
      const after = setPrinterType(settings, id, type);
      edit((draft) => {
        Object.assign(draft, after.settings);
      });
      const name = settings.printing.printers.find((printer) => printer.id === id)?.name ?? '';
      if (after.lostRoutes > 0) notify.info(t('leftRoutes', { name, count: after.lostRoutes }));
    },
    handlePaper: (chosen: Json) => {
      const paperWidth = PAPER_WIDTHS.find((one) => one === chosen);
      if (paperWidth === undefined) return;
      edit(({ printing }) => {
        const printer = printing.printers.find((one) => one.id === id);
        if (printer) Object.assign(printer, { paperWidth, charactersPerLine: CHARACTERS_OF_PAPER[paperWidth] });
      });
    },
  };
}
