import { type BulkCopies, withBulkCopies } from '@servery/domain';
import { useChangeMenu } from '../../../../editing/kinds/menu-document.ts';
import { menuItemsPhrases } from '../../../../phrases/menus/menu-items.ts';
import { soldTablePhrases } from '../../../../phrases/menus/sold-table.ts';
import { say, usePhrases } from '../../../../phrases/phrases.ts';
import { notify } from '../../../../ui/notifications/notify.ts';
import { newEntityId } from '../../new-entity-id.ts';
import type { GroupKind } from '../menu-entity.ts';

const prefixes = { department: 'dep', category: 'cat', item: 'item' } as const;

/** Copies with everything below them in the draft, one step of undo; answers their ids. */
export function useCopyGroups(kind: GroupKind): (ids: ReadonlySet<string>) => readonly string[] {
  const t = usePhrases(menuItemsPhrases);
  const change = useChangeMenu();
  return (ids) => {
    let copies: BulkCopies['ids'] = [];
    const words = {
      newId: (of: keyof typeof prefixes) => newEntityId(prefixes[of]),
      nameOf: (name: string) => t('copyName', { name }),
    };
    change((menu) => {
      const copied = withBulkCopies(menu, { kind, ids }, words);
      copies = copied.ids;
      return copied.menu;
    });
    notify.success(say(soldTablePhrases, 'duplicated', { count: copies.length }));
    return copies;
  };
}
