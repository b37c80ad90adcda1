import { useMenu } from '../../../editing/kinds/menu-document.ts';
import { EditorPage } from '../../../editing/page/editor-page.tsx';
import { menuItemsPhrases } from '../../../phrases/menus/menu-items.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { BackToTree } from '../forms/back-to-tree.tsx';
import { ItemsTable } from './list/items-table.tsx';

/** Nothing is chosen in the tree: all items, to be changed many at once. */
export function IndexPage() {
  const t = usePhrases(menuItemsPhrases);
  const count = useMenu((menu) => menu.items.length);
  return (
    <>
      <BackToTree />
      <EditorPage title={t('title')} subtitle={t('items', { count })} isPane>
        <ItemsTable />
      </EditorPage>
    </>
  );
}
