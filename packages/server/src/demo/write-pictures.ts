import { readFile } from 'node:fs/promises';
import { demoPictures, renderedSize } from '@servery/demo';
import { addImages } from '../features/images/images-store.ts';
import type { Database } from '../platform/database/database.ts';
import type { ObjectStorage } from '../platform/object-storage/object-storage.ts';
import { thumbOf } from '../platform/pictures/thumb.ts';

interface PictureStores {
  readonly database: Database;
  readonly objects: ObjectStorage;
}

/** Puts the pictures of the demo into a company's library. */
export async function writePictures(
  { database, objects }: PictureStores,
  companyId: string,
  by: { readonly userId: string; readonly name: string },
): Promise<void> {
  const kept = await Promise.all(
    demoPictures().map(async ({ id, name, file }) => {
      const full = await readFile(file);
      const hash = await objects.put(companyId, full, 'image/webp');
      const thumbHash = await objects.put(companyId, await thumbOf(full), 'image/webp');
      return { id, name, hash, thumbHash, ...renderedSize, bytes: full.byteLength };
    }),
  );
  await database.inCompany(companyId, (scope) => addImages(scope, kept, by));
}
