import type { Path, Permission } from '@servery/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useEditorState } from '../../../editing/draft/editor-context.ts';
import { useMaySetBelow } from '../../../editing/overrides/many/use-settable.ts';
import { menuListQuery } from '../../../menus/menu-list.ts';
import { useSession } from '../../../session/session-store.ts';

/** The permissions of a person who overrides a menu anywhere. */
export const overridesMenus = ['OVERRIDE_MENUS'] as const satisfies readonly Permission[];

export type SetForStoresState = {
  /** Absent where nothing of the entity can be set below this level. */
  readonly open: (() => void) | undefined;
  readonly isOpen: boolean;
  readonly close: () => void;
};

/** Whether values of an entity are being set for groups and stores. A template goes to none. */
export function useSetForStores(path: Path): SetForStoresState {
  const { userCompanyId } = useSession();
  const menuId = useEditorState((state) => state.loaded.layers.versions.id);
  const { data: menus } = useQuery(menuListQuery(userCompanyId));
  const isTemplate = menus?.find(({ id }) => id === menuId)?.template ?? false;
  const maySet = useMaySetBelow(path, overridesMenus) && !isTemplate;
  const [isOpen, setOpen] = useState(false);
  return { open: maySet ? () => setOpen(true) : undefined, isOpen, close: () => setOpen(false) };
}
