import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod/mini';
import { type ApiResult, unwrap } from '../../api/api-result.ts';
import { noAnswer, request } from '../../api/request.ts';
import { id } from '../../api/wire.ts';
import { rememberImageNames } from './image-names.ts';

export const imageSchema = z.looseObject({
  id,
  name: z.string(),
  /** Pixels. */
  width: z.number(),
  height: z.number(),
  bytes: z.number(),
  uploadedBy: z.string(),
  uploadedAt: z.string(),
});
export type Image = z.infer<typeof imageSchema>;

const useSchema = z.looseObject({
  documentId: z.string(),
  /** 'Main Menu', 'Kiosk Design' */
  place: z.string(),
  tenantId: z.nullable(z.string()),
  tenantName: z.nullable(z.string()),
  name: z.string(),
});
export type ImageUse = z.infer<typeof useSchema>;

/** The company's library, newest first. */
export function imagesQuery(companyId: string) {
  return queryOptions({
    queryKey: ['images', companyId],
    queryFn: async ({ signal }) => {
      const images = unwrap(
        await request({ path: `/api/menus/images/${companyId}`, schema: z.array(imageSchema), signal }),
      );
      rememberImageNames(images);
      return images;
    },
    staleTime: 60_000,
  });
}

/** Where the company's menus and settings show each image. */
export function imageUsesQuery(companyId: string) {
  return queryOptions({
    queryKey: ['images', companyId, 'uses'],
    queryFn: async ({ signal }) =>
      unwrap(
        await request({
          path: `/api/menus/images/${companyId}/uses`,
          schema: z.record(z.string(), z.array(useSchema)),
          signal,
        }),
      ),
  });
}

/** Where a picture is. It never changes under its id. */
export function imageUrl(companyId: string, imageId: string, size: 'full' | 'thumb'): string {
  return `/api/menus/images/${encodeURIComponent(companyId)}/${encodeURIComponent(imageId)}?size=${size}`;
}

export function renameImage(companyId: string, imageId: string, name: string): Promise<ApiResult<Image>> {
  const path = `/api/menus/images/${companyId}/${imageId}/rename`;
  return request({ method: 'POST', path, body: { name }, schema: imageSchema });
}

export function deleteImage(companyId: string, imageId: string): Promise<ApiResult<unknown>> {
  return request({
    method: 'POST',
    path: `/api/menus/images/${companyId}/${imageId}/delete`,
    schema: noAnswer,
  });
}
