import { createClient, type LicenseKey, ServerAnswerError } from '@servery/contract';

export interface LicenseClient {
  /** The location of the credential. */
  locationId(): Promise<string>;
  keys(): Promise<readonly LicenseKey[]>;
  /** Undefined while the location has no license. */
  token(locationId: string): Promise<string | undefined>;
  /** Whether the token has died; the server takes up to half a minute to say that it lives. */
  awaitDeath(locationId: string, tokenId: string, signal: AbortSignal): Promise<boolean>;
}

const deathWithinMillis = 45_000;

/** License calls of a terminal, with the location's credential `<id>.<secret>`. */
export function createLicenseClient(url: string, credential: string): LicenseClient {
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
