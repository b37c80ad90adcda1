import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../api/api-result.ts';
import { call, linkTo } from '../api/call.ts';
import { keys } from '../api/keys.ts';
import { rememberImageNames } from './image-names.ts';

export type { Image, ImageUse } from '@servery/contract';

/** The company's library, newest first. */
export function imagesQuery(companyId: string) {
  return queryOptions({
    queryKey: keys.images(companyId),
    queryFn: async ({ signal }) => {
      const images = unwrap(await call('listImages', { params: { companyId }, signal }));
      rememberImageNames(images);
      return images;
    },
    staleTime: 60_000,
  });
}

/** Where the company's menus and settings show each image. */
export function imageUsesQuery(companyId: string) {
  return queryOptions({
    queryKey: keys.images(companyId, 'uses'),
    queryFn: async ({ signal }) => unwrap(await call('listImageUses', { params: { companyId }, signal })),
  });
}

/** Where a picture is. It never changes under its id. */
export function imageUrl(companyId: string, imageId: string, size: 'full' | 'thumb'): string {
  return linkTo('getImage', { params: { companyId, imageId }, query: { size } });
}

export function renameImage(companyId: string, imageId: string, name: string) {
  return call('renameImage', { params: { companyId, imageId }, body: { name } });
}

export function deleteImage(companyId: string, imageId: string) {
  return call('deleteImage', { params: { companyId, imageId } });
}
