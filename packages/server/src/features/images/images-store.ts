import type { Image } from '@servery/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../access/actor.ts';
import type { CompanyScope } from '../../platform/database/database.ts';

export interface NewImage {
  readonly id: string;
  readonly name: string;
  readonly hash: string;
  readonly thumbHash: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

/** Where the bytes of an image lie. */
export interface StoredImage {
  readonly image: Image;
  readonly hash: string;
  readonly thumbHash: string;
  /** Its bytes are not all kept yet: nothing shows it. */
  readonly isPending: boolean;
  readonly isDeleted: boolean;
}

/** Newest first, without deleted ones. */
export async function listImages(scope: CompanyScope): Promise<Image[]> {
  const rows = await images(scope)
    .where('deleted_at', 'is', null)
    .orderBy('uploaded_at', 'desc')
    .orderBy('name')
    .execute();
  return rows.map((row) => storedOf(row).image);
}

/** Deleted ones too. */
export async function findImage(scope: CompanyScope, imageId: string): Promise<StoredImage | undefined> {
  const row = await images(scope).where('id', '=', imageId).executeTakeFirst();
  return row === undefined ? undefined : storedOf(row);
}

/** How much a company keeps. */
export async function measureImages(scope: CompanyScope): Promise<{ readonly count: number; readonly bytes: number }> {
  return scope.db
    .selectFrom('images')
    .select([sql<number>`count(*)::int`.as('count'), sql<number>`coalesce(sum(bytes), 0)::float8`.as('bytes')])
    .where('company_id', '=', scope.companyId)
    .executeTakeFirstOrThrow();
}

type Uploader = Pick<Actor, 'userId' | 'name'>;

/** Of images whose bytes are kept, in one statement. @returns how many; those whose id is taken stay as they are */
export function addImages(scope: CompanyScope, images: readonly NewImage[], by: Uploader): Promise<number> {
  return insertImages(scope, images, { by, deleted_at: null });
}

/** Takes the id and the room of an image before its bytes are kept; until it is confirmed it counts as deleted. @returns false when the id is taken */
export async function reserveImage(scope: CompanyScope, image: NewImage, by: Uploader): Promise<boolean> {
  return (await insertImages(scope, [image], { by, deleted_at: sql<Date>`now()` })) > 0;
}

/** @returns false when it was confirmed before */
export async function confirmImage(scope: CompanyScope, imageId: string): Promise<boolean> {
  const { numUpdatedRows } = await scope.db
    .updateTable('images')
    .set({ deleted_at: null })
    .where('company_id', '=', scope.companyId)
    .where('id', '=', imageId)
    .whereRef('deleted_at', '=', 'uploaded_at')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

interface Entry {
  readonly by: Uploader;
  readonly deleted_at: RawBuilder<Date> | null;
}

async function insertImages(
  scope: CompanyScope,
  images: readonly NewImage[],
  { by, deleted_at }: Entry,
): Promise<number> {
  if (images.length === 0) return 0;
  const { numInsertedOrUpdatedRows } = await scope.db
    .insertInto('images')
    .values(
      images.map((image) => ({
        company_id: scope.companyId,
        id: image.id,
        name: image.name,
        hash: image.hash,
        thumb_hash: image.thumbHash,
        width: image.width,
        height: image.height,
        bytes: image.bytes,
        uploaded_by: by.userId,
        uploaded_by_name: by.name,
        deleted_at,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows ?? 0);
}

export async function setImageName(scope: CompanyScope, imageId: string, name: string): Promise<void> {
  await scope.db
    .updateTable('images')
    .set({ name })
    .where('company_id', '=', scope.companyId)
    .where('id', '=', imageId)
    .execute();
}

export async function markImageDeleted(scope: CompanyScope, imageId: string): Promise<void> {
  await scope.db
    .updateTable('images')
    .set({ deleted_at: new Date() })
    .where('company_id', '=', scope.companyId)
    .where('id', '=', imageId)
    .execute();
}

function images(scope: CompanyScope) {
  return scope.db
    .selectFrom('images')
    .select(['id', 'name', 'hash', 'thumb_hash', 'width', 'height', 'bytes', 'uploaded_by_name', 'uploaded_at'])
    .select('deleted_at')
    .where('company_id', '=', scope.companyId);
}

type Row = Awaited<ReturnType<ReturnType<typeof images>['executeTakeFirstOrThrow']>>;

function storedOf(row: Row): StoredImage {
  const { id, name, width, height, bytes } = row;
  return {
    image: {
      id,
      name,
      width,
      height,
      bytes,
      uploadedBy: row.uploaded_by_name,
      uploadedAt: row.uploaded_at.toISOString(),
    },
    hash: row.hash,
    thumbHash: row.thumb_hash,
    isPending: row.deleted_at?.getTime() === row.uploaded_at.getTime(),
    isDeleted: row.deleted_at !== null,
  };
}
