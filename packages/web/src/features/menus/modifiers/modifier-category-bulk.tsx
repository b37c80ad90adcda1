import type { ModifierCategory } from '@servery/domain';
import { lazy } from 'react';
import { useMayEdit, useMayEditAll } from '../../../editing/draft/may-edit.ts';
import { useMenu } from '../../../editing/kinds/menu-document.ts';
import { modifiersPhrases } from '../../../phrases/menus/modifiers.ts';
import { soldTablePhrases } from '../../../phrases/menus/sold-table.ts';
import { say, usePhrases } from '../../../phrases/phrases.ts';
import { notify } from '../../../ui/notifications/notify.ts';
import { SoldBulk } from '../sold/sold-bulk.tsx';
import type { SoldSelection } from '../sold/sold-table.tsx';
import { SwitchMenu } from '../sold/switch-menu.tsx';
import { useSafeDelete } from '../use-safe-delete.ts';
import { membersOf, usesOfModifierCategories } from './use-delete-modifier.ts';
import { useCopyModifiers } from './use-duplicate-modifier.ts';
import { modifierLists, useEditModifierCategories } from './use-modifiers.ts';

const AdjustModifiers = lazy(() =>
  import('./prices/adjust-modifiers.tsx').then((m) => ({ default: m.AdjustModifiers })),
);

const list = modifierLists.category;

/** The actions for the selected categories of modifiers. */
export function ModifierCategoryBulk({ chosen, select }: SoldSelection<ModifierCategory>) {
  const t = usePhrases(modifiersPhrases);
  const modifiers = useMenu((menu) => menu.modifiers.items);
  const edit = useEditModifierCategories();
  const copy = useCopyModifiers('category');
  const remove = useDeleteCategories();
  const mayPrice = useMayEdit(['modifiers', 'items', 'pricing']);
  const what = t('categoryCount', { count: chosen.length });
  const ids = chosen.map(({ id }) => id);
  const members = modifiers.filter(({ category }) => ids.includes(category));
  const handleDuplicate = () => {
    const copies = copy(ids);
    select(copies);
    notify.success(say(soldTablePhrases, 'duplicated', { count: copies.length }));
  };
  return (
    <SoldBulk
      list={list}
      chosen={chosen}
      what={what}
      onEdit={(update) => edit(ids, update)}
      {...(mayPrice &&
        members.length > 0 && {
          adjust: (close) => <AdjustModifiers name={what} modifiers={members} onClose={close} />,
        })}
      onDuplicate={handleDuplicate}
      onDelete={() => remove(chosen)}
    >
      <ExclusiveMenu
        chosen={chosen}
        onSet={(exclusive) => edit(ids, (one) => (one.exclusive === exclusive ? one : { ...one, exclusive }))}
      />
    </SoldBulk>
  );
}

/** Deletes categories with the modifiers in them, after listing the places that name any of it. */
function useDeleteCategories(): (chosen: readonly ModifierCategory[]) => void {
  const t = usePhrases(modifiersPhrases);
  const menu = useMenu((draft) => draft);
  const safeDelete = useSafeDelete();
  return (chosen) => {
    const ids = chosen.map(({ id }) => id);
    const categories = new Set(ids);
    const [only] = chosen.length === 1 ? chosen : [];
    const name = only?.info.name ?? t('categoryCount', { count: chosen.length });
    const text = t(only ? 'deleteCategory' : 'deleteCategories', { count: membersOf(menu, categories).length });
    const uses = usesOfModifierCategories(menu, categories);
    safeDelete({ kind: 'modifierCategory', ids, name, text, uses }).catch((error: unknown) => console.error(error));
  };
}

type ExclusiveMenuProps = {
  readonly chosen: readonly ModifierCategory[];
  readonly onSet: (exclusive: boolean) => void;
};

/** Whether choosing one of their modifiers takes the others away. */
function ExclusiveMenu({ chosen, onSet }: ExclusiveMenuProps) {
  const t = usePhrases(modifiersPhrases);
  const mayChoose = useMayEditAll(
    list,
    chosen.map(({ id }) => id),
    'exclusive',
  );
  if (!mayChoose) return null;
  const having = chosen.filter((one) => one.exclusive).length;
  return (
    <SwitchMenu
      label={t('choice')}
      total={chosen.length}
      choices={[{ id: 'exclusive', having, on: t('onlyOne'), off: t('anyNumber') }]}
      onSwitch={(_, isOn) => onSet(isOn)}
    />
  );
}
