import type { FastifyInstance } from 'fastify';
import type { Guard } from '../../access/guard.ts';
import { serve } from '../../access/serve.ts';
import type { Database } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';
import type { ObjectStorage } from '../../platform/object-storage/object-storage.ts';
import { readImageUses } from './image-uses.ts';
import { deleteImage, renameImage, uploadImage } from './images-service.ts';
import { listImages } from './images-store.ts';
import { cacheControl, sendPicture } from './send-picture.ts';
import { signedUploadUrl, uploadExpiry } from './signed-upload.ts';

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
  serve(app, guard, 'getImage', async ({ actor, params, query, request, reply }) =>
    sendPicture({ database, objects }, { ...params, ...query, companyId: actor().companyId }, request, reply),
  );
}

/** Terminals show the images that their published menu names. */
export function serveTerminalImages(
  app: FastifyInstance,
  guard: Guard,
  database: Database,
  objects: ObjectStorage,
): void {
  serve(app, guard, 'getTerminalImage', async ({ terminal, params, query, request, reply }) =>
    sendPicture({ database, objects }, { companyId: terminal().companyId, ...params, ...query }, request, reply),
  );
}
