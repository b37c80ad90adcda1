import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Fault } from '../fault.ts';

export interface RequestLimits {
  /** Requests in a minute of a person, or of a network whose people have not signed in; absent: 3,000. */
  readonly ofShare?: number;
  /** Of everybody in a network, those that are refused before a person is known too; absent: 30,000. */
  readonly ofNetwork?: number;
}

const timeWindow = '1 minute';

/** Refuses with 429 requests beyond the share of a minute and says when to come back. */
export async function limitRequests(
  app: FastifyInstance,
  { ofShare = 3000, ofNetwork = 30_000 }: RequestLimits,
): Promise<void> {
  // It counts after the guard of each route, which knows the person by then.
  await app.register(rateLimit, {
    max: ofShare,
    timeWindow,
    keyGenerator: (request) => request.share,
    allowList: (request) => isUnlimited(request),
  });
  const count = app.createRateLimit({
    max: ofNetwork,
    timeWindow,
    keyGenerator: (request) => request.from.network,
    allowList: (request) => isUnlimited(request),
  });
  app.addHook('onRequest', async (request) => {
    const counted = await count(request);
    if (!counted.isAllowed && counted.isExceeded)
      throw new Fault(429, 'RATE_LIMIT_EXCEEDED', { retrySeconds: counted.ttlInSeconds });
  });
}

/** Pages, files and requests of operators: a page opens with dozens of files, and nothing should hide whether a node is alive. */
function isUnlimited({ routeOptions: { config, url } }: FastifyRequest): boolean {
  return config.operationId === undefined && url?.startsWith('/api') !== true;
}
