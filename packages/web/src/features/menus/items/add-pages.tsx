import { type MenuItem, newCategory, newDepartment, newItem, newItemPricing, wholeStyle } from '@servery/domain';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useMayAdd } from '../../../editing/draft/may-edit.ts';
import { useEditMenu, useMenu } from '../../../editing/kinds/menu-document.ts';
import { menuItemsPhrases } from '../../../phrases/menus/menu-items.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { AddPage, type NewEntity } from '../forms/add-page.tsx';
import { GonePage } from '../forms/gone-page.tsx';
import { newEntityId } from '../new-entity-id.ts';
import { useOutline } from './tree/use-menu-tree.tsx';
import { useCategory, useDepartment } from './use-entity.ts';

/** RT-73 */
export function AddDepartmentPage() {
  const t = usePhrases(menuItemsPhrases);
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
  const t = usePhrases(menuItemsPhrases);
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

/** RT-77: an empty item, or one that begins like another of its category. */
export function AddItemPage() {
  const t = usePhrases(menuItemsPhrases);
  const { departmentId = '', categoryId = '' } = useParams({ strict: false });
  const category = useCategory(categoryId);
  const menu = useMenu((draft) => draft);
  const edit = useEditMenu();
  const open = useOpen();
  if (!category) return <GonePage />;
  const siblings = menu.items.filter((item) => item.category === categoryId);
  const handleAdd = ({ name, plu, next, like }: NewEntity) => {
    const id = newEntityId('item');
    const model = siblings.find((item) => item.id === like);
    const item = model ? structuredClone(model) : emptyItem({ id, departmentId, categoryId });
    const info = { ...item.info, name, displayName: '', description: '', pluNum: plu, imageId: null };
    edit((draft) => {
      draft.items.push({ ...item, id, info });
      draft.departments.find((one) => one.id === departmentId)?.items.push(id);
      draft.pluNumbers.items = next;
    });
    return open(`${departmentId}/item/${id}`);
  };
  const emptyItem = (at: { id: string; departmentId: string; categoryId: string }): MenuItem => {
    const department = menu.departments.find((one) => one.id === at.departmentId);
    const given = { id: at.id, department: at.departmentId, category: at.categoryId, name: '' };
    const pricing = menu.pricingSchemes.map(({ id }) => newItemPricing({ pricingScheme: id }));
    return newItem({ ...given, styles: (department?.styles ?? []).map((style) => wholeStyle(style)), pricing });
  };
  return (
    <AddPage
      title={t('newItem', { name: category.info.name })}
      kind="items"
      onAdd={handleAdd}
      siblings={siblings}
      likeNothing={t('likeNothing')}
      place={<CategoryField categoryId={categoryId} />}
    />
  );
}

/** Adding goes on in the category that is chosen; what is typed stays. */
function CategoryField({ categoryId }: { readonly categoryId: string }) {
  const t = usePhrases(menuItemsPhrases);
  const navigate = useNavigate();
  const mayAdd = useMayAdd('items');
  const options = useOutline().flatMap(({ id, name, categories }) =>
    categories.map((category) => ({ value: category.id, label: category.name, group: name, departmentId: id })),
  );
  if (options.length < 2) return null;
  const handleChange = async (chosen: string | null) => {
    const { departmentId } = options.find(({ value }) => value === chosen) ?? {};
    const href = `/menu/menuItems/${departmentId}/${chosen}/item/add${window.location.search}`;
    if (departmentId) await navigate({ href, replace: true });
  };
  return (
    <SelectField
      label={t('category')}
      value={categoryId}
      onChange={handleChange}
      options={options}
      disabled={!mayAdd}
    />
  );
}

function useOpen(): (path: string) => unknown {
  const navigate = useNavigate();
  return (path) => navigate({ href: `/menu/menuItems/${path}${window.location.search}` });
}
