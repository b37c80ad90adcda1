import { z } from 'zod';
import { moneySchema } from '../formats/amount.ts';
import { percentageSchema } from './pay/percentages.ts';

/** How a driver is paid for a delivery; `PER_ZONE` by the zone of its address. */
export const DRIVER_FEES = ['NONE', 'PER_ORDER', 'PER_DISPATCH', 'PERCENTAGE', 'PER_ZONE'] as const;

/** EM-31; EM-41: `zoneId` and `feePerZone` are further fields of a job that drives by zone. */
export const driverSettingsSchema = z.looseObject({
  mode: z.string(),
  feeMethod: z.string(),
  feePerOrder: moneySchema,
  feePerDispatch: moneySchema,
  orderPercentage: percentageSchema,
  mileage: moneySchema,
  payFeeOnPayroll: z.boolean(),
  trackMileage: z.looseObject({ enabled: z.boolean(), method: z.string() }),
  /** Delivery zones with a fee of their own; the others have `feePerZone`. */
  zones: z.array(z.looseObject({ id: z.string().min(1), fee: moneySchema.optional() })),
  zoneId: z.string().nullable().optional(),
  feePerZone: moneySchema.optional(),
});
export type DriverSettings = z.infer<typeof driverSettingsSchema>;

/** EM-32 to EM-40 */
export function newDriverSettings(given: Partial<DriverSettings> = {}): DriverSettings {
  return {
    mode: 'NOT_DRIVER',
    feeMethod: 'NONE',
    feePerOrder: '0.00',
    feePerDispatch: '0.00',
    orderPercentage: '0.00',
    mileage: '0.00',
    payFeeOnPayroll: false,
    trackMileage: { enabled: true, method: 'GOOGLE_MAPS' },
    zones: [],
    ...given,
  };
}
