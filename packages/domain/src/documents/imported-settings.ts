import type { Json, JsonObject } from '../overrides/change.ts';
import { findByPath } from '../overrides/path.ts';
import { secretPaths, withSecret } from '../settings/fields/secret-reference.ts';
import { movedSecretProblems } from '../settings/moved-secrets.ts';
import { imageUses, withoutImages } from './image-uses.ts';

export interface ImportedSettings {
  /** The settings of the file with the secrets that are set here. */
  readonly document: JsonObject;
  /** Secrets that stay as they are here. */
  readonly secretsKept: number;
  /** Secrets of here that are cleared, for the file names another address. */
  readonly secretsCleared: number;
  /** Places of the file whose image this company does not have. */
  readonly imagesDropped: number;
}

/** Settings of a file as they would be saved here: secrets never travel in files, images belong to their company. */
export function importedSettings(
  current: JsonObject,
  file: JsonObject,
  isInLibrary: (imageId: string) => boolean,
): ImportedSettings {
  const shown = new Set(imageUses(current).map(({ imageId }) => imageId));
  const isOwnImage = (imageId: string) => isInLibrary(imageId) || shown.has(imageId);
  const own = withSecrets(file, (path) => findByPath(current, path) ?? null);
  const moved = new Set(movedSecretProblems(current, own).map(({ path }) => path.join('.')));
  const document = withSecrets(own, (path) => (moved.has(path.join('.')) ? null : (findByPath(own, path) ?? null)));
  return {
    document: withoutImages(document, isOwnImage),
    secretsKept: secretPaths.filter((path) => isSet(findByPath(document, path))).length,
    secretsCleared: moved.size,
    imagesDropped: imageUses(document).filter(({ imageId }) => !isOwnImage(imageId)).length,
  };
}

function withSecrets(document: JsonObject, read: (path: readonly string[]) => Json): JsonObject {
  return secretPaths.reduce((next, path) => withSecret(next, path, read(path)), document);
}

function isSet(secret: Json | undefined): boolean {
  return secret !== undefined && secret !== null;
}
