import type { FastifyReply } from 'fastify';
import type { Database } from '../../platform/database/database.ts';
import { notFound } from '../../platform/fault.ts';
import type { ObjectStorage } from '../../platform/object-storage/object-storage.ts';
import { findImage } from './images-store.ts';

/** An image never changes under its id. */
export const cacheControl = 'private, max-age=31536000, immutable';

export interface AskedPicture {
  readonly companyId: string;
  readonly imageId: string;
  readonly size: 'full' | 'thumb';
}

/** The bytes as they are kept; 304 where the asker has them. Deleted images are still there for documents that name them. */
export async function sendPicture(
  { database, objects }: { readonly database: Database; readonly objects: ObjectStorage },
  { companyId, imageId, size }: AskedPicture,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const stored = await database.inCompany(companyId, (scope) => findImage(scope, imageId));
  const hash = size === 'thumb' ? stored?.thumbHash : stored?.hash;
  if (hash === undefined || stored?.isPending) throw notFound();
  const etag = `"${hash}"`;
  reply.headers({
    etag,
    'cache-control': cacheControl,
    // Pixels only: should a browser ever take it for a page, that page may do nothing.
    'content-security-policy': "default-src 'none'; sandbox",
    'content-disposition': 'inline; filename="image.webp"',
    'cross-origin-resource-policy': 'same-origin',
  });
  if (reply.request.headers['if-none-match'] === etag) return reply.code(304).send();
  const bytes = await objects.get(companyId, hash);
  if (bytes === undefined) throw new Error(`The object storage does not have ${hash}`);
  return reply.type('image/webp').send(bytes);
}
