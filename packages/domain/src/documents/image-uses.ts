import { menuIdentifiers } from '../menus/menu-identifiers.ts';
import { menuReferences } from '../menus/menu-references.ts';
import type { Use } from '../menus/uses/where-used.ts';
import { referenceWalk } from '../references/reference-walk.ts';
import { settingsImages } from '../settings/settings-images.ts';

/** Menus and settings share no field at their roots: one walk serves both. */
const walkReferences = referenceWalk([...menuReferences, ...settingsImages], menuIdentifiers);

export interface ImageUse extends Use {
  readonly imageId: string;
  /** `onlineDesign.header.logo` */
  readonly field: string;
}

/** Every place of a menu or of location settings that names an image. */
export function imageUses(document: object): readonly ImageUse[] {
  const uses: ImageUse[] = [];
  walkReferences(document, ({ reference, id, path, name }) => {
    if (reference.to === 'image') uses.push({ imageId: String(id), path: path(), name, field: reference.path });
    return 'KEEP';
  });
  return uses;
}

/** The document without the images that the company does not have; the same document when it has them all. */
export function withoutImages<Document extends object>(
  document: Document,
  isKnown: (imageId: string) => boolean,
): Document {
  return walkReferences(document, ({ reference, id }) => {
    if (reference.to !== 'image' || isKnown(String(id))) return 'KEEP';
    return reference.path.endsWith('[]') ? 'REMOVE' : 'CLEAR';
  });
}
