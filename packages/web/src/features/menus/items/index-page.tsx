import { useMenu } from '../../../editing/kinds/menu-document.ts';
import { EditorPage } from '../../../editing/page/editor-page.tsx';
import { menuItemsPhrases } from '../../../phrases/menus/menu-items.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { BackToTree } from '../forms/back-to-tree.tsx';
import { ListViews } from '../sold/list-views.tsx';
import { useListView } from '../sold/use-list-view.ts';
import { CategoriesTable } from './list/categories-table.tsx';
import { DepartmentsTable } from './list/departments-table.tsx';
import { ItemsTable } from './list/items-table.tsx';

const tables = { items: ItemsTable, categories: CategoriesTable, departments: DepartmentsTable } as const;

/** Nothing is chosen in the tree: all items, categories or departments, to be changed many at once. */
export function IndexPage() {
  const t = usePhrases(menuItemsPhrases);
  const count = useMenu((menu) => menu.items.length);
  const view = useListView(['items', 'categories', 'departments']);
  const Table = tables[view];
  const views = (['items', 'categories', 'departments'] as const).map((value) => ({ value, label: t(value) }));
  return (
    <>
      <BackToTree />
      <EditorPage title={t('title')} subtitle={t('items', { count })} isPane>
        <Table views={<ListViews view={view} views={views} />} />
      </EditorPage>
    </>
  );
}
