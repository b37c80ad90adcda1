import { menuIdentifiers } from '../menus/menu-identifiers.ts';
import { menuReferences } from '../menus/menu-references.ts';
import type { Use } from '../menus/uses/where-used.ts';
import { referenceWalk } from '../references/reference-walk.ts';
import { settingsImages } from '../settings/settings-images.ts';

/** Menus and settings share no field at their roots: one walk serves both. */
const images = [...menuReferences, ...settingsImages].filter(({ to }) => to === 'image');
const walkImages = referenceWalk(images, menuIdentifiers);

export interface ImageUse extends Use {
  readonly imageId: string;
  /** `onlineDesign.header.logo` */
  readonly field: string;
}

/** Every place of a menu or of location settings that names an image. */
export function imageUses(document: object): readonly ImageUse[] {
  const uses: ImageUse[] = [];
  walkImages(document, ({ reference, id, path, name }) => {
    uses.push({ imageId: String(id), path: path(), name, field: reference.path });
    return 'KEEP';
  });
  return uses;
}

/** The document without the images that the company does not have; the same document when it has them all. */
export function withoutImages<Document extends object>(
  document: Document,
  isKnown: (imageId: string) => boolean,
): Document {
  return walkImages(document, ({ reference, id }) => {
    if (isKnown(String(id))) return 'KEEP';
    return reference.path.endsWith('[]') ? 'REMOVE' : 'CLEAR';
  });
}
