import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** An access key of the store. */
export interface Key {
  readonly id: string;
  readonly secret: string;
}

/** AWS Signature Version 4 in the Authorization header, as S3 checks it: key, headers, path, query and body. */
export function verifySignature(key: Key, request: IncomingMessage, body: Buffer): boolean {
  const header = request.headers.authorization ?? '';
  const parts =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(header);
  if (parts === null) return false;
  const [, id = '', credentialScope = '', signedHeaders = '', signature = ''] = parts;
  const payloadHash = headerOf(request, 'x-amz-content-sha256');
  if (id !== key.id || (payloadHash !== 'UNSIGNED-PAYLOAD' && payloadHash !== hashOf(body))) return false;
  const url = new URL(request.url ?? '/', 'http://sandbox');
  const canonical = [
    request.method,
    url.pathname,
    [...url.searchParams]
      .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
      .sort()
      .join('&'),
    ...signedHeaders.split(';').map((name) => `${name}:${headerOf(request, name)}`),
    '',
    signedHeaders,
    payloadHash,
  ].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', headerOf(request, 'x-amz-date'), credentialScope, hashOf(canonical)].join('\n');
  const signingKey = credentialScope
    .split('/')
    .reduce<string | Buffer>((secret, part) => hmac(secret, part), `AWS4${key.secret}`);
  return timingSafeEqual(hmac(signingKey, toSign), Buffer.from(signature, 'hex'));
}

function headerOf(request: IncomingMessage, name: string): string {
  const value = request.headers[name];
  return (Array.isArray(value) ? value.join(',') : (value ?? '')).trim().replace(/ +/g, ' ');
}

function hashOf(value: string | Buffer): string {
  return createHash('sha256').update(value).digest('hex');
}

function hmac(secret: string | Buffer, value: string): Buffer {
  return createHmac('sha256', secret).update(value).digest();
}

function encoded(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
