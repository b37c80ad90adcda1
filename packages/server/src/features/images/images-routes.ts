import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Guard } from '../../access/guard.ts';
import { serve } from '../../access/serve.ts';
import type { Database } from '../../platform/database/database.ts';
import { notFound } from '../../platform/fault.ts';
import { newId } from '../../platform/ids.ts';
import type { ObjectStorage } from '../../platform/object-storage/object-storage.ts';
import { readImageUses } from './image-uses.ts';
import { deleteImage, renameImage, uploadImage } from './images-service.ts';
import { findImage, listImages } from './images-store.ts';
import { signedUploadUrl, uploadExpiry } from './signed-upload.ts';

/** An image never changes under its id. */
const cacheControl = 'private, max-age=31536000, immutable';

export function serveImages(app: FastifyInstance, guard: Guard, database: Database, objects: ObjectStorage): void {
  serveUpload(app, guard, database, objects);
  serveLibrary(app, guard, database);
  servePictures(app, guard, database, objects);
}

function serveUpload(app: FastifyInstance, guard: Guard, database: Database, objects: ObjectStorage): void {
  serve(app, guard, 'imageUploadUrl', async ({ actor, query }) => {
    const { companyId } = actor();
    const imageId = newId('img');
    const upload = { companyId, imageId, ...query, expires: uploadExpiry(Date.now()) };
    return {
      signedUrl: signedUploadUrl(actor(), upload),
      cacheControl,
      tccUrl: `/api/menus/images/${companyId}/${imageId}`,
    };
  });

  serve(app, guard, 'uploadImage', async ({ actor, params, query, request }) => {
    const { signature, ...signed } = query;
    const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
    return uploadImage(
      { database, objects },
      actor(),
      { ...params, ...signed },
      { signature, type, bytes: request.body },
    );
  });
}

function serveLibrary(app: FastifyInstance, guard: Guard, database: Database): void {
  serve(app, guard, 'listImages', async ({ actor }) => database.inCompany(actor().companyId, listImages));

  serve(app, guard, 'listImageUses', async ({ actor }) =>
    Object.fromEntries(await database.inCompany(actor().companyId, readImageUses)),
  );

  serve(app, guard, 'renameImage', async ({ actor, params, body }) =>
    database.inCompany(actor().companyId, (scope) => renameImage(scope, actor(), params.imageId, body.name)),
  );

  serve(app, guard, 'deleteImage', async ({ actor, params, reply }) => {
    await database.inCompany(actor().companyId, (scope) => deleteImage(scope, actor(), params.imageId));
    return reply.code(204).send();
  });
}

function servePictures(app: FastifyInstance, guard: Guard, database: Database, objects: ObjectStorage): void {
  const answer = async (asked: Asked, { request, reply }: { request: FastifyRequest; reply: FastifyReply }) => {
    const stored = await database.inCompany(asked.companyId, (scope) => findImage(scope, asked.imageId));
    const hash = asked.size === 'thumb' ? stored?.thumbHash : stored?.hash;
    if (hash === undefined) throw notFound();
    const etag = `"${hash}"`;
    reply.headers({
      etag,
      'cache-control': cacheControl,
      // Pixels only: should a browser ever take it for a page, that page may do nothing.
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': 'inline; filename="image.webp"',
      'cross-origin-resource-policy': 'same-origin',
    });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    const bytes = await objects.get(asked.companyId, hash);
    if (bytes === undefined) throw new Error(`The object storage does not have ${hash}`);
    return reply.type('image/webp').send(bytes);
  };

  serve(app, guard, 'getImage', async ({ actor, params, query, request, reply }) =>
    answer({ companyId: actor().companyId, imageId: params.imageId, size: query.size }, { request, reply }),
  );

  serve(app, guard, 'getTerminalImage', async ({ terminal, params, query, request, reply }) =>
    answer({ companyId: terminal().companyId, imageId: params.imageId, size: query.size }, { request, reply }),
  );
}

interface Asked {
  readonly companyId: string;
  readonly imageId: string;
  readonly size: 'full' | 'thumb';
}
