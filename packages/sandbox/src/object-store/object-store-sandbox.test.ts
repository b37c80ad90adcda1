import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ObjectStoreSandbox, startObjectStoreSandbox } from './object-store-sandbox.ts';

let store: ObjectStoreSandbox;

beforeAll(async () => {
  store = await startObjectStoreSandbox();
});
afterAll(() => store.stop());

test.each(['GET', 'PUT', 'HEAD', 'DELETE'])(
  '%s without a signature is refused, as a real store does',
  async (method) => {
    const answer = await fetch(`${store.url}/${store.bucket}/x`, { method });
    expect(answer.status).toBe(403);
    expect(store.names()).toEqual([]);
  },
);

test('a signature of another key is refused', async () => {
  const authorization = `AWS4-HMAC-SHA256 Credential=stranger/20261120/us-east-1/s3/aws4_request, SignedHeaders=host, Signature=${'0'.repeat(64)}`;
  const answer = await fetch(`${store.url}/${store.bucket}/x`, {
    headers: { authorization, 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' },
  });
  expect(await answer.text()).toContain('SignatureDoesNotMatch');
});
