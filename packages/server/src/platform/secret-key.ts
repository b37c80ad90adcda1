import { hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Environment, EnvironmentError } from './environment.ts';

/** Makes keys for one purpose each out of the one secret; a key that leaks says nothing about the others. */
export interface SecretKey {
  /** @returns 32 bytes, the same on every node and after every start */
  derive(purpose: string): Buffer;
}

/** The key of the installation; with the embedded database made at the first start. */
export function readSecretKey(environment: Environment): SecretKey {
  return secretKeyOf(readSecret(environment));
}

/** The secret before the present one, while the installation changes it. */
export function previousSecretKey(environment: Environment): SecretKey | undefined {
  const secret = environment.SERVERY_PREVIOUS_SECRET_KEY;
  return secret === '' ? undefined : secretKeyOf(secret);
}

export function secretKeyOf(secret: string): SecretKey {
  return { derive: (purpose) => Buffer.from(hkdfSync('sha256', secret, 'servery', purpose, 32)) };
}

/**
 * The secret of the installation: SERVERY_SECRET_KEY; the embedded database, whose folder only one server opens, may leave
 * it to a file beside it, made at the first start and readable only by its owner.
 */
export function readSecret(environment: Environment): string {
  const found = findSecret(environment);
  if (found !== undefined) return found;
  keepSecret(environment, randomBytes(32).toString('base64url'));
  return findSecret(environment) ?? '';
}

/** The secret that is there; undefined in a data folder that has none yet. */
export function findSecret(environment: Environment): string | undefined {
  if (environment.SERVERY_SECRET_KEY !== '') return environment.SERVERY_SECRET_KEY;
  if (environment.DATABASE_URL !== '')
    throw new EnvironmentError(['SERVERY_SECRET_KEY: is needed with DATABASE_URL, the same on every node']);
  const file = secretFile(environment);
  if (!existsSync(file)) return undefined;
  const kept = readFileSync(file, 'utf8').trim();
  if (kept.length < 32) throw new EnvironmentError([`SERVERY_SECRET_KEY: ${file} does not hold a key`]);
  return kept;
}

/** Writes the secret into the data folder, unless another process was first. */
export function keepSecret(environment: Environment, secret: string): void {
  mkdirSync(environment.SERVERY_DATA, { recursive: true });
  try {
    writeFileSync(secretFile(environment), secret, { flag: 'wx', mode: 0o600, flush: true });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
}

function secretFile({ SERVERY_DATA }: Environment): string {
  return join(SERVERY_DATA, 'secret.key');
}
