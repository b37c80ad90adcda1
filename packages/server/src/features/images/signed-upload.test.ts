import { describe, expect, test } from 'vitest';
import type { Actor } from '../../access/actor.ts';
import { isSignedFor, signedUploadUrl, uploadExpiry } from './signed-upload.ts';

const actor: Actor = {
  userId: 'usr',
  name: 'Ada',
  email: 'ada@harbor.example',
  originalUserId: null,
  originalCompanyId: null,
  isReadOnly: false,
  address: '127.0.0.1',
  homeCompanyId: 'harbor',
  companyId: 'harbor',
  grants: [],
  staffGrants: [],
  sessionHash: 'a'.repeat(64),
};
const now = Date.parse('2026-11-20T12:00:00Z');
const upload = {
  companyId: 'harbor',
  imageId: 'img_1',
  fileName: 'a.png',
  contentType: 'image/png',
  expires: uploadExpiry(now),
} as const;

describe('a signed upload', () => {
  test('IM-02 holds for five minutes, for one image and one session', () => {
    const signature = new URL(signedUploadUrl(actor, upload), 'http://x').searchParams.get('signature') ?? '';
    expect(isSignedFor(actor, upload, { signature, now })).toBe(true);
    expect(isSignedFor(actor, upload, { signature, now: now + 5 * 60_000 - 1 })).toBe(true);
    expect(isSignedFor(actor, upload, { signature, now: now + 5 * 60_000 })).toBe(false);
    expect(isSignedFor({ ...actor, sessionHash: 'b'.repeat(64) }, upload, { signature, now })).toBe(false);
    expect(isSignedFor(actor, { ...upload, imageId: 'img_2' }, { signature, now })).toBe(false);
    expect(isSignedFor(actor, { ...upload, contentType: 'image/jpeg' }, { signature, now })).toBe(false);
    expect(isSignedFor(actor, upload, { signature: '', now })).toBe(false);
  });
});
