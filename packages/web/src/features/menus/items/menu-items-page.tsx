import { useParams } from '@tanstack/react-router';
import { MenuEditor } from '../../../editing/page/menu-editor.tsx';
import { TreePanes } from '../tree/tree-panes.tsx';
import { TreePane } from './tree/tree-pane.tsx';

/** RT-72 */
export function MenuItemsPage() {
  const isIndex = Object.keys(useParams({ strict: false })).length === 0 && !isAdding();
  return (
    <MenuEditor>
      <TreePanes tree={<TreePane />} isIndex={isIndex} />
    </MenuEditor>
  );
}

function isAdding(): boolean {
  return location.pathname.endsWith('/add');
}
