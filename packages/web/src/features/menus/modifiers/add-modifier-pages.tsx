import { newModifierCategory, newModifierItem } from '@servery/domain';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useEditMenu, useMenu } from '../../../editing/kinds/menu-document.ts';
import { modifiersPhrases } from '../../../phrases/menus/modifiers.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { AddPage, type NewEntity } from '../forms/add-page.tsx';
import { GonePage } from '../forms/gone-page.tsx';
import { newEntityId } from '../new-entity-id.ts';
import { modifierAddress } from './modifier-address.ts';
import { modifierLists, useModifierCategory } from './use-modifiers.ts';

const screen = '/menu/modifiers';

/** RT-68 */
export function AddModifierCategoryPage() {
  const t = usePhrases(modifiersPhrases);
  const edit = useEditMenu();
  const navigate = useNavigate();
  const handleAdd = ({ name, plu, next }: NewEntity) => {
    const id = newEntityId('mod');
    edit((menu) => {
      const category = newModifierCategory({ id, name });
      menu.modifiers.categories.push({ ...category, info: { ...category.info, pluNum: plu } });
      menu.pluNumbers.modifierCategories = next;
    });
    return navigate({ href: modifierAddress(`c:${id}`) });
  };
  return (
    <AddPage
      title={t('newCategory')}
      kind="modifierCategories"
      list={modifierLists.category}
      screen={screen}
      onAdd={handleAdd}
    />
  );
}

/** RT-70: a modifier that follows the prices of items, or one that begins like another of its category. */
export function AddModifierPage() {
  const t = usePhrases(modifiersPhrases);
  const { modifierCategoryId = '' } = useParams({ strict: false });
  const category = useModifierCategory(modifierCategoryId);
  const modifiers = useMenu((menu) => menu.modifiers.items);
  const edit = useEditMenu();
  const navigate = useNavigate();
  if (!category) return <GonePage screen={screen} />;
  const siblings = modifiers.filter((modifier) => modifier.category === category.id);
  const handleAdd = ({ name, plu, next, like }: NewEntity) => {
    const id = newEntityId('mod-item');
    const model = siblings.find((modifier) => modifier.id === like);
    const modifier = model ? structuredClone(model) : newModifierItem({ id, category: category.id, name });
    const texts = { name, displayName: '', description: '', abbreviation: '', pluNum: plu, imageId: null };
    edit((menu) => {
      menu.modifiers.items.push({ ...modifier, id, info: { ...modifier.info, ...texts } });
      menu.pluNumbers.modifierItems = next;
    });
    return navigate({ href: modifierAddress(`m:${id}`) });
  };
  return (
    <AddPage
      title={t('newModifier', { name: category.info.name })}
      kind="modifierItems"
      list={modifierLists.modifier}
      screen={screen}
      onAdd={handleAdd}
      siblings={siblings}
      likeNothing={t('likeNothing')}
    />
  );
}
