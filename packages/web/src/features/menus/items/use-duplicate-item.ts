import { type MenuItem, nextPlu } from '@servery/domain';
import { useNavigate } from '@tanstack/react-router';
import { useEditMenu, useMenu } from '../../../editing/kinds/menu-document.ts';
import { menuItemsPhrases } from '../../../phrases/menu-items.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { newEntityId } from '../new-entity-id.ts';

/** A copy with a name and a number of its own, right behind the original; it opens. */
export function useDuplicateItem(): (item: MenuItem) => void {
  const t = usePhrases(menuItemsPhrases);
  const menu = useMenu((draft) => draft);
  const edit = useEditMenu();
  const navigate = useNavigate();
  return (item) => {
    const id = newEntityId('item');
    const { pluNum, next } = nextPlu(menu, 'items');
    const info = { ...item.info, name: t('copyName', { name: item.info.name }), displayName: '', pluNum };
    edit((draft) => {
      draft.pluNumbers.items = next;
      draft.items.splice(draft.items.findIndex((one) => one.id === item.id) + 1, 0, {
        ...structuredClone(item),
        id,
        info,
      });
      const order = draft.departments.find((department) => department.id === item.department)?.items;
      order?.splice(order.indexOf(item.id) + 1, 0, id);
    });
    return navigate({ href: `/menu/menuItems/${item.department}/item/${id}${window.location.search}` });
  };
}
