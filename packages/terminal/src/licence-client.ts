import { type LicenceKey, operations } from '@servery/contract';
import { ServerAnswerError } from './server-client.ts';

export interface LicenceClient {
  /** The location of the credential. */
  locationId(): Promise<string>;
  keys(): Promise<readonly LicenceKey[]>;
  /** Undefined while the location has no licence. */
  token(locationId: string): Promise<string | undefined>;
  /** Whether the token has died; the server takes up to half a minute to say that it lives. */
  awaitDeath(locationId: string, tokenId: string, signal: AbortSignal): Promise<boolean>;
}

const { licenceKeys, licenceToken, awaitTokenDeath, checkIn } = operations;
const answerWithinMillis = 30_000;
const deathWithinMillis = 45_000;

/** Licence calls of a terminal, with the location's credential `<id>.<secret>`. */
export function createLicenceClient(url: string, credential: string): LicenceClient {
  const call = async (path: string, init: RequestInit = {}, millis = answerWithinMillis): Promise<Response> => {
    const limits = [AbortSignal.timeout(millis), ...(init.signal ? [init.signal] : [])];
    const headers = { authorization: `Bearer ${credential}`, 'content-type': 'application/json' };
    return fetch(new URL(path, url), { ...init, headers, redirect: 'error', signal: AbortSignal.any(limits) });
  };
  const read = async (path: string, response: Response): Promise<unknown> => {
    if (!response.ok) throw new ServerAnswerError(response.status, path);
    return response.json();
  };
  return {
    locationId: async () => {
      const answer = await call(checkIn.path, { method: 'POST', body: '{"running":{}}' });
      return checkIn.response.parse(await read(checkIn.path, answer)).locationId;
    },
    keys: async () => licenceKeys.response.parse(await read(licenceKeys.path, await call(licenceKeys.path))).keys,
    token: async (locationId) => {
      const path = licenceToken.path.replace(':locationId', locationId);
      const answer = await call(path);
      if (answer.status === 409) return undefined;
      return licenceToken.response.parse(await read(path, answer)).token;
    },
    awaitDeath: async (locationId, tokenId, signal) => {
      const path = `${awaitTokenDeath.path.replace(':locationId', locationId)}?tokenId=${encodeURIComponent(tokenId)}`;
      const answer = await call(path, { signal }, deathWithinMillis);
      return awaitTokenDeath.response.parse(await read(path, answer)).dead;
    },
  };
}
