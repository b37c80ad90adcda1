import { generateKeyPairSync, sign } from 'node:crypto';
import type { LicenseClaims } from '@servery/contract';
import { describe, expect, test } from 'vitest';
import { verifyLicense } from './license.ts';

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const pem = (key: typeof publicKey) => key.export({ format: 'pem', type: 'spki' }).toString();
const keys = [{ kid: 'k1', publicKey: pem(publicKey) }];
const issued = 1_800_000_000;
const now = (issued + 60) * 1000;

const claims: LicenseClaims = {
  iss: 'servery',
  sub: 'pier-39',
  companyId: 'harbor',
  licences: { online: true, delivery: false, tableService: true },
  jti: `3-${issued}`,
  iat: issued,
  exp: issued + 3600,
};

const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');

function tokenOf(payload: unknown = claims, header: unknown = { alg: 'EdDSA', kid: 'k1', typ: 'JWT' }): string {
  const signed = `${encode(header)}.${encode(payload)}`;
  return `${signed}.${sign(null, Buffer.from(signed), privateKey).toString('base64url')}`;
}

const check = (token: string, more: object = {}) => verifyLicense(token, { keys, locationId: 'pier-39', now, ...more });

describe('a license token without the server', () => {
  test('LI-03 counts when it is whole, of this location and in its time', () => {
    expect(check(tokenOf())).toEqual({ isValid: true, claims });
  });

  test('LI-03 tampered with in any single character, it does not count', () => {
    const token = tokenOf();
    for (let index = 0; index < token.length; index += 1) {
      const other = token[index] === 'A' ? 'B' : 'A';
      const verdict = check(token.slice(0, index) + other + token.slice(index + 1));
      // The last character of the signature carries two bits that say nothing.
      if (index < token.length - 1) expect([index, verdict.isValid]).toEqual([index, false]);
    }
  });

  test('LI-03 more licenses than were signed do not count', () => {
    const [header, , signature] = tokenOf().split('.');
    const richer = encode({ ...claims, licences: { online: true, delivery: true, tableService: true } });
    expect(check(`${header}.${richer}.${signature}`)).toEqual({ isValid: false, problem: 'TAMPERED' });
  });

  test('LI-03 expired, it does not count, to the second', () => {
    expect(check(tokenOf(), { now: claims.exp * 1000 - 1 })).toMatchObject({ isValid: true });
    expect(check(tokenOf(), { now: claims.exp * 1000 })).toEqual({ isValid: false, problem: 'EXPIRED' });
    expect(check(tokenOf(), { now: (issued - 600) * 1000 })).toEqual({ isValid: false, problem: 'NOT_YET' });
  });

  test('LI-03 another location, key or algorithm does not count', () => {
    expect(check(tokenOf(), { locationId: 'seaport' })).toMatchObject({ problem: 'OTHER_LOCATION' });
    expect(check(tokenOf(), { keys: [] })).toMatchObject({ problem: 'UNKNOWN_KEY' });
    const stranger = generateKeyPairSync('ed25519').publicKey;
    expect(check(tokenOf(), { keys: [{ kid: 'k1', publicKey: pem(stranger) }] })).toMatchObject({
      problem: 'TAMPERED',
    });
    expect(check(tokenOf(claims, { alg: 'none', kid: 'k1' }))).toMatchObject({ problem: 'MALFORMED' });
    expect(check(tokenOf(claims, { alg: 'HS256', kid: 'k1' }))).toMatchObject({ problem: 'MALFORMED' });
    const rsa = generateKeyPairSync('rsa', { modulusLength: 1024 }).publicKey;
    expect(check(tokenOf(), { keys: [{ kid: 'k1', publicKey: pem(rsa) }] })).toMatchObject({ problem: 'TAMPERED' });
  });

  test.each(['', '.', '..', 'a.b.c', 'a.b.c.d', `${'x'.repeat(100_000)}.y.z`])('LI-03 %.20s is no token', (text) => {
    expect(check(text)).toEqual({ isValid: false, problem: 'MALFORMED' });
  });

  test('LI-03 signed claims that are none do not count', () => {
    expect(check(tokenOf({ ...claims, exp: 'never' }))).toMatchObject({ problem: 'MALFORMED' });
    expect(check(tokenOf(null))).toMatchObject({ problem: 'MALFORMED' });
  });
});
