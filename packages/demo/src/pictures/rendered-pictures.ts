import { slugOf } from '../menu/dishes.ts';
import { allPictures } from './all-pictures.ts';

/** The pictures that the command render-pictures wrote: `harbor-supreme.webp`. */
export const renderedFolder = new URL('rendered/', import.meta.url);

/** Pixels of each picture. */
export const renderedSize = { width: 384, height: 288 } as const;

/** The id of an item's picture; null where there is none. */
export function pictureId(itemName: string): string | null {
  return itemName in allPictures ? `img_${slugOf(itemName).replaceAll('-', '_')}` : null;
}

export interface DemoPicture {
  readonly id: string;
  readonly name: string;
  readonly file: URL;
}

/** A picture for every item of the demo menu. */
export function demoPictures(): readonly DemoPicture[] {
  return Object.keys(allPictures).map((name) => ({
    id: pictureId(name) ?? '',
    name,
    file: new URL(`${slugOf(name)}.webp`, renderedFolder),
  }));
}
