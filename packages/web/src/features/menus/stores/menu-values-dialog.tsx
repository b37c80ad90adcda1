import type { Path } from '@servery/domain';
import { useQuery } from '@tanstack/react-query';
import { useEditorState } from '../../../editing/draft/editor-context.ts';
import { SetValuesDialog } from '../../../editing/overrides/many/set-values-dialog.tsx';
import type { SettableField } from '../../../editing/overrides/many/settable-field.ts';
import { useSettablePlaces } from '../../../editing/overrides/many/use-settable.ts';
import { menuListQuery } from '../../../menus/menu-list.ts';
import { useSession } from '../../../session/session-store.ts';
import { overridesMenus } from './use-set-for-stores.ts';

type MenuValuesDialogProps = {
  readonly path: Path;
  readonly label: string;
  readonly fields: readonly SettableField[];
  readonly onClose: () => void;
};

/** Values of an entity of this menu for groups, and for the stores that have the menu. */
export function MenuValuesDialog(props: MenuValuesDialogProps) {
  const { userCompanyId } = useSession();
  const menuId = useEditorState((state) => state.loaded.layers.versions.id);
  const { data: menus } = useQuery(menuListQuery(userCompanyId));
  const places = useSettablePlaces(overridesMenus);
  const assigned = menus?.find(({ id }) => id === menuId)?.assignedTo;
  const having = new Set(assigned);
  return (
    <SetValuesDialog
      {...props}
      places={assigned === undefined ? places : places.filter(({ id, type }) => type === 'GROUP' || having.has(id))}
    />
  );
}
