import { useLocation, useParams } from '@tanstack/react-router';
import { MenuEditor } from '../../../editing/page/menu-editor.tsx';
import { TreePanes } from '../tree/tree-panes.tsx';
import { TreePane } from './tree/tree-pane.tsx';

/** RT-72 */
export function MenuItemsPage() {
  const isChosen = Object.keys(useParams({ strict: false })).length > 0;
  const isAdding = useLocation({ select: ({ pathname }) => pathname.endsWith('/add') });
  return (
    <MenuEditor>
      <TreePanes tree={<TreePane />} isIndex={!isChosen && !isAdding} />
    </MenuEditor>
  );
}
