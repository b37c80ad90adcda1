import { setTimeout as sleep } from 'node:timers/promises';
import type { LicenceClaims } from '@servery/contract';
import { retryDelay } from './agent.ts';
import { type LicenceProblem, verifyLicence } from './licence.ts';
import type { LicenceClient } from './licence-client.ts';
import type { LicenceFile, StoredLicence } from './stored-licence.ts';

export type LicenceEvent =
  | { readonly kind: 'licensed'; readonly claims: LicenceClaims }
  | { readonly kind: 'unlicensed' }
  | { readonly kind: 'refused'; readonly problem: LicenceProblem }
  | { readonly kind: 'failed'; readonly message: string; readonly retrySeconds: number };

export interface LicenceKeeperOptions {
  readonly client: LicenceClient;
  readonly file: LicenceFile;
  readonly onEvent: (event: LicenceEvent) => void;
  readonly signal: AbortSignal;
}

/** While there is no licence, the server is asked again after so many seconds. */
const unlicensedSeconds = 30;

/**
 * Keeps the licence of the location: at the start what was kept counts until it expires, server or not; then the standing
 * token is fetched, verified and kept, and fetched again as soon as it dies or half of its time is over.
 */
export async function keepLicence({ client, file, onEvent, signal }: LicenceKeeperOptions): Promise<void> {
  const kept = await file.read();
  if (kept !== undefined) judge(kept, onEvent);
  let failures = 0;
  while (!signal.aborted) {
    try {
      const claims = await renew(client, file, onEvent);
      failures = 0;
      if (claims === undefined) await rest(unlicensedSeconds, signal);
      else await untilStale(client, claims, signal);
    } catch (error) {
      if (signal.aborted) return;
      failures += 1;
      const retrySeconds = retryDelay(failures, Math.random());
      onEvent({ kind: 'failed', message: error instanceof Error ? error.message : String(error), retrySeconds });
      await rest(retrySeconds, signal);
    }
  }
}

/** @returns the claims of the token that now counts; undefined without a licence */
async function renew(
  client: LicenceClient,
  file: LicenceFile,
  onEvent: LicenceKeeperOptions['onEvent'],
): Promise<LicenceClaims | undefined> {
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

function judge(kept: StoredLicence, onEvent: LicenceKeeperOptions['onEvent']): LicenceClaims | undefined {
  const verdict = verifyLicence(kept.token, { ...kept, now: Date.now() });
  onEvent(
    verdict.isValid ? { kind: 'licensed', claims: verdict.claims } : { kind: 'refused', problem: verdict.problem },
  );
  return verdict.isValid ? verdict.claims : undefined;
}

async function untilStale(
  client: LicenceClient,
  { sub, jti, iat, exp }: LicenceClaims,
  signal: AbortSignal,
): Promise<void> {
  const halfMillis = ((iat + exp) / 2) * 1000;
  while (!signal.aborted && Date.now() < halfMillis) if (await client.awaitDeath(sub, jti, signal)) return;
}

function rest(seconds: number, signal: AbortSignal): Promise<void> {
  return sleep(seconds * 1000, undefined, { signal }).catch(() => undefined);
}
