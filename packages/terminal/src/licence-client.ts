import { createClient, type LicenceKey, ServerAnswerError } from '@servery/contract';

export interface LicenceClient {
  /** The location of the credential. */
  locationId(): Promise<string>;
  keys(): Promise<readonly LicenceKey[]>;
  /** Undefined while the location has no licence. */
  token(locationId: string): Promise<string | undefined>;
  /** Whether the token has died; the server takes up to half a minute to say that it lives. */
  awaitDeath(locationId: string, tokenId: string, signal: AbortSignal): Promise<boolean>;
}

const deathWithinMillis = 45_000;

/** Licence calls of a terminal, with the location's credential `<id>.<secret>`. */
export function createLicenceClient(url: string, credential: string): LicenceClient {
  const client = createClient({ url, headers: { authorization: `Bearer ${credential}` } });
  return {
    locationId: async () => (await client.call('checkIn', { body: { running: {} } })).locationId,
    keys: async () => (await client.call('licenceKeys')).keys,
    token: async (locationId) => {
      try {
        return (await client.call('licenceToken', { params: { locationId } })).token;
      } catch (error) {
        if (error instanceof ServerAnswerError && error.status === 409) return undefined;
        throw error;
      }
    },
    awaitDeath: async (locationId, tokenId, signal) => {
      const given = { params: { locationId }, query: { tokenId }, signal, withinMillis: deathWithinMillis };
      return (await client.call('awaitTokenDeath', given)).dead;
    },
  };
}
