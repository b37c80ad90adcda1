import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { slugOf } from './menu/dishes.ts';
import { allPictures } from './pictures/all-pictures.ts';
import { renderedFolder, renderedSize } from './pictures/rendered-pictures.ts';

/** `node packages/demo/src/render-pictures.ts`: renders the demo's pictures again; the files that it writes are committed. */
mkdirSync(renderedFolder, { recursive: true });
for (const file of readdirSync(renderedFolder)) rmSync(new URL(file, renderedFolder));
let bytes = 0;
for (const [name, draw] of Object.entries(allPictures)) {
  const rendered = await sharp(Buffer.from(draw())).resize(renderedSize).webp({ quality: 60, effort: 6 }).toBuffer();
  writeFileSync(new URL(`${slugOf(name)}.webp`, renderedFolder), rendered);
  bytes += rendered.byteLength;
}
console.log(`${Object.keys(allPictures).length} pictures, ${Math.round(bytes / 1000)} kB`);
