import type { Path } from '../overrides/change.ts';
import type { ReferenceKind } from '../references/references.ts';
import type { MenuBlob } from './menu-blob.ts';
import { walkMenuReferences } from './menu-walk.ts';

export interface Use {
  /** Where the id stands. */
  readonly path: Path;
  /** Name of the nearest entity that has one: 'Harbor Supreme'. */
  readonly name: string;
}

/** Every place of a menu that names an entity. */
export function whereUsed(menu: MenuBlob, kind: ReferenceKind, id: string | number): readonly Use[] {
  const uses: Use[] = [];
  walkMenuReferences(menu, (found) => {
    if (found.reference.to === kind && found.id === id) uses.push({ path: found.path(), name: found.name });
    return 'KEEP';
  });
  return uses;
}
