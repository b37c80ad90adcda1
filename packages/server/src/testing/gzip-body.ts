import { gzipSync } from 'node:zlib';
import type { InjectOptions } from 'fastify';

/** A body as menus travel: gzip-compressed JSON of content type octet-stream. */
export function gzipBody(value: unknown): SentBody {
  return sent(gzipSync(JSON.stringify(value)), { headers: { 'content-type': 'application/octet-stream' } });
}

/** The parts that a test client sends besides or instead of a plain body. */
interface SentBody {
  readonly [mark]: true;
  readonly body: unknown;
  readonly options: InjectOptions;
}

const mark = Symbol('sent');

/** A body, or none, with headers or an address of its own. */
export function sent(body: unknown, options: InjectOptions): SentBody {
  return { [mark]: true, body, options };
}

/** The body and the options of a request of a test client. */
export function partsOf(given: unknown): Pick<SentBody, 'body' | 'options'> {
  return isSent(given) ? given : { body: given, options: {} };
}

function isSent(given: unknown): given is SentBody {
  return typeof given === 'object' && given !== null && mark in given;
}
