import { z } from 'zod';
import { moneySchema } from '../../formats/amount.ts';
import { limitDaysSchema, limitHoursSchema } from '../availability/availability.ts';
import { idSchema } from '../entities/info.ts';

const customerTypeSchema = z.enum(['RESIDENTIAL', 'BUSINESS', 'LODGING']);

const limited = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.looseObject({ enabled: z.boolean(), ...shape });

/** OF-13, OF-14: when an offer holds; a part that is not enabled does not limit it. */
export const validitySchema = z.looseObject({
  dateRange: limited({ startDate: z.iso.date().nullable(), endDate: z.iso.date().nullable() }),
  daysOfTheWeek: limitDaysSchema,
  timeOfDay: limitHoursSchema,
  orderTypes: limited({ orderTypes: z.array(z.int()) }),
  tenderTypes: limited({ exclude: z.boolean(), tenderTypes: z.array(z.int()) }),
  customerTypes: limited({ customerTypes: z.array(customerTypeSchema) }),
  customerGroups: limited({ customerGroups: z.array(idSchema) }),
  minimumPurchase: limited({ amount: moneySchema, mode: z.enum(['BEFORE', 'AFTER']) }),
  usageLimit: limited({ limit: z.int().min(1) }),
});
export type Validity = z.infer<typeof validitySchema>;

/** OF-16, OF-17 */
export function newValidity(given: Partial<Validity> = {}): Validity {
  return {
    dateRange: { enabled: false, startDate: null, endDate: null },
    daysOfTheWeek: { enabled: false, days: [] },
    timeOfDay: { enabled: false, startTime: 28_800, endOffset: 54_000 },
    orderTypes: { enabled: false, orderTypes: [] },
    tenderTypes: { enabled: false, exclude: false, tenderTypes: [] },
    customerTypes: { enabled: false, customerTypes: [] },
    customerGroups: { enabled: false, customerGroups: [] },
    minimumPurchase: { enabled: false, amount: '0.00', mode: 'BEFORE' },
    usageLimit: { enabled: false, limit: 1 },
    ...given,
  };
}
