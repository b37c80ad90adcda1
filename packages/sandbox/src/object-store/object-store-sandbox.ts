import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type Key, verifySignature } from './verify-signature.ts';

/** A stand-in for an S3-compatible object store on loopback: PUT, GET, HEAD and DELETE of objects, by path. */
export interface ObjectStoreSandbox {
  /** `http://127.0.0.1:4711` */
  readonly url: string;
  readonly bucket: string;
  readonly key: Key;
  /** Names of the stored objects. */
  names(): string[];
  /** Spoils the object under a name, as a bad disk would. */
  damage(name: string): void;
  stop(): Promise<void>;
}

interface StoredObject {
  readonly bytes: Buffer;
  readonly type: string;
}

/** Starts on a free port, empty; the objects that it keeps are gone when it stops. */
export async function startObjectStoreSandbox(bucket = 'servery'): Promise<ObjectStoreSandbox> {
  const key: Key = { id: 'sandbox', secret: 'sandbox-secret' };
  const kept = new Map<string, StoredObject>();
  const server = createServer((request, response) => {
    answer({ bucket, key, kept }, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The sandbox has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    bucket,
    key,
    names: () => [...kept.keys()].sort(),
    damage: (name) => {
      const object = kept.get(name);
      if (object) kept.set(name, { ...object, bytes: Buffer.from('damaged') });
    },
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

interface Store {
  readonly bucket: string;
  readonly key: Key;
  readonly kept: Map<string, StoredObject>;
}

async function answer(store: Store, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await bodyOf(request);
  const url = new URL(request.url ?? '/', 'http://sandbox');
  const [, bucket, ...rest] = url.pathname.split('/');
  if (!verifySignature(store.key, request, body)) return fail(response, 403, 'SignatureDoesNotMatch');
  if (bucket !== store.bucket) return fail(response, 404, 'NoSuchBucket');
  const name = decodeURIComponent(rest.join('/'));
  if (request.method === 'PUT') {
    store.kept.set(name, { bytes: body, type: request.headers['content-type'] ?? 'application/octet-stream' });
    response.writeHead(200).end();
    return;
  }
  const object = store.kept.get(name);
  if (object === undefined) return fail(response, 404, 'NoSuchKey');
  if (request.method === 'DELETE') {
    store.kept.delete(name);
    response.writeHead(204).end();
    return;
  }
  response.writeHead(200, { 'content-type': object.type, 'content-length': object.bytes.byteLength });
  response.end(request.method === 'HEAD' ? undefined : object.bytes);
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}

function fail(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}
