import { z } from 'zod';
import { idSchema } from '../entities/info.ts';
import { itemGroupSchema } from '../entities/item-groups.ts';
import { advancedSchema, newAdvanced } from './advanced.ts';
import { applyingSchema, newApplying } from './applying.ts';
import { newOfferInfo, offerInfoSchema } from './info.ts';
import { interactionsSchema, newInteractions } from './interactions.ts';
import { newValidity, validitySchema } from './validity.ts';
import { newOfferValue, offerValueSchema } from './value.ts';

/** OF-03 */
export const offerSchema = z.looseObject({
  id: idSchema,
  entityType: z.literal('OFFER'),
  /** YYYY-MM-DD */
  dateCreated: z.iso.date(),
  order: z.int(),
  info: offerInfoSchema,
  applying: applyingSchema,
  validity: validitySchema,
  value: offerValueSchema,
  itemGroups: z.array(itemGroupSchema),
  interactions: interactionsSchema,
  advanced: advancedSchema,
});
export type Offer = z.infer<typeof offerSchema>;

interface GivenOffer {
  readonly id: string;
  readonly name: string;
  readonly dateCreated: string;
  /** Of its button on the point of sale: OF-11, see `labelColor`. */
  readonly color: string;
}

export function newOffer(given: GivenOffer & Partial<Omit<Offer, keyof GivenOffer>>): Offer {
  const { name, color, ...rest } = given;
  return {
    entityType: 'OFFER',
    order: 0,
    info: newOfferInfo({ name }),
    applying: newApplying(color),
    validity: newValidity(),
    value: newOfferValue(),
    itemGroups: [],
    interactions: newInteractions(),
    advanced: newAdvanced(),
    ...rest,
  };
}

/** OF-12 */
export function isCouponCodeMissing(offer: Offer): boolean {
  return offer.applying.couponCode.required && offer.applying.couponCode.code.trim() === '';
}
