import { useMenu } from '../../../editing/kinds/menu-document.ts';
import { EditorPage } from '../../../editing/page/editor-page.tsx';
import { modifiersPhrases } from '../../../phrases/menus/modifiers.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { BackToTree } from '../forms/back-to-tree.tsx';
import { NotOffered } from '../offered/not-offered.tsx';
import { ListViews } from '../sold/list-views.tsx';
import { useListView } from '../sold/use-list-view.ts';
import { ModifierCategoriesTable } from './modifier-categories-table.tsx';
import { ModifiersTable } from './modifiers-table.tsx';
import { ChargeRules } from './prices/charge-rules.tsx';

const tables = { modifiers: ModifiersTable, categories: ModifierCategoriesTable } as const;

/** Nothing is chosen in the tree: all modifiers or their categories, to be changed many at once. */
export function IndexPage() {
  const t = usePhrases(modifiersPhrases);
  const count = useMenu((menu) => menu.modifiers.items.length);
  const view = useListView(['modifiers', 'categories']);
  const Table = tables[view];
  const views = [
    { value: 'modifiers', label: t('title') },
    { value: 'categories', label: t('categories') },
  ] as const;
  return (
    <>
      <BackToTree screen="/menu/modifiers" />
      <EditorPage title={t('title')} subtitle={t('count', { count })} actions={<Actions />} isPane>
        <Table views={<ListViews view={view} views={views} />} />
      </EditorPage>
    </>
  );
}

function Actions() {
  return (
    <>
      <NotOffered path={['modifiers', 'availability']} />
      <ChargeRules />
    </>
  );
}
