import { useLocation, useParams } from '@tanstack/react-router';
import { useMenu } from '../../../editing/kinds/menu-document.ts';
import { EditorPage } from '../../../editing/page/editor-page.tsx';
import { MenuEditor } from '../../../editing/page/menu-editor.tsx';
import { modifiersPhrases } from '../../../phrases/modifiers.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import styles from '../forms/menu-forms.module.css';
import { TreePanes } from '../tree/tree-panes.tsx';
import { ModifierTree } from './modifier-tree.tsx';

/** RT-67, RT-123 */
export function ModifiersPage() {
  const isChosen = Object.keys(useParams({ strict: false })).length > 0;
  const isAdding = useLocation({ select: ({ pathname }) => pathname.endsWith('/addCategory') });
  return (
    <MenuEditor>
      <TreePanes tree={<ModifierTree />} isIndex={!isChosen && !isAdding} />
    </MenuEditor>
  );
}

/** Nothing is chosen in the tree yet. */
export function NoModifierPage() {
  const t = usePhrases(modifiersPhrases);
  const count = useMenu((menu) => menu.modifiers.items.length);
  return (
    <EditorPage title={t('title')} subtitle={t('count', { count })}>
      <div className={styles.form}>
        <EmptyState title={t('choose')}>{t('chooseHint')}</EmptyState>
      </div>
    </EditorPage>
  );
}
