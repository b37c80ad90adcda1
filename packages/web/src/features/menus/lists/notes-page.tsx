import {
  asJsonObject,
  freeName,
  type MenuBlob,
  type MenuMessage,
  type MenuRequirement,
  newMessage,
  newRequirement,
} from '@servery/domain';
import { DocumentText } from '../../../editing/fields/document-fields.tsx';
import { useEditMenu, useMenu } from '../../../editing/kinds/menu-document.ts';
import { ListPage } from '../../../editing/list/list-page.tsx';
import type { RowForm } from '../../../editing/list/row-form.ts';
import { MenuEditor } from '../../../editing/page/menu-editor.tsx';
import { messagePhrases, type NotePhrases, requirementPhrases } from '../../../phrases/menus/menu-notes.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { newEntityId } from '../new-entity-id.ts';
import { MenuTable } from './menu-table.tsx';
import { StatusButtons } from './status-buttons.tsx';
import { StatusSwitch } from './status-switch.tsx';
import { useUses } from './use-uses.ts';
import { UsedBy, useUsedByColumn } from './used-by.tsx';

type Note = MenuMessage | MenuRequirement;

/** A list of short texts that items and buttons name. */
type Notes = {
  readonly list: 'messages' | 'requirements';
  readonly kind: 'message' | 'requirement';
  readonly phrases: NotePhrases;
  readonly rowsOf: (menu: MenuBlob) => readonly Note[];
  readonly make: (name: string) => Note;
  readonly form: RowForm;
  /** Where each row has an address of its own. */
  readonly base?: string;
};

const messages: Notes = {
  list: 'messages',
  kind: 'message',
  phrases: messagePhrases,
  rowsOf: (menu) => menu.messages,
  make: (name) => newMessage({ id: newEntityId('msg'), name, text: '' }),
  form: (row) => <NoteForm {...row} notes={messages} wording="text" />,
};

const requirements: Notes = {
  list: 'requirements',
  kind: 'requirement',
  phrases: requirementPhrases,
  rowsOf: (menu) => menu.requirements,
  make: (name) => newRequirement({ id: newEntityId('req'), name }),
  form: (row) => <NoteForm {...row} notes={requirements} wording="prompt" />,
  base: '/menu/requirements',
};

/** RT-56: the notes that a cashier adds to an item with one press. */
export function MessagesPage() {
  return (
    <MenuEditor>
      <NotesPage notes={messages} />
    </MenuEditor>
  );
}

/** RT-57 to RT-59: questions that a cashier answers before an item is complete; each has an address of its own. */
export function RequirementsPage() {
  return (
    <MenuEditor>
      <NotesPage notes={requirements} />
    </MenuEditor>
  );
}

function NotesPage({ notes }: { readonly notes: Notes }) {
  const t = usePhrases(notes.phrases);
  const { list, base, form } = notes;
  const rows = useMenu(notes.rowsOf);
  const add = () => asJsonObject(notes.make(freeName(rows, t('newName'))));
  return (
    <ListPage
      title={t('title')}
      sections={[list]}
      lists={[{ list: [list], form }]}
      {...(base !== undefined && { address: { base, add } })}
    >
      <NotesTable notes={notes} rows={rows} add={{ label: t('add'), make: add }} />
    </ListPage>
  );
}

type NotesTableProps = Pick<Parameters<typeof MenuTable>[0], 'add'> & {
  readonly notes: Notes;
  readonly rows: readonly Note[];
};

function NotesTable({ notes, rows, add }: NotesTableProps) {
  const t = usePhrases(notes.phrases);
  const { list, kind } = notes;
  const edit = useEditMenu();
  const usesOf = useUses(kind);
  const usedBy = useUsedByColumn(usesOf);
  return (
    <MenuTable
      list={list}
      kind={kind}
      title={t('title')}
      hint={t('hint')}
      rows={rows.map((note) => ({ note, id: note.id, name: note.name, disabled: note.status === 'INACTIVE' }))}
      words={({ note }) => wordingOf(note)}
      columns={[{ title: t('wording'), cell: ({ note }) => wordingOf(note) || note.name, hideOnPhone: true }, usedBy]}
      add={add}
      copy={({ note }) => asJsonObject({ ...note, ...idAndName(notes.make(freeName(rows, note.name))) })}
      usesOf={usesOf}
      bulk={(chosen) => (
        <StatusButtons
          onChange={(status) =>
            edit((menu) => {
              for (const row of menu[list]) if (chosen.some(({ id }) => id === row.id)) row.status = status;
            })
          }
        />
      )}
      empty={{ title: t('empty'), text: t('emptyHint') }}
    />
  );
}

function idAndName({ id, name }: Note) {
  return { id, name };
}

function wordingOf(note: Note): string {
  return note.entityType === 'MENU_MESSAGE' ? note.text : note.prompt;
}

type NoteFormProps = Parameters<RowForm>[0] & { readonly notes: Notes; readonly wording: 'text' | 'prompt' };

function NoteForm({ notes, wording, path, id, isNew }: NoteFormProps) {
  const t = usePhrases(notes.phrases);
  return (
    <>
      <DocumentText path={[...path, 'name']} maxLength={200} takesFocus={isNew} />
      <DocumentText path={[...path, wording]} hint={t('wordingHint')} maxLength={500} lines={2} />
      <StatusSwitch path={path} />
      <UsedBy uses={useUses(notes.kind)(String(id))} />
    </>
  );
}
