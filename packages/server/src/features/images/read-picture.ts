import { imageLimits, imageTypes } from '@servery/contract';
import { type Fault, invalid } from '../../platform/fault.ts';
import { openSharp } from '../../platform/pictures/open-sharp.ts';
import { thumbOf } from '../../platform/pictures/thumb.ts';
import { createTurns } from '../../platform/work/fair-turns.ts';

/** A picture as it is kept: decoded and encoded again as WebP, so that nothing of the uploaded file is left but its pixels. */
export interface Picture {
  readonly full: Uint8Array;
  readonly thumb: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Longest side in pixels. */
const fullSide = 1600;
const seconds = 10;

/** The formats that cameras write and that cannot be read here, and the steps to take. */
const waysOn: Readonly<Record<string, string>> = {
  'image/heic':
    'HEIC pictures cannot be read. Save this one as JPEG and upload it again. To take JPEG photos with an iPhone, choose Settings › Camera › Formats › Most Compatible.',
  'image/avif': 'AVIF pictures cannot be read. Save this one as JPEG and upload that file.',
};
const turns = createTurns({ atOnce: 2, atOnceOfOne: 2, waiting: 30, waitingOfOne: 30 });

/**
 * Reads a PNG, JPEG or WebP, whichever its name and header say it is: the bytes decide.
 * @throws Fault 400 for a file that is no such picture, is broken or has too many pixels; 503 when too many are being read
 */
export async function readPicture(bytes: Uint8Array): Promise<Picture> {
  await requireType(bytes);
  return turns.take({ share: 'pictures' }, () => draw(bytes));
}

async function requireType(bytes: Uint8Array): Promise<void> {
  if (bytes.byteLength === 0) throw refused('IMAGE_EMPTY', 'The file is empty.');
  const { fileTypeFromBuffer } = await import('file-type');
  const found = (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime ?? '';
  if (imageTypes.some((accepted) => accepted === found)) return;
  const way = waysOn[found.replace('heif', 'heic').replace('-sequence', '')];
  throw refused(
    'IMAGE_TYPE',
    way ?? 'The file is not a PNG, JPEG or WebP image. Save it as JPEG and upload that file.',
  );
}

async function draw(bytes: Uint8Array): Promise<Picture> {
  const sharp = await openSharp();
  const source = () => sharp(bytes, { limitInputPixels: imageLimits.pixels, failOn: 'error' }).timeout({ seconds });
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw broken();
    });
  if (width * height > imageLimits.pixels) {
    const message = `The image has ${width} × ${height} pixels. Use an image of at most ${imageLimits.pixels / 1_000_000} megapixels.`;
    throw refused('IMAGE_TOO_MANY_PIXELS', message);
  }
  try {
    const full = await source()
      .autoOrient()
      .resize({ width: fullSide, height: fullSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    return {
      full: full.data,
      thumb: await thumbOf(full.data),
      width: full.info.width,
      height: full.info.height,
    };
  } catch {
    throw broken();
  }
}

function broken(): Fault {
  return refused('IMAGE_BROKEN', 'The image is damaged or incomplete.');
}

function refused(code: string, message: string): Fault {
  return invalid(code, message, 'body');
}
