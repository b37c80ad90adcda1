import { useMenu } from '../../../editing/kinds/menu-document.ts';
import { EditorPage } from '../../../editing/page/editor-page.tsx';
import { menuItemsPhrases } from '../../../phrases/menu-items.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import styles from '../forms/menu-forms.module.css';

/** Nothing is chosen in the tree yet. */
export function IndexPage() {
  const t = usePhrases(menuItemsPhrases);
  const count = useMenu((menu) => menu.items.length);
  return (
    <EditorPage title={t('title')} subtitle={t('items', { count })}>
      <div className={styles.form}>
        <EmptyState title={t('choose')}>{t('chooseHint')}</EmptyState>
      </div>
    </EditorPage>
  );
}
