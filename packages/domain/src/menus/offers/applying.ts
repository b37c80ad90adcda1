import { z } from 'zod';
import { shortText } from '../../formats/short-text.ts';
import { styleWordSchema } from '../entities/info.ts';

/** OF-09: how an offer gets onto an order. */
export const applyingSchema = z.looseObject({
  autoApplyIfCriteriaMet: z.boolean(),
  promptIfAutoApplied: z.boolean(),
  showInSmartCoupons: z.boolean(),
  couponCode: z.looseObject({ required: z.boolean(), code: shortText(60) }),
  showInDiscountScreenList: z.boolean(),
  posMenuButton: z.looseObject({ enabled: z.boolean(), color: styleWordSchema }),
  createOnlineCouponButton: z.boolean(),
});
export type Applying = z.infer<typeof applyingSchema>;

export function newApplying(color: string, given: Partial<Applying> = {}): Applying {
  return {
    autoApplyIfCriteriaMet: false,
    promptIfAutoApplied: false,
    showInSmartCoupons: true,
    couponCode: { required: false, code: '' },
    showInDiscountScreenList: false,
    posMenuButton: { enabled: false, color },
    createOnlineCouponButton: false,
    ...given,
  };
}
