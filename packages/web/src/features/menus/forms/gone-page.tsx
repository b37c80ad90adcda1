import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { EditorPage } from '../../../editing/page/editor-page.tsx';
import { menuItemsPhrases } from '../../../phrases/menus/menu-items.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import { BackToTree, type TreeScreen, treeScreens } from './back-to-tree.tsx';
import styles from './menu-forms.module.css';

/** The address names something that this menu does not have. */
export function GonePage({ screen = '/menu/menuItems' }: { readonly screen?: TreeScreen }) {
  const t = usePhrases(menuItemsPhrases);
  return (
    <>
      <BackToTree screen={screen} />
      <EditorPage title={t(treeScreens[screen])}>
        <div className={styles.form}>
          <EmptyState
            title={t('gone')}
            action={
              <Button component={Link} to={screen} search={true}>
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
