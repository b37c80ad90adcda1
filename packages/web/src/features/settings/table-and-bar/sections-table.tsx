import { asJsonObject, freeName, newTableSection, removeTableSection, type TableSection } from '@servery/domain';
import { undo } from '../../../editing/draft/draft-store.ts';
import { useEditor } from '../../../editing/draft/editor-context.ts';
import { DocumentSwitch, DocumentText } from '../../../editing/fields/document-fields.tsx';
import { useEditSettings, useSettings } from '../../../editing/kinds/location-settings-document.ts';
import { ListTable } from '../../../editing/list/list-table.tsx';
import type { RowForm } from '../../../editing/list/row-form.ts';
import { configurationPhrases } from '../../../phrases/configuration.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { tableAndBarPhrases } from '../../../phrases/settings/table-and-bar.ts';
import { notify } from '../../../ui/notifications/notify.ts';

export const sectionsList = ['tableSettings', 'sections'];

export function SectionsTable() {
  const t = usePhrases(tableAndBarPhrases);
  const { sections, tables } = useSettings((settings) => settings.tableSettings);
  const remove = useRemoveSection();
  const tablesOf = ({ id }: TableSection) => tables.filter(({ section, disabled }) => section === id && !disabled);
  return (
    <ListTable<TableSection>
      list={sectionsList}
      title={t('sections')}
      hint={t('sectionsHint')}
      rows={sections}
      columns={[
        {
          title: t('tablesCount'),
          cell: (section) => {
            const own = tablesOf(section);
            return t('tablesText', { count: own.length, seats: own.reduce((sum, { seats }) => sum + seats, 0) });
          },
          hideOnPhone: true,
        },
      ]}
      add={{
        label: t('addSection'),
        make: () =>
          asJsonObject(newTableSection({ id: crypto.randomUUID(), name: freeName(sections, t('newSection')) })),
      }}
      empty={{ title: t('noSections'), text: t('noSectionsHint') }}
      onRemove={remove}
    />
  );
}

/** Its tables go into no section with it, in one step of undo, and that is said. */
function useRemoveSection() {
  const t = usePhrases(tableAndBarPhrases);
  const c = usePhrases(configurationPhrases);
  const editor = useEditor();
  const settings = useSettings(({ tableSettings }) => tableSettings);
  const edit = useEditSettings();
  return ({ id, name }: TableSection) => {
    edit((draft) => {
      Object.assign(draft.tableSettings, removeTableSection(settings, id));
    });
    const count = settings.tables.filter(({ section }) => section === id).length;
    const action = { label: c('undo'), onClick: () => undo(editor) };
    if (count > 0) notify.warning(t('sectionRemoved', { count, name }), { action });
  };
}

export const SectionForm: RowForm = ({ path, isNew }) => (
  <>
    <DocumentText path={[...path, 'name']} maxLength={60} takesFocus={isNew} />
    <DocumentSwitch path={[...path, 'disabled']} />
  </>
);
