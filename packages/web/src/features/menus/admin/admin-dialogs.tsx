import type { MenuSummary } from '../../../menus/menu-list.ts';
import { AssignMenuDialog } from './assign-menu-dialog.tsx';
import { CreateMenuDialog } from './create-menu-dialog.tsx';
import { MenuDetailsDialog } from './menu-details-dialog.tsx';
import { SaveAsTemplateDialog } from './save-as-template-dialog.tsx';
import type { AdminDialog } from './use-admin-dialog.ts';

type AdminDialogsProps = {
  readonly dialog: AdminDialog | null;
  readonly menus: readonly MenuSummary[];
  readonly onClose: () => void;
};

/** The dialog that is open, if any. */
export function AdminDialogs({ dialog, menus, onClose }: AdminDialogsProps) {
  switch (dialog?.act) {
    case 'create':
      return <CreateMenuDialog {...dialog} menus={menus} onClose={onClose} />;
    case 'template':
      return <SaveAsTemplateDialog menu={dialog.menu} menus={menus} onClose={onClose} />;
    case 'details':
      return <MenuDetailsDialog menu={dialog.menu} menus={menus} onClose={onClose} />;
    case 'assign':
      return <AssignMenuDialog menu={dialog.menu} onClose={onClose} />;
    case undefined:
      return null;
  }
}
