import type { LicenseClaims } from '@servery/contract';
import { type Failure, keepTrying } from './keep-trying.ts';
import { type LicenseProblem, verifyLicense } from './license.ts';
import type { LicenseClient } from './license-client.ts';
import type { LicenseFile, StoredLicense } from './stored-license.ts';

export type LicenseEvent =
  | { readonly kind: 'licensed'; readonly claims: LicenseClaims }
  | { readonly kind: 'unlicensed' }
  | { readonly kind: 'refused'; readonly problem: LicenseProblem }
  | Failure;

export interface LicenseKeeperOptions {
  readonly client: LicenseClient;
  readonly file: LicenseFile;
  readonly onEvent: (event: LicenseEvent) => void;
  readonly signal: AbortSignal;
}

/** While there is no license, the server is asked again after so many seconds. */
const unlicensedSeconds = 30;

/**
 * Keeps the license of the location: at the start the kept license counts until it expires, server or not; then the current
 * token is fetched, verified and kept, and fetched again as soon as it dies or half of its time is over.
 */
export async function keepLicense({ client, file, onEvent, signal }: LicenseKeeperOptions): Promise<void> {
  const kept = await file.read();
  if (kept !== undefined) judge(kept, onEvent);
  await keepTrying({
    once: async () => {
      const claims = await renew(client, file, onEvent);
      if (claims === undefined) return unlicensedSeconds;
      await untilStale(client, claims, signal);
      return 0;
    },
    onFailure: onEvent,
    signal,
  });
}

/** @returns the claims of the token that now counts; undefined without a license */
async function renew(
  client: LicenseClient,
  file: LicenseFile,
  onEvent: LicenseKeeperOptions['onEvent'],
): Promise<LicenseClaims | undefined> {
  const locationId = await client.locationId();
  const token = await client.token(locationId);
  if (token === undefined) {
    await file.clear();
    onEvent({ kind: 'unlicensed' });
    return undefined;
  }
  const fetched = { locationId, token, keys: [...(await client.keys())] };
  const claims = judge(fetched, onEvent);
  if (claims !== undefined) await file.write(fetched);
  return claims;
}

function judge(kept: StoredLicense, onEvent: LicenseKeeperOptions['onEvent']): LicenseClaims | undefined {
  const verdict = verifyLicense(kept.token, { ...kept, now: Date.now() });
  onEvent(
    verdict.isValid ? { kind: 'licensed', claims: verdict.claims } : { kind: 'refused', problem: verdict.problem },
  );
  return verdict.isValid ? verdict.claims : undefined;
}

async function untilStale(
  client: LicenseClient,
  { sub, jti, iat, exp }: LicenseClaims,
  signal: AbortSignal,
): Promise<void> {
  const halfMillis = ((iat + exp) / 2) * 1000;
  while (!signal.aborted && Date.now() < halfMillis) if (await client.awaitDeath(sub, jti, signal)) return;
}
