import type { MenuItem } from '@servery/domain';
import { useNavigate } from '@tanstack/react-router';
import { useChangeMenu } from '../../../editing/kinds/menu-document.ts';
import { menuItemsPhrases } from '../../../phrases/menus/menu-items.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { type Copied, withItemCopies } from './item-copies.ts';

/** Copies in the draft, one step of undo; answers their ids. */
export function useCopyItems(): (ids: readonly string[]) => readonly string[] {
  const t = usePhrases(menuItemsPhrases);
  const change = useChangeMenu();
  return (ids) => {
    let copies: Copied['ids'] = [];
    change((menu) => {
      const copied = withItemCopies(menu, new Set(ids), (name) => t('copyName', { name }));
      copies = copied.ids;
      return copied.menu;
    });
    return copies;
  };
}

/** A copy with a name and a number of its own, right behind the original; it opens. */
export function useDuplicateItem(): (item: MenuItem) => void {
  const copy = useCopyItems();
  const navigate = useNavigate();
  return (item) => {
    const [id] = copy([item.id]);
    return navigate({ href: `/menu/menuItems/${item.department}/item/${id}${window.location.search}` });
  };
}
