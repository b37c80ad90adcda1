import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { shareOfNetwork } from '../work/asked-by.ts';
import { clientAddress } from './client-address.ts';

/** Peers about which the log has a line already. */
const mostPeers = 100;

/** Says of every request where it comes from, and warns of a proxy that is not trusted. */
export function addShares(app: FastifyInstance): void {
  const warned = new LRUCache<string, true>({ max: mostPeers });
  app.decorateRequest('share', '');
  app.decorateRequest('from');
  app.addHook('onRequest', (request, _reply, done) => {
    const peer = request.socket.remoteAddress;
    request.from = clientAddress(request.ip, peer);
    request.share = shareOfNetwork(request.from.network);
    if (isForwarded(request) && peer !== undefined && !warned.has(peer)) {
      warned.set(peer, true);
      request.log.warn(
        { peer },
        'X-Forwarded-For comes from a peer that SERVERY_TRUSTED_PROXIES does not name: everybody behind it counts as one address',
      );
    }
    done();
  });
}

/** Whether a peer that is not trusted says that it speaks for others. */
function isForwarded({ headers, ips }: FastifyRequest): boolean {
  return headers['x-forwarded-for'] !== undefined && (ips === undefined || ips.length < 2);
}
