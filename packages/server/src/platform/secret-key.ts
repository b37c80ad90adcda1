import { hkdfSync, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Environment, EnvironmentError } from './environment.ts';

/** Makes keys for one purpose each out of the one secret; what one of them gives away says nothing about the others. */
export interface SecretKey {
  /** @returns 32 bytes, the same on every node and after every start */
  derive(purpose: string): Buffer;
}

/**
 * The secret of the installation: SERVERY_SECRET_KEY; the embedded database, whose folder only one server opens, may leave
 * it to a file beside it, made at the first start and readable by its owner alone.
 */
export function readSecretKey(environment: Environment): SecretKey {
  const secret = environment.SERVERY_SECRET_KEY || keptSecret(environment);
  return secretKeyOf(secret);
}

/** The secret before the present one, while the installation changes it. */
export function previousSecretKey(environment: Environment): SecretKey | undefined {
  const secret = environment.SERVERY_PREVIOUS_SECRET_KEY;
  return secret === '' ? undefined : secretKeyOf(secret);
}

function secretKeyOf(secret: string): SecretKey {
  return { derive: (purpose) => Buffer.from(hkdfSync('sha256', secret, 'servery', purpose, 32)) };
}

function keptSecret(environment: Environment): string {
  if (environment.DATABASE_URL !== '')
    throw new EnvironmentError(['SERVERY_SECRET_KEY: is needed with DATABASE_URL, the same on every node']);
  mkdirSync(environment.SERVERY_DATA, { recursive: true });
  const file = join(environment.SERVERY_DATA, 'secret.key');
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600, flush: true });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const kept = readFileSync(file, 'utf8').trim();
  if (kept.length < 32) throw new EnvironmentError([`SERVERY_SECRET_KEY: ${file} does not hold a key`]);
  return kept;
}
