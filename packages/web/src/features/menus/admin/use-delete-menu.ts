import { useQueryClient } from '@tanstack/react-query';
import { keys } from '../../../api/keys.ts';
import type { MenuSummary } from '../../../menus/menu-list.ts';
import { menusPhrases } from '../../../phrases/menus/menus.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { useSession } from '../../../session/session-store.ts';
import { confirm } from '../../../ui/dialogs/dialog-store.ts';
import { notify } from '../../../ui/notifications/notify.ts';
import { failureWords } from '../failure-words.ts';
import { deleteMenu } from '../menus-calls.ts';
import { locationNames } from './location-names.ts';

/** Deletes a menu after its name was typed; one in use says where instead. MN-20 */
export function useDeleteMenu(): (menu: MenuSummary) => void {
  const t = usePhrases(menusPhrases);
  const { userCompanyId, accessibleTenants } = useSession();
  const client = useQueryClient();

  const refuse = ({ name, assignedTo }: MenuSummary) => {
    const names = locationNames(assignedTo, accessibleTenants).join(', ');
    const message = t('inUse', { count: assignedTo.length, names });
    return confirm({ title: t('inUseTitle', { name }), message, accept: 'OK', hideCancel: true });
  };
  const remove = async (menu: MenuSummary) => {
    if (menu.assignedTo.length > 0) return refuse(menu);
    const { name } = menu;
    const title = t('deleteTitle', { name });
    const answer = await confirm({
      title,
      message: t(menu.template ? 'deleteTemplateText' : 'deleteText'),
      accept: t('delete'),
      level: 'danger',
      term: name,
    });
    if (answer !== 'accept') return answer;
    const result = await deleteMenu(userCompanyId, menu.id);
    await client.invalidateQueries({ queryKey: keys.menus() });
    if (result.status === 'ok') notify.success(t(menu.template ? 'templateDeleted' : 'deleted', { name }));
    else notify.error(failureWords(result, t('deleteFailed')));
    return answer;
  };
  return (menu) => {
    remove(menu).catch(notify.failed(t('deleteFailed')));
  };
}
