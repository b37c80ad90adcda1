import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readEnvironment } from './environment.ts';
import { readSecretKey } from './secret-key.ts';

const folder = () => mkdtempSync(join(tmpdir(), 'servery-key-'));

describe('the secret key', () => {
  test('is made once beside the embedded database, only for its owner', () => {
    const data = join(folder(), 'data');
    const environment = readEnvironment({ SERVERY_DATA: data });
    const first = readSecretKey(environment).derive('a');
    expect(readSecretKey(environment).derive('a')).toEqual(first);
    expect(readSecretKey(environment).derive('b')).not.toEqual(first);
    const file = join(data, 'secret.key');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8')).toHaveLength(43);
  });

  test('is needed with PostgreSQL, whose nodes must share it', () => {
    const environment = readEnvironment({ SERVERY_DATA: folder(), DATABASE_URL: 'postgres://x' });
    expect(() => readSecretKey(environment)).toThrow(/SERVERY_SECRET_KEY/);
  });

  test('a short one stops the start, and so does a file that is damaged', () => {
    expect(() => readEnvironment({ SERVERY_SECRET_KEY: 'short' })).toThrow(/SERVERY_SECRET_KEY/);
    const data = folder();
    writeFileSync(join(data, 'secret.key'), '');
    expect(() => readSecretKey(readEnvironment({ SERVERY_DATA: data }))).toThrow(/does not hold a key/);
  });
});
