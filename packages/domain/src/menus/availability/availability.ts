import { z } from 'zod';
import { dayOfWeekSchema, endOffsetSchema, startTimeSchema } from '../../formats/week-hours.ts';

export const limitDaysSchema = z.looseObject({ enabled: z.boolean(), days: z.array(dayOfWeekSchema) });

export const limitHoursSchema = z.looseObject({
  enabled: z.boolean(),
  startTime: startTimeSchema,
  endOffset: endOffsetSchema,
});

/** Where and when something is sold. */
export const availabilitySchema = z.looseObject({
  pos: z.boolean(),
  online: z.boolean(),
  kiosk: z.boolean(),
  /** Order types it is sold for; empty means all. */
  orderTypes: z.array(z.int()),
  limitDays: limitDaysSchema,
  limitHours: limitHoursSchema,
});
export type Availability = z.infer<typeof availabilitySchema>;

/** 8:00 AM for 15 hours, as a new tab has it (LY-07, LY-08). */
export const DEFAULT_LIMIT_HOURS = { startTime: 28_800, endOffset: 54_000 } as const;

export function newAvailability(given: Partial<Availability> = {}): Availability {
  return {
    pos: true,
    online: true,
    kiosk: true,
    orderTypes: [],
    limitDays: { enabled: false, days: [0, 1, 2, 3, 4, 5, 6] },
    limitHours: { enabled: false, ...DEFAULT_LIMIT_HOURS },
    ...given,
  };
}
