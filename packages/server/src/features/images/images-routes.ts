import type { Routes } from '../../access/routes.ts';
import { newId } from '../../platform/ids.ts';
import type { ObjectStorage } from '../../platform/object-storage/object-storage.ts';
import { readImageUses } from './image-uses.ts';
import { deleteImage, renameImage, uploadImage } from './images-service.ts';
import { listImages } from './images-store.ts';
import { cacheControl, sendPicture } from './send-picture.ts';
import { signedUploadUrl, uploadExpiry } from './signed-upload.ts';

export function serveImages(route: Routes, objects: ObjectStorage): void {
  serveUpload(route, objects);
  serveLibrary(route);
  servePictures(route, objects);
}

function serveUpload(route: Routes, objects: ObjectStorage): void {
  const { database } = route;

  route('imageUploadUrl', async ({ actor, query }) => {
    const { companyId } = actor();
    const imageId = newId('img');
    const upload = { companyId, imageId, ...query, expires: uploadExpiry(Date.now()) };
    return {
      signedUrl: signedUploadUrl(actor(), upload),
      cacheControl,
      tccUrl: `/api/menus/images/${companyId}/${imageId}`,
    };
  });

  route('uploadImage', async ({ actor, params, query, request }) => {
    const { signature, ...signed } = query;
    const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
    return uploadImage({ database, objects }, actor(), {
      upload: { ...params, ...signed },
      signature,
      type,
      bytes: request.body,
    });
  });
}

function serveLibrary(route: Routes): void {
  route.company('listImages', (scope) => listImages(scope));

  route.company('listImageUses', async (scope) => Object.fromEntries(await readImageUses(scope)));

  route.company('renameImage', (scope, { actor, params, body }) =>
    renameImage(scope, actor, { imageId: params.imageId, name: body.name }),
  );

  route.company('deleteImage', (scope, { actor, params }) => deleteImage(scope, actor, params.imageId));
}

function servePictures(route: Routes, objects: ObjectStorage): void {
  const { database } = route;

  route('getImage', async ({ actor, params, query, reply }) =>
    sendPicture({ database, objects }, { ...params, ...query, companyId: actor().companyId }, reply),
  );
}

/** Terminals show the images that their published menu names. */
export function serveTerminalImages(route: Routes, objects: ObjectStorage): void {
  const { database } = route;

  route('getTerminalImage', async ({ terminal, params, query, reply }) =>
    sendPicture({ database, objects }, { companyId: terminal().companyId, ...params, ...query }, reply),
  );
}
