import { createHash } from 'node:crypto';

/**
 * Bytes that never change, by their content: the same bytes are kept once. Each company has its own; a hash can only be asked
 * for together with the company that it belongs to. Nothing is ever deleted, since published and older documents name it.
 */
export interface ObjectStorage {
  readonly kind: 'folder' | 's3';
  /** Keeps the bytes; they survive a power cut once this is done. */
  put(companyId: string, bytes: Uint8Array, contentType: string): Promise<string>;
  /** The bytes of a hash that `put` answered; undefined when there are none. @throws Error when they are damaged */
  get(companyId: string, hash: string): Promise<Buffer | undefined>;
}

/** SHA-256, hexadecimal: the name of the bytes. */
export function contentHash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Guards the two parts of a key before they become a path. @throws Error */
export function requireKey(companyId: string, hash: string): void {
  if (!/^[A-Za-z0-9_-]{1,64}$/.test(companyId) || !/^[0-9a-f]{64}$/.test(hash))
    throw new Error('An object is named by a company and a SHA-256');
}

/** @throws Error when the bytes do not match their name */
export function requireWhole(bytes: Buffer, hash: string): Buffer {
  if (contentHash(bytes) !== hash) throw new Error(`The stored object ${hash} is damaged`);
  return bytes;
}
