import { z } from 'zod';

/** EM-42 */
export const jobRequirementSchema = z.looseObject({
  id: z.string().min(1),
  entityType: z.literal('JOB_TYPE_REQUIREMENT'),
  name: z.string().max(200),
  /** Seconds. */
  warnTimeBeforeExpiration: z.int().min(0),
});
export type JobRequirement = z.infer<typeof jobRequirementSchema>;

const DAY = 86_400;

/** EM-43, EM-44 */
export function newJobRequirements(): JobRequirement[] {
  return [
    newJobRequirement({ id: '1', name: 'Food Handlers', warnTimeBeforeExpiration: 21 * DAY }),
    newJobRequirement({ id: '2', name: 'Liquor Service', warnTimeBeforeExpiration: 14 * DAY }),
  ];
}

function newJobRequirement(given: Pick<JobRequirement, 'id' | 'name' | 'warnTimeBeforeExpiration'>): JobRequirement {
  return { entityType: 'JOB_TYPE_REQUIREMENT', ...given };
}
