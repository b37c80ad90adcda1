import { useQueryClient } from '@tanstack/react-query';
import { useEditor } from '../../../editing/draft/editor-context.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { printerPhrases } from '../../../phrases/settings/printers.ts';
import { confirm, whileLoading } from '../../../ui/dialogs/dialog-store.ts';
import { type MenuUses, menusNaming } from './menus-naming.ts';

/** Shows the places that name a device, in the settings and in the menus, and asks; a device that nothing names is removed without a question. */
export function useAskRemoval(kind: 'display' | 'printer') {
  const t = usePhrases(printerPhrases);
  const { level } = useEditor();
  const queries = useQueryClient();
  const inMenu = ({ name, departments, categories, items }: MenuUses) => {
    const parts = [
      ...(departments > 0 ? [t('departments', { count: departments })] : []),
      ...(categories > 0 ? [t('categories', { count: categories })] : []),
      ...(items > 0 ? [t('items', { count: items })] : []),
    ];
    return t('usesMenu', { name, parts: parts.join(', ') });
  };
  return async ({ id, name }: { readonly id: string; readonly name: string }, uses: readonly string[]) => {
    const menus = await whileLoading(t('readingMenus'), () => menusNaming(queries, level, { kind, id }));
    const named = [...uses, ...(menus ?? []).map(inMenu)];
    if (named.length === 0 && menus !== null) return true;
    const message = [
      ...(named.length > 0 ? [t('removeText', { uses: named.join(', ') })] : []),
      ...(menus === null ? [t('menusUnread')] : []),
    ];
    const question = { title: t('removeTitle', { name }), message: message.join(' '), accept: t('remove') };
    return (await confirm(question)) === 'accept';
  };
}
