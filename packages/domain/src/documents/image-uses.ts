import { menuIdentifiers } from '../menus/menu-identifiers.ts';
import { menuReferences } from '../menus/menu-references.ts';
import type { Use } from '../menus/uses/where-used.ts';
import type { Json, JsonObject } from '../overrides/change.ts';
import { isList, isObject } from '../overrides/json.ts';
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

/** Places of a document that name an image which the one before it names nowhere. Parts that both share by reference are not visited. */
export function addedImageUses(before: JsonObject, after: JsonObject): readonly ImageUse[] {
  const uses = imageUses(partNotIn(before, after));
  const isNew = (known: readonly ImageUse[]) => {
    const ids = new Set(known.map(({ imageId }) => imageId));
    return ({ imageId }: ImageUse) => !ids.has(imageId);
  };
  const added = uses.filter(isNew(imageUses(partNotIn(after, before))));
  return added.length === 0 ? added : added.filter(isNew(imageUses(before)));
}

/** The part of a document not shared by reference with another one, as a document of the same shape: of lists, the entries that have another one at their place. */
function partNotIn(other: JsonObject, document: JsonObject): JsonObject {
  const parts = Object.entries(document).flatMap(([field, value]): [string, Json][] => {
    const known = other[field];
    if (value === known) return [];
    if (isList(value) && isList(known)) return [[field, value.filter((entry, at) => entry !== known[at])]];
    return [[field, isObject(value) && isObject(known) ? partNotIn(known, value) : value]];
  });
  return Object.fromEntries(parts);
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
