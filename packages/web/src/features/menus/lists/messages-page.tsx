import { freeName, type MenuMessage, newMessage } from '@servery/domain';
import { DocumentText } from '../../../editing/fields/document-fields.tsx';
import { useMenu } from '../../../editing/kinds/menu-document.ts';
import { ListPage } from '../../../editing/list/list-page.tsx';
import type { RowForm } from '../../../editing/list/row-form.ts';
import { asJson } from '../../../editing/list/rows.ts';
import { MenuEditor } from '../../../editing/page/menu-editor.tsx';
import { menuListPhrases } from '../../../phrases/menu-lists.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { newEntityId } from '../new-entity-id.ts';
import { MenuTable } from './menu-table.tsx';
import { StatusSwitch } from './status-switch.tsx';
import { useUses } from './use-uses.ts';
import { UsedBy, useUsedByColumn } from './used-by.tsx';

const lists = [{ list: ['messages'], form: MessageForm }] as const;

/** RT-56: the notes that a cashier adds to an item with one press. */
export function MessagesPage() {
  const t = usePhrases(menuListPhrases);
  return (
    <MenuEditor>
      <ListPage title={t('messages')} sections={['messages']} lists={lists}>
        <MessagesTable />
      </ListPage>
    </MenuEditor>
  );
}

function MessagesTable() {
  const t = usePhrases(menuListPhrases);
  const messages = useMenu((menu) => menu.messages);
  const usesOf = useUses('message');
  const usedBy = useUsedByColumn(usesOf);
  const make = (given: Partial<MenuMessage> & { readonly name: string }) => {
    const name = freeName(messages, given.name);
    return asJson(newMessage({ ...given, id: newEntityId('msg'), name }));
  };
  return (
    <MenuTable
      list="messages"
      title={t('messages')}
      hint={t('messagesHint')}
      rows={messages.map((message) => ({ ...message, disabled: message.status === 'INACTIVE' }))}
      words={({ text }) => text}
      columns={[{ title: t('messageText'), cell: ({ text, name }) => text || name, hideOnPhone: true }, usedBy]}
      add={{ label: t('addMessage'), make: () => make({ name: t('newMessage'), text: '' }) }}
      copy={({ disabled: _, ...message }) => make(message)}
      usesOf={usesOf}
      empty={{ title: t('noMessages'), text: t('noMessagesHint') }}
    />
  );
}

function MessageForm({ path, id, isNew }: Parameters<RowForm>[0]) {
  const t = usePhrases(menuListPhrases);
  return (
    <>
      <DocumentText path={[...path, 'name']} maxLength={200} takesFocus={isNew} />
      <DocumentText path={[...path, 'text']} hint={t('messageTextHint')} maxLength={500} lines={2} />
      <StatusSwitch path={path} />
      <UsedBy uses={useUses('message')(String(id))} />
    </>
  );
}
