import { type MenuBlob, type Use, usesById } from '@servery/domain';
import { useDeferredValue, useMemo } from 'react';
import { useMenu } from '../../../editing/kinds/menu-document.ts';

type Kind = Parameters<typeof usesById>[1];

/** What of the draft names an entity of a kind, by its id; counted when typing pauses, since it reads the whole menu. */
export function useUses(kind: Kind): (id: string) => readonly Use[] {
  const menu: MenuBlob = useDeferredValue(useMenu((draft) => draft));
  const uses = useMemo(() => usesById(menu, kind), [menu, kind]);
  return (id) => uses.get(id) ?? [];
}
