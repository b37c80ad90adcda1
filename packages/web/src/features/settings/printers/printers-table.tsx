import { asJsonObject, freeName, newPrinter, type Printer, removePrinter, usesOfPrinter } from '@servery/domain';
import { useEditor } from '../../../editing/draft/editor-context.ts';
import { printerOptions } from '../../../editing/kinds/hardware-options.ts';
import { useEditSettings, useSettings } from '../../../editing/kinds/location-settings-document.ts';
import { ListTable } from '../../../editing/list/list-table.tsx';
import { usePhrases } from '../../../phrases/phrases.ts';
import { printerPhrases } from '../../../phrases/settings/printers.ts';
import { isProviderStaff } from '../../../session/rights.ts';
import { useSession } from '../../../session/session-store.ts';
import { useAskRemoval } from './use-ask-removal.ts';

export const printersList = ['printing', 'printers'];

export function PrintersTable() {
  const t = usePhrases(printerPhrases);
  const settings = useSettings((whole) => whole);
  const { printers } = settings.printing;
  const isStaff = isProviderStaff(useSession());
  const inWords = usePrinterWords();
  const remove = useRemovePrinter();
  const backup = {
    title: t('backup'),
    cell: ({ backupPrinter }: Printer) =>
      printerOptions(settings).find(({ value }) => value === backupPrinter)?.label ?? t('none'),
    hideOnPhone: true,
  };
  return (
    <ListTable<Printer>
      list={printersList}
      title={t('printers')}
      hint={t('printersHint')}
      rows={printers}
      columns={[
        { title: t('type'), cell: (printer) => inWords(printer, ['type'], printer.type), hideOnPhone: true },
        { title: t('connection'), cell: (printer) => <Connection printer={printer} />, hideOnPhone: true },
        ...(isStaff ? [backup] : []),
      ]}
      add={{
        label: t('addPrinter'),
        make: () => asJsonObject(newPrinter({ id: crypto.randomUUID(), name: freeName(printers, t('newPrinter')) })),
      }}
      empty={{ title: t('noPrinters'), text: t('noPrintersHint') }}
      onRemove={(printer) => void remove(printer)}
    />
  );
}

/** The address or the port; how it is connected while that is not said. */
function Connection({ printer }: { readonly printer: Printer }) {
  const inWords = usePrinterWords();
  const { kind, address, device } = printer.connection;
  const place = kind === 'NETWORK' ? address : kind === 'NONE' ? '' : device;
  return place.trim() || inWords(printer, ['connection', 'kind'], kind);
}

/** A field of a printer as the review says it. */
function usePrinterWords() {
  const { adapter, store } = useEditor();
  return ({ id }: Printer, field: readonly string[], value: string) =>
    adapter.words.value([...printersList, { id }, ...field], value, store.getState().draft);
}

function useRemovePrinter() {
  const t = usePhrases(printerPhrases);
  const settings = useSettings((whole) => whole);
  const edit = useEditSettings();
  const ask = useAskRemoval('printer');
  return async ({ id, name }: Printer) => {
    const { stations, printers, drawers, deferredOrders, routes } = usesOfPrinter(settings, id);
    const uses = [
      ...stations.map((station) => t('usesStation', { name: station })),
      ...printers.map((printer) => t('usesPrinter', { name: printer })),
      ...drawers.map((drawer) => t('usesDrawer', { name: drawer })),
      ...(deferredOrders ? [t('usesDeferred')] : []),
      ...(routes > 0 ? [t('usesRoutes', { count: routes })] : []),
    ];
    if (!(await ask({ id, name }, uses))) return;
    edit((draft) => {
      Object.assign(draft, removePrinter(settings, id));
    });
  };
}
