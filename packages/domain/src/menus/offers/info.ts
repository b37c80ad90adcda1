import { z } from 'zod';
import { nameText } from '../../formats/name-text.ts';
import { shortText } from '../../formats/short-text.ts';
import { idSchema, imageIdSchema, pluNumSchema, statusSchema } from '../entities/info.ts';

/** OF-05 to OF-08 */
export const offerInfoSchema = z.looseObject({
  name: nameText(200),
  displayName: nameText(200),
  description: shortText(4000),
  pluNum: pluNumSchema,
  status: statusSchema,
  channels: z.array(z.enum(['POS', 'ONLINE'])),
  type: z.enum(['COUPON', 'DISCOUNT', 'PROMO', 'COMP']),
  imageId: imageIdSchema,
  campaigns: z.array(idSchema),
  shortUrl: shortText(400),
});
export type OfferInfo = z.infer<typeof offerInfoSchema>;

export function newOfferInfo(given: { readonly name: string } & Partial<OfferInfo>): OfferInfo {
  return {
    displayName: '',
    description: '',
    pluNum: '',
    status: 'ACTIVE',
    channels: ['POS', 'ONLINE'],
    type: 'COUPON',
    imageId: null,
    campaigns: [],
    shortUrl: '',
    ...given,
  };
}
