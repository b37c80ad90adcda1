import { readFile } from 'node:fs/promises';
import { addImage } from '../../features/images/images-store.ts';
import type { Database } from '../../platform/database/database.ts';
import type { ObjectStorage } from '../../platform/object-storage/object-storage.ts';
import { thumbOf } from '../../platform/pictures/thumb.ts';
import { slugOf } from '../dishes.ts';
import { allPictures } from './all-pictures.ts';

/** What the command render-pictures wrote. */
export const renderedFolder = new URL('rendered/', import.meta.url);

const size = { width: 384, height: 288 } as const;

/** The id of an item's picture; null where there is none. */
export function pictureId(itemName: string): string | null {
  return itemName in allPictures ? `img_${slugOf(itemName).replaceAll('-', '_')}` : null;
}

/** Puts the pictures of the demo into a company's library. */
export async function writePictures(
  database: Database,
  objects: ObjectStorage,
  companyId: string,
  by: { readonly userId: string; readonly name: string },
): Promise<void> {
  const kept = await Promise.all(
    Object.keys(allPictures).map(async (name) => {
      const full = await readFile(new URL(`${slugOf(name)}.webp`, renderedFolder));
      const hash = await objects.put(companyId, full, 'image/webp');
      const thumbHash = await objects.put(companyId, await thumbOf(full), 'image/webp');
      return { id: pictureId(name) ?? '', name, hash, thumbHash, ...size, bytes: full.byteLength };
    }),
  );
  await database.inCompany(companyId, async (scope) => {
    for (const image of kept) await addImage(scope, image, by);
  });
}
