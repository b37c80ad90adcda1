import { useMenu } from '../../../editing/kinds/menu-document.ts';
import { EditorPage } from '../../../editing/page/editor-page.tsx';
import { modifiersPhrases } from '../../../phrases/menus/modifiers.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { BackToTree } from '../forms/back-to-tree.tsx';
import { NotOffered } from '../offered/not-offered.tsx';
import { ModifiersTable } from './modifiers-table.tsx';
import { ChargeRules } from './prices/charge-rules.tsx';

/** Nothing is chosen in the tree: all modifiers, to be changed many at once. */
export function IndexPage() {
  const t = usePhrases(modifiersPhrases);
  const count = useMenu((menu) => menu.modifiers.items.length);
  return (
    <>
      <BackToTree screen="/menu/modifiers" />
      <EditorPage title={t('title')} subtitle={t('count', { count })} actions={<Actions />} isPane>
        <ModifiersTable />
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
