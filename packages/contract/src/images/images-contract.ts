import { z } from 'zod';
import { operation } from '../operation.ts';
import { companyParams, idSchema, instantSchema, pathSchema } from '../wire.ts';

/** The image types that people may upload; every image is kept as WebP. */
export const imageTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;
export type ImageType = (typeof imageTypes)[number];

/** Limits of one upload. */
export const imageLimits = { bytes: 20 * 1024 * 1024, pixels: 64_000_000, nameLength: 120 } as const;

const nameSchema = z
  .string()
  .trim()
  .min(1, 'An image needs a name.')
  .max(imageLimits.nameLength, `Use at most ${imageLimits.nameLength} characters in a name.`)
  .regex(/^\P{Cc}*$/u, 'Remove the control characters from the name.');

const imageSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Pixels of the kept picture. */
  width: z.number().int(),
  height: z.number().int(),
  /** Bytes of the kept picture. */
  bytes: z.number().int(),
  uploadedBy: z.string(),
  uploadedAt: instantSchema,
});
export type Image = z.infer<typeof imageSchema>;

/** One place that shows an image. */
const imageUseSchema = z.object({
  kind: z.enum(['menu', 'locationSettings']),
  /** The menu or the location settings. */
  documentId: z.string(),
  /** Where in the document. */
  path: pathSchema,
  /** Department of the item or category that shows it: a part of the address of its screen. */
  departmentId: z.string().nullable(),
  /** The name that people know it by: 'Main Menu', 'Online Design'. */
  place: z.string(),
  /** Group or location whose own value it is; null: the company's. */
  tenantId: z.string().nullable(),
  tenantName: z.string().nullable(),
  /** Name of the thing that shows it: 'Harbor Supreme', 'Logo'. */
  name: z.string(),
});
export type ImageUse = z.infer<typeof imageUseSchema>;

const imageParams = z.strictObject({ companyId: idSchema, imageId: idSchema });
const typeSchema = z.enum(imageTypes, 'Only PNG, JPEG and WebP images can be uploaded.');
const sizeQuery = z.strictObject({
  /** thumb: at most 192 pixels wide and high. */
  size: z.enum(['full', 'thumb']).default('full'),
});

export const imagesOperations = {
  imageUploadUrl: operation({
    method: 'GET',
    path: '/api/menus/image-upload-url/:companyId',
    tag: 'Images',
    summary: 'A URL for one upload within five minutes, and where the image will then be',
    params: companyParams,
    query: z.strictObject({ fileName: nameSchema, contentType: typeSchema }),
    response: z.object({ signedUrl: z.string(), cacheControl: z.string(), tccUrl: z.string() }),
  }),
  uploadImage: operation({
    method: 'PUT',
    path: '/api/menus/images/:companyId/:imageId/upload',
    tag: 'Images',
    summary:
      'The signed URL: takes the bytes of a PNG, JPEG or WebP image (at most 20 MiB and 64 megapixels), whichever of them its name says',
    params: imageParams,
    query: z.strictObject({
      fileName: nameSchema,
      contentType: typeSchema,
      /** Milliseconds since 1970. */
      expires: z.coerce.number<number>().int().min(0),
      signature: z.string().max(100),
    }),
    encoding: 'image',
    response: imageSchema,
  }),
  listImages: operation({
    method: 'GET',
    path: '/api/menus/images/:companyId',
    tag: 'Images',
    summary: "The company's images, newest first",
    params: companyParams,
    response: z.array(imageSchema),
  }),
  listImageUses: operation({
    method: 'GET',
    path: '/api/menus/images/:companyId/uses',
    tag: 'Images',
    summary: 'Places in menus, location settings and their overrides that use an image, by image',
    params: companyParams,
    response: z.record(z.string(), z.array(imageUseSchema)),
  }),
  getImage: operation({
    method: 'GET',
    path: '/api/menus/images/:companyId/:imageId',
    tag: 'Images',
    summary: 'The image file as WebP; the file of an id never changes',
    params: imageParams,
    query: sizeQuery,
  }),
  renameImage: operation({
    method: 'POST',
    path: '/api/menus/images/:companyId/:imageId/rename',
    tag: 'Images',
    summary: 'Rename an image',
    params: imageParams,
    body: z.strictObject({ name: nameSchema }),
    response: imageSchema,
  }),
  deleteImage: operation({
    method: 'POST',
    path: '/api/menus/images/:companyId/:imageId/delete',
    tag: 'Images',
    summary: 'Delete an image that neither a menu nor the settings show; what was published with it keeps it',
    params: imageParams,
  }),
  getTerminalImage: operation({
    method: 'GET',
    path: '/api/terminal/images/:imageId',
    tag: 'Terminals',
    summary: "An image of the terminal's own company, as WebP",
    params: z.strictObject({ imageId: idSchema }),
    query: sizeQuery,
  }),
};
