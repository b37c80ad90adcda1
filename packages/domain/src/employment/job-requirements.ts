import { z } from 'zod';
import { nameText } from '../formats/name-text.ts';

/** Seconds. */
const DAY = 86_400;

const DAYS_AHEAD = 'Enter 0 to 3650 days.';

/** EM-42 */
export const jobRequirementSchema = z.looseObject({
  id: z.string().min(1),
  entityType: z.literal('JOB_TYPE_REQUIREMENT'),
  name: nameText(200),
  /** Seconds. */
  warnTimeBeforeExpiration: z
    .int(DAYS_AHEAD)
    .min(0, DAYS_AHEAD)
    .max(3650 * DAY, DAYS_AHEAD),
});
export type JobRequirement = z.infer<typeof jobRequirementSchema>;

/** EM-43, EM-44 */
export function newJobRequirements(): JobRequirement[] {
  return [
    newJobRequirement({ id: '1', name: 'Food Handlers', warnTimeBeforeExpiration: 21 * DAY }),
    newJobRequirement({ id: '2', name: 'Liquor Service', warnTimeBeforeExpiration: 14 * DAY }),
  ];
}

export function newJobRequirement(
  given: Pick<JobRequirement, 'id' | 'name'> & Partial<JobRequirement>,
): JobRequirement {
  return { entityType: 'JOB_TYPE_REQUIREMENT', warnTimeBeforeExpiration: 14 * DAY, ...given };
}
