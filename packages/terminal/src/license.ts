import { createPublicKey, verify } from 'node:crypto';
import { type LicenseClaims, type LicenseKey, licenseClaimsSchema } from '@servery/contract';
import { z } from 'zod';

export type LicenseProblem = 'MALFORMED' | 'UNKNOWN_KEY' | 'TAMPERED' | 'OTHER_LOCATION' | 'NOT_YET' | 'EXPIRED';
export type LicenseVerdict =
  | { readonly isValid: true; readonly claims: LicenseClaims }
  | { readonly isValid: false; readonly problem: LicenseProblem };

export interface LicenseCheck {
  readonly keys: readonly LicenseKey[];
  readonly locationId: string;
  /** Epoch milliseconds by the terminal's clock. */
  readonly now: number;
}

/** A token may be issued so much ahead of a terminal whose clock is slow. */
const clockSkewSeconds = 300;
const headerSchema = z.object({ alg: z.literal('EdDSA'), kid: z.string() });

/** Whether a license token counts here and now; needs no server. Nothing in it is believed before its signature is. */
export function verifyLicense(token: string, { keys, locationId, now }: LicenseCheck): LicenseVerdict {
  const [header = '', payload = '', signature = '', ...rest] = token.split('.');
  const named = headerSchema.safeParse(decode(header));
  if (!named.success || signature === '' || rest.length > 0) return refuse('MALFORMED');
  const key = keys.find(({ kid }) => kid === named.data.kid);
  if (key === undefined) return refuse('UNKNOWN_KEY');
  if (!isSignedBy(key, `${header}.${payload}`, signature)) return refuse('TAMPERED');
  const claims = licenseClaimsSchema.safeParse(decode(payload));
  if (!claims.success) return refuse('MALFORMED');
  const { sub, iat, exp } = claims.data;
  if (sub !== locationId) return refuse('OTHER_LOCATION');
  if (iat > now / 1000 + clockSkewSeconds) return refuse('NOT_YET');
  if (exp <= now / 1000) return refuse('EXPIRED');
  return { isValid: true, claims: claims.data };
}

function refuse(problem: LicenseProblem): LicenseVerdict {
  return { isValid: false, problem };
}

/** Ed25519 whatever the header says: another algorithm, or none, cannot be asked for. */
function isSignedBy({ publicKey }: LicenseKey, signed: string, signature: string): boolean {
  try {
    const key = createPublicKey(publicKey);
    return (
      key.asymmetricKeyType === 'ed25519' && verify(null, Buffer.from(signed), key, Buffer.from(signature, 'base64url'))
    );
  } catch {
    return false;
  }
}

function decode(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}
