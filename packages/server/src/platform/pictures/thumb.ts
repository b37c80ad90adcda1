import { openSharp } from './open-sharp.ts';

/** Longest side in pixels. */
const thumbSide = 192;

/** The small picture of lists and pickers. */
export async function thumbOf(full: Uint8Array): Promise<Uint8Array> {
  const sharp = await openSharp();
  return sharp(full)
    .resize({ width: thumbSide, height: thumbSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 78 })
    .toBuffer();
}
