import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { EditorPage } from '../../../editing/page/editor-page.tsx';
import { menuItemsPhrases } from '../../../phrases/menu-items.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import { BackToTree } from './back-to-tree.tsx';
import styles from './menu-items.module.css';

/** The address names something that this menu does not have. */
export function GonePage() {
  const t = usePhrases(menuItemsPhrases);
  return (
    <>
      <BackToTree />
      <EditorPage title={t('title')}>
        <div className={styles.form}>
          <EmptyState
            title={t('gone')}
            action={
              <Button component={Link} to="/menu/menuItems">
                {t('backToMenu')}
              </Button>
            }
          >
            {t('goneHint')}
          </EmptyState>
        </div>
      </EditorPage>
    </>
  );
}
