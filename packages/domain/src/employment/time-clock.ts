import { z } from 'zod';

const pauseSchema = z.looseObject({
  enabled: z.boolean(),
  /** Seconds. */
  defaultLength: z.int().min(0),
  isPaid: z.boolean(),
  excessIsNotPaid: z.boolean(),
});

/** EM-45: times in seconds. */
export const timeClockSchema = z.looseObject({
  enable: z.boolean(),
  autoClockOffAfterTime: z.int().min(0),
  autoLogOffAfterTime: z.int().min(0),
  requireReasonOnEditRecords: z.boolean(),
  breaks: pauseSchema,
  lunch: pauseSchema,
});
export type TimeClock = z.infer<typeof timeClockSchema>;

/** EM-46 to EM-55 */
export function newTimeClock(): TimeClock {
  return {
    enable: true,
    autoClockOffAfterTime: 57_600,
    autoLogOffAfterTime: 300,
    requireReasonOnEditRecords: true,
    breaks: { enabled: true, defaultLength: 600, isPaid: true, excessIsNotPaid: true },
    lunch: { enabled: true, defaultLength: 1800, isPaid: false, excessIsNotPaid: true },
  };
}
