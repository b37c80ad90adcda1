import { type MenuBlob, type Use, usesById } from '@servery/domain';
import { useNavigate } from '@tanstack/react-router';
import { useMenu } from '../../../editing/kinds/menu-document.ts';
import { modifiersPhrases } from '../../../phrases/menus/modifiers.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { useSafeDelete } from '../use-safe-delete.ts';
import type { ModifierEntity } from './modifier-entity.ts';

/** Deletes a modifier, or a category with the modifiers in it, after listing the places that name them. */
export function useDeleteModifier(): (entity: ModifierEntity) => void {
  const t = usePhrases(modifiersPhrases);
  const menu = useMenu((draft) => draft);
  const navigate = useNavigate();
  const safeDelete = useSafeDelete();

  const remove = async (props: ModifierEntity) => {
    const { kind, entity } = props;
    const below = kind === 'modifier' ? [entity.id] : membersOf(menu, new Set([entity.id]));
    const isDeleted = await safeDelete({
      kind: kind === 'category' ? 'modifierCategory' : 'modifierItem',
      ids: [entity.id],
      name: entity.info.name,
      text: kind === 'category' ? t('deleteCategory', { count: below.length }) : t('deleteModifier', { count: 1 }),
      uses: kind === 'category' ? usesOfModifierCategories(menu, new Set([entity.id])) : usesOfModifiers(menu, below),
    });
    return isDeleted ? navigate({ to: '/menu/modifiers', search: true }) : undefined;
  };
  return (props) => {
    remove(props).catch((error: unknown) => console.error(error));
  };
}

/** The modifiers of some categories. */
export function membersOf(menu: MenuBlob, categories: ReadonlySet<string>): readonly string[] {
  return menu.modifiers.items.filter(({ category }) => categories.has(category)).map(({ id }) => id);
}

/** The places that name categories or modifiers in them, outside of the modifiers themselves, which go too. */
export function usesOfModifierCategories(menu: MenuBlob, categories: ReadonlySet<string>): readonly Use[] {
  const uses = usesById(menu, 'modifierCategory');
  const own = [...categories].flatMap((id) => uses.get(id) ?? []).filter(isElsewhere);
  return [...usesOfModifiers(menu, membersOf(menu, categories)), ...own];
}

/** The places that name modifiers, other than modifiers. */
export function usesOfModifiers(menu: MenuBlob, ids: readonly string[]): readonly Use[] {
  const uses = usesById(menu, 'modifierItem');
  return ids.flatMap((id) => uses.get(id) ?? []).filter(isElsewhere);
}

function isElsewhere({ path: [list] }: Use): boolean {
  return list !== 'modifiers';
}
