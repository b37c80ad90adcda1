import { z } from 'zod';
import { nameText } from '../../formats/name-text.ts';
import { shortText } from '../../formats/short-text.ts';

export const idSchema = z.string().min(1).max(120);

/** The key of an image in the images of the company; null, or empty in older documents, for none. */
export const imageIdSchema = shortText(120).nullable();

/** A color, a font or another word of a style, which terminals read; those that a document has are kept as they are. */
export const styleWordSchema = shortText(120);

/** MN-09: only ACTIVE entities stay in filtered lists. */
export const statusSchema = z.enum(['ACTIVE', 'INACTIVE']);
export type Status = z.infer<typeof statusSchema>;

/** As many as the longest barcode of an article has: GTIN-14. */
export const MOST_PLU_DIGITS = 14;

/** A PLU number is digits; empty means none (DP-08). */
export const pluNumSchema = z
  .string()
  .regex(/^\d*$/, 'Use only digits in a PLU number.')
  .max(MOST_PLU_DIGITS, `Use at most ${MOST_PLU_DIGITS} digits in a PLU number.`);

/** The information that people read about an entity of the menu. */
export const infoSchema = z.looseObject({
  name: nameText(200),
  /** Shown to guests; empty means the name. */
  displayName: nameText(200),
  description: shortText(4000),
  /** Short name on kitchen tickets; empty means the name. */
  abbreviation: nameText(60),
  pluNum: pluNumSchema,
  imageId: imageIdSchema,
  status: statusSchema,
});
export type Info = z.infer<typeof infoSchema>;

export function newInfo(given: { readonly name: string } & Partial<Info>): Info {
  return { displayName: '', description: '', abbreviation: '', pluNum: '', imageId: null, status: 'ACTIVE', ...given };
}
