import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ImageType } from '@servery/contract';
import type { Actor } from '../../access/actor.ts';

/** The upload that a signed URL allows: one image of one company, by one session, of one type, until then. */
export interface Upload {
  readonly companyId: string;
  readonly imageId: string;
  readonly fileName: string;
  readonly contentType: ImageType;
  /** Milliseconds since 1970. */
  readonly expires: number;
}

const minutes = 5;

export function uploadExpiry(now: number): number {
  return now + minutes * 60_000;
}

/** IM-01 the URL to send the file to. The key is the session's own hash: it ends with the session and is the same on every node. */
export function signedUploadUrl(actor: Actor, upload: Upload): string {
  const { companyId, imageId, fileName, contentType, expires } = upload;
  const query = new URLSearchParams({
    fileName,
    contentType,
    expires: String(expires),
    signature: signatureOf(actor, upload),
  });
  return `/api/menus/images/${companyId}/${imageId}/upload?${query}`;
}

interface Signed {
  readonly signature: string;
  /** In milliseconds. */
  readonly now: number;
}

/** IM-02 */
export function isSignedFor(actor: Actor, upload: Upload, { signature, now }: Signed): boolean {
  const expected = Buffer.from(signatureOf(actor, upload));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given) && now < upload.expires;
}

function signatureOf(actor: Actor, upload: Upload): string {
  const { companyId, imageId, fileName, contentType, expires } = upload;
  return createHmac('sha256', `image-upload:${actor.sessionHash}`)
    .update(JSON.stringify([companyId, imageId, fileName, contentType, expires]))
    .digest('base64url');
}
