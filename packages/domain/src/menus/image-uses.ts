import { walkReferences } from './reference-walk.ts';
import type { Use } from './where-used.ts';

export interface ImageUse extends Use {
  readonly imageId: string;
}

/** Every place of a menu that names an image. */
export function imageUses(menu: object): readonly ImageUse[] {
  const uses: ImageUse[] = [];
  walkReferences(menu, ({ reference, id, path, name }) => {
    if (reference.to === 'image') uses.push({ imageId: String(id), path: path(), name });
    return 'KEEP';
  });
  return uses;
}

/** The menu without the images that the company does not have; the same menu when it has them all. */
export function withoutImages<Menu extends object>(menu: Menu, isKnown: (imageId: string) => boolean): Menu {
  return walkReferences(menu, ({ reference, id }) =>
    reference.to === 'image' && !isKnown(String(id)) ? 'CLEAR' : 'KEEP',
  );
}
