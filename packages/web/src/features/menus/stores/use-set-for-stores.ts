import type { Path, Permission } from '@servery/domain';
import { useState } from 'react';
import { useMaySetBelow } from '../../../editing/overrides/many/use-settable.ts';

/** Who overrides a menu anywhere. */
export const overridesMenus = ['OVERRIDE_MENUS'] as const satisfies readonly Permission[];

type SetForStoresState = {
  /** Absent where nothing of the entity can be set below this level. */
  readonly open: (() => void) | undefined;
  readonly isOpen: boolean;
  readonly close: () => void;
};

/** Whether values of an entity are being set for groups and stores. */
export function useSetForStores(path: Path): SetForStoresState {
  const maySet = useMaySetBelow(path, overridesMenus);
  const [isOpen, setOpen] = useState(false);
  return { open: maySet ? () => setOpen(true) : undefined, isOpen, close: () => setOpen(false) };
}
