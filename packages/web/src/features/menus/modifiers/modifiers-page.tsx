import { useLocation, useParams } from '@tanstack/react-router';
import { MenuEditor } from '../../../editing/page/menu-editor.tsx';
import { TreePanes } from '../tree/tree-panes.tsx';
import { ModifierTree } from './tree/modifier-tree.tsx';

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
