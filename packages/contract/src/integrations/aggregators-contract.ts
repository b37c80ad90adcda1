import { z } from 'zod';
import { operation } from '../operation.ts';
import { companyHint, idSchema } from '../wire.ts';

export const aggregatorsOperations = {
  validateAggregator: operation({
    method: 'GET',
    path: '/api/tenants/validate-deliverect/:accountId/:locationId',
    acts: true,
    tag: 'Locations',
    summary: 'Whether an account at the order aggregator knows a location',
    params: z.strictObject({ accountId: idSchema, locationId: idSchema }),
    query: companyHint,
    response: z.object({
      valid: z.boolean(),
      /** The location's name at the aggregator; null unless valid. */
      name: z.string().nullable(),
      reason: z.enum(['UNKNOWN_ACCOUNT', 'UNKNOWN_LOCATION']).nullable(),
    }),
  }),
};
