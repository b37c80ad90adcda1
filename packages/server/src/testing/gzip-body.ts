import { gzipSync } from 'node:zlib';
import type { InjectOptions } from 'fastify';

/** A body as menus travel: gzip-compressed JSON of content type octet-stream. */
export function gzipBody(value: unknown): [Buffer, InjectOptions] {
  return [gzipSync(JSON.stringify(value)), { headers: { 'content-type': 'application/octet-stream' } }];
}
