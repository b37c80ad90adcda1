import type { Image, ImageUse } from '@servery/contract';
import type { Actor } from '../../access/actor.ts';
import { writeAudit } from '../../platform/audit.ts';
import type { CompanyScope, Database } from '../../platform/database/database.ts';
import { Fault, forbidden, invalid, notFound } from '../../platform/fault.ts';
import { contentHash, type ObjectStorage } from '../../platform/object-storage/object-storage.ts';
import { readImageUses } from './image-uses.ts';
import {
  confirmImage,
  findImage,
  markImageDeleted,
  measureImages,
  type NewImage,
  reserveImage,
  type StoredImage,
  setImageName,
} from './images-store.ts';
import { readPicture } from './read-picture.ts';
import { isSignedFor, type Upload } from './signed-upload.ts';

/** The images and bytes that one company may keep. */
const quota = { images: 10_000, bytes: 20 * 1024 ** 3 } as const;
const usesNamed = 5;

interface Parts {
  readonly database: Database;
  readonly objects: ObjectStorage;
}

interface SentImage {
  readonly upload: Upload;
  readonly signature: string;
  /** The media type that the request names. */
  readonly type: string | undefined;
  readonly bytes: unknown;
}

/**
 * IM-02: checks the signature, re-encodes the picture and enters it in the library, which says whether there is room and the
 * id is free; only then are its bytes kept, outside of any transaction, and the entry counts. The same file twice is one
 * image; sent again after a failure, it goes on where that left it.
 */
export async function uploadImage(
  { database, objects }: Parts,
  actor: Actor,
  { upload, signature, type, bytes }: SentImage,
): Promise<Image> {
  if (!isSignedFor(actor, upload, { signature, now: Date.now() })) throw forbidden();
  if (!Buffer.isBuffer(bytes)) throw invalid('IMAGE_EMPTY', 'The file is empty.', 'body');
  if (type !== upload.contentType)
    throw invalid('IMAGE_MISMATCH', `The URL was made for ${upload.contentType}.`, 'headers.content-type');
  const picture = await readPicture(bytes);
  const { width, height, full, thumb } = picture;
  const [hash, thumbHash] = [contentHash(full), contentHash(thumb)];
  const name = imageName(upload.fileName);
  const added = { id: upload.imageId, name, hash, thumbHash, width, height, bytes: full.byteLength };
  const { image, isPending } = await database.inCompany(actor.companyId, (scope) => reserve(scope, actor, added));
  if (!isPending) return image;
  await objects.put(actor.companyId, full, 'image/webp');
  await objects.put(actor.companyId, thumb, 'image/webp');
  await database.inCompany(actor.companyId, async (scope) => {
    const subject = `image:${image.id}`;
    if (await confirmImage(scope, image.id))
      await writeAudit(scope, actor, { action: 'UPLOAD_IMAGE', subject, details: { name, hash } });
  });
  return image;
}

/** @throws Fault 409 for an id that another picture has, 400 when there is no room */
async function reserve(scope: CompanyScope, actor: Actor, added: NewImage): Promise<StoredImage> {
  const isNew = await reserveImage(scope, added, actor);
  const stored = await findImage(scope, added.id);
  if (stored === undefined || (stored.isDeleted && !stored.isPending)) throw notFound();
  if (stored.hash !== added.hash) throw new Fault(409, 'ALREADY_UPLOADED');
  if (isNew) await requireRoom(scope);
  return stored;
}

export async function renameImage(
  scope: CompanyScope,
  actor: Actor,
  { imageId, name }: { readonly imageId: string; readonly name: string },
): Promise<Image> {
  const { image } = await requireImage(scope, imageId);
  await setImageName(scope, imageId, name);
  await writeAudit(scope, actor, {
    action: 'RENAME_IMAGE',
    subject: `image:${imageId}`,
    details: { from: image.name, to: name },
  });
  return { ...image, name };
}

/**
 * Takes an image out of the library; its bytes stay for documents published with it and for older versions.
 * @throws Fault 400 that says where it is used
 */
export async function deleteImage(scope: CompanyScope, actor: Actor, imageId: string): Promise<void> {
  const { image } = await requireImage(scope, imageId);
  const uses = (await readImageUses(scope)).get(imageId) ?? [];
  if (uses.length > 0) throw invalid('IMAGE_IN_USE', inUse(uses));
  await markImageDeleted(scope, imageId);
  await writeAudit(scope, actor, {
    action: 'DELETE_IMAGE',
    subject: `image:${imageId}`,
    details: { name: image.name },
  });
}

async function requireImage(scope: CompanyScope, imageId: string) {
  const stored = await findImage(scope, imageId);
  if (stored === undefined || stored.isDeleted) throw notFound();
  return stored;
}

/** Of all images with the one that was just entered. */
async function requireRoom(scope: CompanyScope): Promise<void> {
  const { count, bytes } = await measureImages(scope);
  if (count > quota.images || bytes > quota.bytes)
    throw invalid('TOO_MANY_IMAGES', `A company can have at most ${quota.images} images and 20 GB in total.`);
}

/** `menu/Harbor Supreme.PNG` is `Harbor Supreme` */
function imageName(fileName: string): string {
  const last = fileName.split(/[/\\]/).at(-1) ?? '';
  return last.replace(/\.(png|jpe?g|webp)$/i, '').trim() || 'Image';
}

function inUse(uses: readonly ImageUse[]): string {
  const named = [...new Set(uses.map(placeOf))];
  const more = named.length - usesNamed;
  return `The image is used by ${named.slice(0, usesNamed).join(', ')}${more > 0 ? ` and ${more} more` : ''}. Choose another one there first.`;
}

/** `Harbor Supreme in Main Menu at Pier 39` */
function placeOf({ name, place, tenantName }: ImageUse): string {
  return `${name} in ${place}${tenantName === null ? '' : ` at ${tenantName}`}`;
}
