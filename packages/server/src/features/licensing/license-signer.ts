import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto';
import type { LicenseClaims, LicenseKey } from '@servery/contract';
import type { SecretKey } from '../../platform/secret-key.ts';

export interface LicenseSigner {
  readonly key: LicenseKey;
  /** A JWT of three parts, `alg` EdDSA. The same claims always give the same token. */
  sign(claims: LicenseClaims): string;
}

/** The bytes that PKCS #8 puts before the 32 bytes of an Ed25519 key (RFC 8410). */
const pkcs8Prefix = Buffer.from('302e020100300506032b657004220420', 'hex');

export function createLicenseSigner(secret: SecretKey): LicenseSigner {
  const seed = secret.derive('licence tokens, Ed25519');
  const privateKey = createPrivateKey({ key: Buffer.concat([pkcs8Prefix, seed]), format: 'der', type: 'pkcs8' });
  const spki = createPublicKey(privateKey).export({ format: 'pem', type: 'spki' }).toString();
  const kid = createHash('sha256').update(spki).digest('hex').slice(0, 16);
  const header = encode({ alg: 'EdDSA', kid, typ: 'JWT' });
  return {
    key: { kid, publicKey: spki },
    sign: (claims) => {
      const signed = `${header}.${encode(claims)}`;
      return `${signed}.${sign(null, Buffer.from(signed), privateKey).toString('base64url')}`;
    },
  };
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}
