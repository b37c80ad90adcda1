import { randomBytes, type ScryptOptions, scrypt } from 'node:crypto';
import { z } from 'zod';
import { seal, unseal } from '../sealing.ts';

/** The secret key as it is written in a backup: sealed with a key that scrypt makes of a passphrase; base64. */
export const wrappedKeySchema = z.object({ salt: z.base64(), sealed: z.base64() });
export type WrappedKey = z.infer<typeof wrappedKeySchema>;

const cost = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 } satisfies ScryptOptions;
const about = 'secret key in a backup';

export async function wrapSecret(secret: string, passphrase: string): Promise<WrappedKey> {
  const salt = randomBytes(16);
  const sealed = seal(await keyOf(passphrase, salt), Buffer.from(secret), about);
  return { salt: salt.toString('base64'), sealed: sealed.toString('base64') };
}

/** @returns undefined when the passphrase is another one */
export async function unwrapSecret(wrapped: WrappedKey, passphrase: string): Promise<string | undefined> {
  const key = await keyOf(passphrase, Buffer.from(wrapped.salt, 'base64'));
  try {
    return unseal(key, Buffer.from(wrapped.sealed, 'base64'), about).toString();
  } catch {
    return undefined;
  }
}

function keyOf(passphrase: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(passphrase.normalize('NFC'), salt, 32, cost, (error, key) =>
      error === null ? resolve(key) : reject(error),
    );
  });
}
