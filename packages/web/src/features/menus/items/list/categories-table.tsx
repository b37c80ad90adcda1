import type { Category } from '@servery/domain';
import { type ReactNode, useMemo } from 'react';
import { useMenu } from '../../../../editing/kinds/menu-document.ts';
import { menuItemsPhrases } from '../../../../phrases/menus/menu-items.ts';
import { soldTablePhrases } from '../../../../phrases/menus/sold-table.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { SoldTable } from '../../sold/sold-table.tsx';
import { useOutline } from '../tree/use-menu-tree.tsx';
import { CategoryBulk } from './category-bulk.tsx';
import { useGroupColumns } from './use-group-columns.tsx';

const list = ['categories'] as const;
const departmentOf = ({ department }: Category) => department;

type CategoriesTableProps = {
  readonly views?: ReactNode;
  /** Only its categories, as a part of its form. */
  readonly departmentId?: string;
};

/** The categories of the menu by their departments, or those of one. */
export function CategoriesTable({ views, departmentId }: CategoriesTableProps) {
  const t = usePhrases(menuItemsPhrases);
  const say = usePhrases(soldTablePhrases);
  const outline = useOutline();
  const columns = useGroupColumns('category');
  const groups = useMemo(() => outline.map(({ id, name }) => ({ id, title: name })), [outline]);
  const entities = useCategories(departmentId);
  const isPart = departmentId !== undefined;
  const ofPane = { views, groups, groupIdOf: departmentOf, searchLabel: say('searchDepartment') };
  return (
    <SoldTable<Category>
      label={t('categories')}
      total={t('categoryCount', { count: entities.length })}
      list={list}
      entities={entities}
      columns={columns}
      addressOf={({ id, department }) =>
        `/menu/menuItems/${encodeURIComponent(department)}/category/${encodeURIComponent(id)}`
      }
      bulk={(selection) => <CategoryBulk {...selection} />}
      empty={{ title: t(isPart ? 'noCategoriesHere' : 'noCategories'), hint: t('noCategoriesHint') }}
      {...(isPart ? { isPart, searchLabel: say('searchPart') } : ofPane)}
    />
  );
}

/** In the order of the tree. */
function useCategories(departmentId: string | undefined): readonly Category[] {
  const outline = useOutline();
  const categories = useMenu((menu) => menu.categories);
  return useMemo(() => {
    const byId = new Map(categories.map((category) => [category.id, category]));
    return outline
      .filter(({ id }) => departmentId === undefined || id === departmentId)
      .flatMap((department) => department.categories)
      .flatMap(({ id }) => byId.get(id) ?? []);
  }, [outline, categories, departmentId]);
}
