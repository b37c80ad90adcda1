import type { FastifyRequest } from 'fastify';
import { Fault } from '../fault.ts';
import './route-config.ts';

/**
 * Calls that change something come from our own pages or from programs: another site can neither set the header nor
 * hide where it calls from. Some GETs of the contract act or return values that count elsewhere: they are held to the same,
 * and so is every other method where no route is.
 */
export function crossSiteFault(
  request: FastifyRequest,
  { isSecure }: { readonly isSecure: boolean },
): Fault | undefined {
  if (!(request.routeOptions.config.acts ?? !isSafe(request.method))) return undefined;
  if (request.headers.authorization !== undefined && request.headers.cookie === undefined) return undefined;
  const site = request.headers['sec-fetch-site'];
  const origin = request.headers.origin;
  const isOwnSite =
    site === undefined ? origin === undefined || origin === ownOrigin(request, isSecure) : site === 'same-origin';
  return isOwnSite && request.headers['x-servery-request'] !== undefined ? undefined : new Fault(403, 'CROSS_SITE');
}

function isSafe(method: string): boolean {
  return method === 'GET' || method === 'HEAD' || method === 'OPTIONS';
}

/** Scheme, host and port; on https a proxy ends the encryption, and the request itself comes by http. */
function ownOrigin({ protocol, host }: FastifyRequest, isSecure: boolean): string | undefined {
  const url = `${isSecure ? 'https' : protocol}://${host}`;
  return URL.canParse(url) ? new URL(url).origin : undefined;
}
