import { leastPunchMonths, leastTicketMonths, mostKeptMonths } from '@servery/domain';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { companyHint } from '../wire.ts';

/** Months beside the one that has begun; null: for ever. */
const monthsFrom = (least: number) => z.number().int().min(least).max(mostKeptMonths).nullable();

const settingSchema = z.strictObject({
  /** Tickets with their deliveries. */
  ticketMonths: monthsFrom(leastTicketMonths),
  /** Time punches. */
  punchMonths: monthsFrom(leastPunchMonths),
});
export type RetentionSetting = z.infer<typeof settingSchema>;

const retentionSchema = settingSchema.extend({
  /** Business dates from which on details are kept; null: nothing was deleted. Details from before were deleted, and are not taken any more. */
  ticketsFrom: z.iso.date().nullable(),
  punchesFrom: z.iso.date().nullable(),
});
export type Retention = z.infer<typeof retentionSchema>;

const tag = 'Retention';

export const retentionOperations = {
  getRetention: operation({
    method: 'GET',
    path: '/api/retention',
    tag,
    summary: 'For how many months tickets and time punches are kept, and from when on there are any',
    query: companyHint,
    response: retentionSchema,
  }),
  putRetention: operation({
    method: 'PUT',
    path: '/api/retention',
    tag,
    summary:
      'Say for how many months tickets and time punches are kept; what is older is deleted within a day, the sums of reports stay',
    query: companyHint,
    body: settingSchema,
    response: retentionSchema,
  }),
};
