import { Outlet, useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useEditorState } from '../../../editing/draft/editor-context.ts';
import { warmCheck } from '../../../editing/kinds/menu-check.ts';
import { MenuEditor } from '../../../editing/page/menu-editor.tsx';
import { useReview } from '../../../editing/review/use-review.ts';
import styles from './menu-items.module.css';
import { TreePane } from './tree-pane.tsx';

/** The tree at the left, what is chosen in it at the right; on a phone each is a page of its own. RT-72 */
export function MenuItemsPage() {
  return (
    <MenuEditor>
      <Panes />
    </MenuEditor>
  );
}

function Panes() {
  const saved = useEditorState((state) => state.loaded.saved);
  useEffect(() => warmCheck(saved), [saved]);
  const { isReviewing } = useReview();
  const isIndex = Object.keys(useParams({ strict: false })).length === 0 && !isReviewing && !isAdding();
  return (
    <div className={styles.split} data-index={isIndex || undefined}>
      {!isReviewing && <TreePane />}
      <div className={styles.pane}>
        <Outlet />
      </div>
    </div>
  );
}

function isAdding(): boolean {
  return location.pathname.endsWith('/departments/add');
}
