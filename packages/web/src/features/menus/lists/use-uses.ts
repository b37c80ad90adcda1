import { type MenuBlob, type Use, usesById } from '@servery/domain';
import { useDeferredValue } from 'react';
import { useMenu } from '../../../editing/kinds/menu-document.ts';

type Kind = Parameters<typeof usesById>[1];
type Uses = ReturnType<typeof usesById>;

/** A table and the form beside it ask the same draft. */
const counted = new WeakMap<MenuBlob, Map<Kind, Uses>>();

const nothing: readonly Use[] = [];

/** The places of the draft that name an entity of a kind, by its id; counted when typing pauses, since it reads the whole menu. */
export function useUses(kind: Kind): (id: string) => readonly Use[] {
  const menu: MenuBlob = useDeferredValue(useMenu((draft) => draft));
  const uses = usesIn(menu, kind);
  return (id) => uses.get(id) ?? nothing;
}

function usesIn(menu: MenuBlob, kind: Kind): Uses {
  const kinds = counted.get(menu) ?? new Map<Kind, Uses>();
  const uses = kinds.get(kind) ?? usesById(menu, kind);
  counted.set(menu, kinds.set(kind, uses));
  return uses;
}
