import { crc32, deflateSync } from 'node:zlib';
import { openSharp } from '../platform/pictures/open-sharp.ts';
import { sent } from './gzip-body.ts';
import type { Client } from './test-server.ts';

/** A plain picture of one color. */
export async function buildImage(
  type: 'png' | 'jpeg' | 'webp' = 'png',
  { width = 320, height = 240, background = '#b7410e' } = {},
): Promise<Buffer> {
  const sharp = await openSharp();
  const picture = sharp({ create: { width, height, channels: 3, background } });
  return picture[type]().toBuffer();
}

/** A PNG of a few hundred bytes that says it holds so many pixels. */
export function buildBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = deflateSync(Buffer.alloc(100_000));
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

interface ImageToSend {
  readonly bytes: Buffer;
  readonly fileName?: string;
  readonly contentType?: string;
  readonly sentAs?: string;
}

/** Asks for a signed URL and sends the file to it, as the console does. */
export async function sendImage(
  client: Client,
  companyId: string,
  { bytes, fileName = 'Harbor Supreme.png', contentType = 'image/png', sentAs = contentType }: ImageToSend,
) {
  const query = new URLSearchParams({ fileName, contentType });
  const asked = await client('GET', `/api/menus/image-upload-url/${companyId}?${query}`);
  if (asked.statusCode !== 200) return asked;
  return client('PUT', asked.json().signedUrl, sent(bytes, { headers: { 'content-type': sentAs } }));
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([size, named, sum]);
}
