import { z } from 'zod';

const HOUR = 3600;
const secondsUpTo = (hours: number) => {
  const message = `Choose 0 to ${hours} hours.`;
  return z
    .int(message)
    .min(0, message)
    .max(hours * HOUR, message);
};

const pauseSchema = z.looseObject({
  enabled: z.boolean(),
  /** Seconds. */
  defaultLength: secondsUpTo(8),
  isPaid: z.boolean(),
  excessIsNotPaid: z.boolean(),
});

/** EM-45: times in seconds. */
export const timeClockSchema = z.looseObject({
  enable: z.boolean(),
  autoClockOffAfterTime: secondsUpTo(48),
  autoLogOffAfterTime: secondsUpTo(24),
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
