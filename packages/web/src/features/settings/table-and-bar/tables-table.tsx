import { asJsonObject, type DiningTable, newDiningTable } from '@servery/domain';
import { DocumentReference } from '../../../editing/fields/document-choices.tsx';
import { DocumentNumber, DocumentSwitch, DocumentText } from '../../../editing/fields/document-fields.tsx';
import { useSettings } from '../../../editing/kinds/location-settings-document.ts';
import { ListTable } from '../../../editing/list/list-table.tsx';
import type { RowForm } from '../../../editing/list/row-form.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { tableAndBarPhrases } from '../../../phrases/settings/table-and-bar.ts';

export const tablesList = ['tableSettings', 'tables'];

export function TablesTable() {
  const t = usePhrases(tableAndBarPhrases);
  const { sections, tables } = useSettings((settings) => settings.tableSettings);
  const sectionName = (id: string | null) => sections.find((section) => section.id === id)?.name ?? t('noSection');
  return (
    <ListTable<DiningTable>
      list={tablesList}
      title={t('tables')}
      hint={t('tablesHint')}
      rows={tables}
      columns={[
        { title: t('section'), cell: ({ section }) => sectionName(section), hideOnPhone: true },
        { title: t('seats'), cell: ({ seats }) => seats, align: 'right', hideOnPhone: true },
      ]}
      add={{ label: t('addTable'), make: () => asJsonObject(nextTable(tables)) }}
      empty={{ title: t('noTables'), text: t('noTablesHint') }}
    />
  );
}

/** The next number, beside the last table. */
function nextTable(tables: readonly DiningTable[]): DiningTable {
  const { section = null, seats = 4 } = tables.at(-1) ?? {};
  const numbers = tables.map(({ name }) => Number(name)).filter(Number.isInteger);
  return newDiningTable({ id: crypto.randomUUID(), name: String(Math.max(0, ...numbers) + 1), section, seats });
}

export const TableForm: RowForm = ({ path, isNew }) => {
  const t = usePhrases(tableAndBarPhrases);
  const sections = useSettings(({ tableSettings }) => tableSettings.sections);
  const at = (field: string) => [...path, field];
  return (
    <>
      <DocumentText path={at('name')} maxLength={30} takesFocus={isNew} />
      <DocumentReference
        path={at('section')}
        options={sections.map(({ id, name }) => ({ value: id, label: name }))}
        none={t('noSection')}
      />
      <DocumentNumber path={at('seats')} min={1} max={99} width={160} />
      <DocumentSwitch path={at('disabled')} />
    </>
  );
};
