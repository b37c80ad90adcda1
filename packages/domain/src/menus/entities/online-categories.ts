import { z } from 'zod';
import { nameText } from '../../formats/name-text.ts';
import { shortText } from '../../formats/short-text.ts';
import { idSchema, imageIdSchema } from './info.ts';

/** OC-07 */
export const MAX_FEATURED_ITEMS = 6;

/** OC-01 to OC-04: MENU shows categories of the menu, OFFERS shows offers, SUBHEADER is a line between. */
export const onlineCategorySchema = z.looseObject({
  id: idSchema,
  entityType: z.literal('ONLINE_CATEGORY'),
  categoryType: z.enum(['MENU', 'OFFERS', 'SUBHEADER']),
  name: nameText(200),
  description: shortText(1000),
  imageId: imageIdSchema,
  visible: z.boolean(),
  /** A subheader that others have replaced is kept, unused. */
  used: z.boolean(),
  categoryIds: z.array(idSchema),
  offers: z.array(idSchema),
});
export type OnlineCategory = z.infer<typeof onlineCategorySchema>;

/** OC-06 */
export const featuredItemSchema = z.looseObject({ departmentId: idSchema, categoryId: idSchema, itemId: idSchema });
export type FeaturedItem = z.infer<typeof featuredItemSchema>;

export function newOnlineCategory(
  given: { readonly id: string; readonly name: string } & Partial<OnlineCategory>,
): OnlineCategory {
  return {
    entityType: 'ONLINE_CATEGORY',
    categoryType: 'MENU',
    description: '',
    imageId: null,
    visible: true,
    used: true,
    categoryIds: [],
    offers: [],
    ...given,
  };
}
