import { z } from 'zod';
import type { JobQueue } from '../../../platform/jobs.ts';

/** One wave of one publication, due now. */
export interface WaveJob {
  readonly companyId: string;
  readonly publicationId: string;
  readonly wave: number;
}

const publication = { companyId: z.string(), publicationId: z.string() };

export const wavesQueue: JobQueue<WaveJob> = {
  name: 'publish-batch',
  schema: z.union([
    z.object({ ...publication, wave: z.number().int() }),
    // As jobs of earlier releases name it.
    z.object({ ...publication, batch: z.number().int() }).transform(({ batch, ...job }) => ({ ...job, wave: batch })),
  ]),
};
