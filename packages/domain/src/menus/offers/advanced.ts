import { z } from 'zod';
import { nameText } from '../../formats/name-text.ts';
import { idSchema } from '../entities/info.ts';

/** OF-27 */
export const advancedSchema = z.looseObject({
  showOfferAs: z.enum(['LINE_ITEM', 'PRICE_REDUCTION']),
  reportAsLowerSale: z.boolean(),
  requireSignature: z.boolean(),
  physicalCouponExpected: z.boolean(),
  taxApply: z.enum(['OFF', 'ON']),
  applyOfferTo: z.enum(['LOWEST', 'HIGHEST']),
  requireReason: z.looseObject({
    enabled: z.boolean(),
    reasons: z.array(z.looseObject({ id: idSchema, name: nameText(200) })),
  }),
});
export type Advanced = z.infer<typeof advancedSchema>;

/** OF-28 to OF-30 */
export function newAdvanced(given: Partial<Advanced> = {}): Advanced {
  return {
    showOfferAs: 'LINE_ITEM',
    reportAsLowerSale: false,
    requireSignature: false,
    physicalCouponExpected: false,
    taxApply: 'OFF',
    applyOfferTo: 'LOWEST',
    requireReason: { enabled: false, reasons: [] },
    ...given,
  };
}
