import { newCategory, newDepartment, newItemIn } from '@servery/domain';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useMayAdd } from '../../../editing/draft/may-edit.ts';
import { useEditMenu, useMenu } from '../../../editing/kinds/menu-document.ts';
import { menuItemsPhrases } from '../../../phrases/menus/menu-items.ts';
import { newEntriesPhrases } from '../../../phrases/menus/new-entries.ts';
import { say, usePhrases } from '../../../phrases/phrases.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Muted } from '../../../ui/layout/muted.tsx';
import { AddPage, type NewEntity } from '../forms/add-page.tsx';
import { GonePage } from '../forms/gone-page.tsx';
import { newEntityId } from '../new-entity-id.ts';
import { useOutline } from './tree/use-menu-tree.tsx';
import { useCategory, useDepartment } from './use-entity.ts';

/** RT-73 */
export function AddDepartmentPage() {
  const t = usePhrases(newEntriesPhrases);
  const edit = useEditMenu();
  const open = useOpen();
  const handleAdd = ({ name, plu, next }: NewEntity) => {
    const id = newEntityId('dep');
    edit((menu) => {
      const department = newDepartment({ id, name });
      menu.departments.push({ ...department, info: { ...department.info, pluNum: plu } });
      menu.pluNumbers.departments = next;
    });
    return open(`departments/${id}/edit`);
  };
  return <AddPage title={t('newDepartment')} kind="departments" onAdd={handleAdd} />;
}

/** RT-75 */
export function AddCategoryPage() {
  const t = usePhrases(newEntriesPhrases);
  const { departmentId = '' } = useParams({ strict: false });
  const department = useDepartment(departmentId);
  const edit = useEditMenu();
  const open = useOpen();
  if (!department) return <GonePage />;
  const handleAdd = ({ name, plu, next }: NewEntity) => {
    const id = newEntityId('cat');
    edit((menu) => {
      const category = newCategory({ id, department: departmentId, name });
      menu.categories.push({ ...category, info: { ...category.info, pluNum: plu } });
      menu.departments.find((one) => one.id === departmentId)?.categories.push(id);
      menu.pluNumbers.categories = next;
    });
    return open(`${departmentId}/category/${id}`);
  };
  return <AddPage title={t('newCategory', { name: department.info.name })} kind="categories" onAdd={handleAdd} />;
}

/** RT-77: an empty item, or one that begins like another of its category. Where no category is open, it is chosen here. */
export function AddItemPage() {
  const t = usePhrases(menuItemsPhrases);
  const { categoryId, setCategoryId } = useChosenCategory();
  const category = useCategory(categoryId ?? '');
  const menu = useMenu((draft) => draft);
  const edit = useEditMenu();
  const open = useOpen();
  if (categoryId !== undefined && !category) return <GonePage />;
  const siblings = category ? menu.items.filter((item) => item.category === categoryId) : [];
  const handleAdd = ({ name, plu, next, like }: NewEntity) => {
    if (!category) return;
    const id = newEntityId('item');
    const model = siblings.find((item) => item.id === like);
    const item = model ? structuredClone(model) : newItemIn(menu, category, id);
    const info = { ...item.info, name, displayName: '', description: '', pluNum: plu, imageId: null };
    edit((draft) => {
      draft.items.push({ ...item, id, info });
      draft.departments.find((one) => one.id === category.department)?.items.push(id);
      draft.pluNumbers.items = next;
    });
    return open(`${category.department}/item/${id}`);
  };
  return (
    <AddPage
      title={
        category
          ? say(newEntriesPhrases, 'newItem', { name: category.info.name })
          : say(newEntriesPhrases, 'newItemSomewhere')
      }
      kind="items"
      onAdd={handleAdd}
      isPlaced={category !== undefined}
      siblings={siblings}
      likeNothing={t('likeNothing')}
      place={<CategoryField categoryId={categoryId} onChoose={setCategoryId} />}
    />
  );
}

/** The category of the address, or the only one, until another is chosen. */
function useChosenCategory() {
  const { categoryId: given } = useParams({ strict: false });
  const only = useMenu(({ categories }) => (categories.length === 1 ? categories[0]?.id : undefined));
  const [choice, setChoice] = useState({ at: given, id: given });
  return {
    categoryId: (choice.at === given ? choice.id : given) ?? only,
    setCategoryId: (id: string) => setChoice({ at: given, id }),
  };
}

type CategoryFieldProps = {
  readonly categoryId: string | undefined;
  readonly onChoose: (categoryId: string) => void;
};

/** Typed values stay when another category is chosen. */
function CategoryField({ categoryId, onChoose }: CategoryFieldProps) {
  const t = usePhrases(menuItemsPhrases);
  const mayAdd = useMayAdd('items');
  const options = useOutline().flatMap(({ name, categories }) =>
    categories.map((category) => ({ value: category.id, label: category.name, group: name })),
  );
  if (options.length === 0) return <Muted>{say(newEntriesPhrases, 'noCategoryYet')}</Muted>;
  if (options.length === 1 && categoryId !== undefined) return null;
  return (
    <SelectField
      label={t('category')}
      value={categoryId ?? null}
      onChange={(chosen) => chosen !== null && onChoose(chosen)}
      options={options}
      placeholder={say(newEntriesPhrases, 'chooseCategory')}
      disabled={!mayAdd}
    />
  );
}

function useOpen(): (path: string) => unknown {
  const navigate = useNavigate();
  return (path) => navigate({ href: `/menu/menuItems/${path}${window.location.search}` });
}
