import { isUtf8 } from 'node:buffer';
import { createGunzip } from 'node:zlib';
import { Fault, invalid } from '../fault.ts';
import { JsonScanner, unstorable } from './json-scanner.ts';

export interface DecodeLimits {
  readonly inflatedBytes: number;
  readonly values: number;
}

/** JSON text that was looked through, but not parsed yet. */
export interface ScannedJson {
  readonly text: string;
  readonly values: number;
}

/** The one way in for JSON: counted and looked through first, parsed only then, before any schema sees it. */
export function decodeJson(text: string, limits: DecodeLimits): unknown {
  return parseJson(scanJson(Buffer.from(text), limits).text);
}

/** @throws Fault 413 for too many bytes or values, 400 for nesting, names and characters that are not allowed */
export function scanJson(bytes: Uint8Array, limits: DecodeLimits): ScannedJson {
  if (bytes.length > limits.inflatedBytes) throw new Fault(413, 'BODY_TOO_LARGE');
  const scanner = new JsonScanner(limits);
  scanner.push(bytes);
  return { text: textOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)), values: scanner.values };
}

/**
 * The same for gzip-compressed JSON, looked through while it is inflated: the first byte too many ends it.
 * @throws Fault as above, 400 for a body that is not gzip
 */
export async function scanGzipJson(bytes: Uint8Array, limits: DecodeLimits): Promise<ScannedJson> {
  const scanner = new JsonScanner(limits);
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of inflated(bytes)) {
      size += chunk.length;
      if (size > limits.inflatedBytes) throw new Fault(413, 'BODY_TOO_LARGE');
      scanner.push(chunk);
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof Fault) throw error;
    throw invalid('MALFORMED_GZIP', 'The body is not gzip-compressed JSON.');
  }
  return { text: textOf(Buffer.concat(chunks)), values: scanner.values };
}

/** @throws Fault 400, for `null` too: a call without a body leaves it out */
export function parseJson(text: string): unknown {
  const value = parsed(text);
  if (value === null) throw invalid('MALFORMED_JSON', 'The body is null. Leave it out, or send an object.');
  return value;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalid('MALFORMED_JSON', 'The body is not JSON.');
  }
}

/** Ends, and stops inflating, when the loop over it does. */
function inflated(bytes: Uint8Array): AsyncIterable<Buffer> {
  const gunzip = createGunzip({ chunkSize: 64 * 1024 });
  gunzip.end(bytes);
  return gunzip;
}

function textOf(bytes: Buffer): string {
  if (!isUtf8(bytes)) throw unstorable();
  return bytes.toString('utf8');
}
