import { ListPage } from '../../../editing/list/list-page.tsx';
import { SettingsEditor } from '../../../editing/page/settings-editor.tsx';
import { screenSections } from '../../../editing/settings-search/screen-sections.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { printerPhrases } from '../../../phrases/settings/printers.ts';
import { DisplayForm } from './display-form.tsx';
import { DisplaysTable, displaysList } from './displays-table.tsx';
import { PrinterForm } from './printer-form.tsx';
import { PrintersTable, printersList } from './printers-table.tsx';

const sections = screenSections['/locationSettings/printers'];
const lists = [
  { list: printersList, form: PrinterForm },
  { list: displaysList, form: DisplayForm },
] as const;

/** KR-12, PR-01: the printers and the kitchen displays. */
export function PrintersPage() {
  const t = usePhrases(printerPhrases);
  return (
    <SettingsEditor rows={8}>
      <ListPage title={t('title')} sections={sections} lists={lists}>
        <PrintersTable />
        <DisplaysTable />
      </ListPage>
    </SettingsEditor>
  );
}
