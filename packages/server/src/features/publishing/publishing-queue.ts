import { z } from 'zod';
import type { JobQueue } from '../../platform/jobs.ts';

/** One batch of one publication, due now. */
export interface BatchJob {
  readonly companyId: string;
  readonly publicationId: string;
  readonly batch: number;
}

export const publishingQueue: JobQueue<BatchJob> = {
  name: 'publish-batch',
  schema: z.object({ companyId: z.string(), publicationId: z.string(), batch: z.number().int() }),
};
