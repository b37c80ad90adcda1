import type { Routes } from '../../access/routes.ts';
import { Fault, invalid } from '../../platform/fault.ts';
import type { Aggregator } from './aggregator.ts';

/** TN-20 DC-01: the account is the aggregator's, the location is ours and must be within reach. */
export function serveAggregators(route: Routes, aggregator: Aggregator): void {
  route('validateAggregator', async ({ params, target }) => {
    if (target().type !== 'LOCATION')
      throw invalid('NOT_A_LOCATION', 'Orders come to a location, not to a group.', 'params.locationId');
    if (!aggregator.isConfigured) throw new Fault(503, 'NOT_CONFIGURED');
    const validation = await aggregator.validate(params.accountId, params.locationId);
    if (validation.kind === 'unavailable') throw new Fault(503, 'AGGREGATOR_UNAVAILABLE');
    if (validation.kind === 'valid') return { valid: true, name: validation.name, reason: null };
    return { valid: false, name: null, reason: validation.kind };
  });
}
