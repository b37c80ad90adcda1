import { hash, randomBytes } from 'node:crypto';

const alphabet = '0123456789abcdefghijklmnopqrstuvwxyz';

/** A new id that carries its type: `cmp_…`, `loc_…`, `pub_…`; 16 characters, about 82 bits. */
export function newId(type: string): string {
  return `${type}_${[...randomBytes(16)].map((byte) => alphabet[byte % alphabet.length]).join('')}`;
}

/** 256 random bits for a cookie or a credential. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored form of a secret that is random: SHA-256, hexadecimal. */
export function hashSecret(secret: string): string {
  return hash('sha256', secret);
}
