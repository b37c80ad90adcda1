import type { ModifierItem } from '@servery/domain';
import { lazy } from 'react';
import { useMayEditAll } from '../../../editing/draft/may-edit.ts';
import { useMenu } from '../../../editing/kinds/menu-document.ts';
import { modifiersPhrases } from '../../../phrases/menus/modifiers.ts';
import { soldTablePhrases } from '../../../phrases/menus/sold-table.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { notify } from '../../../ui/notifications/notify.ts';
import { SoldBulk } from '../sold/sold-bulk.tsx';
import type { SoldSelection } from '../sold/sold-table.tsx';
import { useSafeDelete } from '../use-safe-delete.ts';
import { usesOfModifiers } from './use-delete-modifier.ts';
import { useCopyModifiers } from './use-duplicate-modifier.ts';
import { modifierLists, useEditModifiers } from './use-modifiers.ts';

const AdjustModifiers = lazy(() =>
  import('./prices/adjust-modifiers.tsx').then((m) => ({ default: m.AdjustModifiers })),
);

/** The actions for the selected modifiers. */
export function ModifierBulk({ chosen, select }: SoldSelection<ModifierItem>) {
  const t = usePhrases(modifiersPhrases);
  const say = usePhrases(soldTablePhrases);
  const menu = useMenu((draft) => draft);
  const edit = useEditModifiers();
  const copy = useCopyModifiers();
  const safeDelete = useSafeDelete();
  const count = chosen.length;
  const what = t('count', { count });
  const ids = chosen.map(({ id }) => id);
  const mayPrice = useMayEditAll(modifierLists.modifier, ids, 'pricing');
  const handleDuplicate = () => {
    const copies = copy(ids);
    select(copies);
    notify.success(say('duplicated', { count: copies.length }));
  };
  const handleDelete = () => {
    const uses = usesOfModifiers(menu, ids);
    const name = count === 1 ? (chosen[0]?.info.name ?? what) : what;
    const deleted = { kind: 'modifierItem', ids, name, text: t('deleteModifier', { count }), uses } as const;
    safeDelete(deleted).catch((error: unknown) => console.error(error));
  };
  return (
    <SoldBulk
      list={modifierLists.modifier}
      chosen={chosen}
      what={what}
      move={{
        field: 'category',
        action: say('moveTo'),
        label: say('category'),
        places: menu.modifiers.categories.map(({ id, info }) => ({ value: id, label: info.name })),
        onMove: (category) => edit(ids, (one) => (one.category === category ? one : { ...one, category })),
      }}
      onEdit={(update) => edit(ids, update)}
      {...(mayPrice && {
        adjust: (close) => <AdjustModifiers name={what} modifiers={chosen} onClose={close} />,
      })}
      onDuplicate={handleDuplicate}
      onDelete={handleDelete}
    />
  );
}
