import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ObjectStoreSandbox, startObjectStoreSandbox } from '../../testing/object-store.ts';
import { readEnvironment } from '../environment.ts';
import { contentHash, type ObjectStorage } from './object-storage.ts';
import { openObjectStorage } from './open-object-storage.ts';

const folder = mkdtempSync(join(tmpdir(), 'servery-objects-'));
const bytes = Buffer.from('the bytes of a picture');
const hash = contentHash(bytes);
let store: ObjectStoreSandbox;
let storages: Readonly<Record<'folder' | 's3', ObjectStorage>>;

function bucket(given: Record<string, string> = {}): ObjectStorage {
  return openObjectStorage(
    readEnvironment({
      S3_BUCKET: store.bucket,
      S3_ENDPOINT: store.url,
      S3_ACCESS_KEY_ID: store.key.id,
      S3_SECRET_ACCESS_KEY: store.key.secret,
      ...given,
    }),
  );
}

beforeAll(async () => {
  store = await startObjectStoreSandbox();
  storages = { folder: openObjectStorage(readEnvironment({ SERVERY_DATA: folder })), s3: bucket() };
});

afterAll(async () => {
  await store.stop();
  rmSync(folder, { recursive: true });
});

describe.each(['folder', 's3'] as const)('an object storage in a %s', (kind) => {
  test('answers what was put, by its content', async () => {
    const storage = storages[kind];
    expect(storage.kind).toBe(kind);
    expect(await storage.put('harbor', bytes, 'image/webp')).toBe(hash);
    expect(await storage.put('harbor', bytes, 'image/webp')).toBe(hash);
    expect(await storage.get('harbor', hash)).toEqual(bytes);
  });

  test('has nothing of it for another company', async () => {
    await storages[kind].put('harbor', bytes, 'image/webp');
    expect(await storages[kind].get('lagoon', hash)).toBeUndefined();
  });

  test('answers nothing for what was never put', async () => {
    expect(await storages[kind].get('harbor', contentHash(Buffer.from('other')))).toBeUndefined();
  });

  test('takes no path for a company or a hash', async () => {
    await expect(storages[kind].put('../harbor', bytes, 'image/webp')).rejects.toThrow('named by a company');
    await expect(storages[kind].get('harbor', '../../etc/passwd')).rejects.toThrow('named by a company');
  });
});

describe('objects in a folder', () => {
  test('an unfinished file is never taken for a whole one, and a half one is written again', async () => {
    const place = join(folder, 'objects', 'harbor', hash.slice(0, 2));
    await storages.folder.put('harbor', bytes, 'image/webp');
    writeFileSync(join(place, hash), bytes.subarray(0, 4));
    await expect(storages.folder.get('harbor', hash)).rejects.toThrow('damaged');
    await storages.folder.put('harbor', bytes, 'image/webp');
    expect(await storages.folder.get('harbor', hash)).toEqual(bytes);
    expect(readdirSync(place)).toEqual([hash]);
  });

  test('what is put by many at once is there once and whole', async () => {
    const many = Array.from({ length: 20 }, () => storages.folder.put('crowd', bytes, 'image/webp'));
    expect(new Set(await Promise.all(many))).toEqual(new Set([hash]));
    const place = join(folder, 'objects', 'crowd', hash.slice(0, 2));
    expect(readdirSync(place)).toEqual([hash]);
    expect(statSync(join(place, hash)).size).toBe(bytes.byteLength);
  });
});

describe('objects in a bucket', () => {
  test('are stored below the prefix and the company', async () => {
    await bucket({ S3_PREFIX: 'pictures/' }).put('harbor', bytes, 'image/webp');
    expect(store.names()).toContain(`pictures/harbor/${hash}`);
  });

  test('a damaged object is not served', async () => {
    await storages.s3.put('damaged', bytes, 'image/webp');
    store.damage(`servery/damaged/${hash}`);
    await expect(storages.s3.get('damaged', hash)).rejects.toThrow('damaged');
  });

  test('a wrong key is an error, not an absence', async () => {
    const stranger = bucket({ S3_SECRET_ACCESS_KEY: 'wrong' });
    await expect(stranger.get('harbor', hash)).rejects.toThrow('SignatureDoesNotMatch');
    await expect(stranger.put('harbor', bytes, 'image/webp')).rejects.toThrow('SignatureDoesNotMatch');
  });
});
