import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { Fault, invalid } from '../fault.ts';

const inflate = promisify(gunzip);

/** Bytes of a compressed body once inflated. */
const maximumInflatedBytes = 64 * 1024 * 1024;
/** Levels of nesting: every document of ours stays below 20. */
const maximumDepth = 64;
const forbiddenNames = new Set(['__proto__', 'constructor', 'prototype']);

/** The one way in for JSON: parse, then depth and names, before any schema sees it. */
export function decodeJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw invalid('MALFORMED_JSON', 'The body is not JSON.');
  }
  refuseHostile(value);
  return value;
}

/**
 * gzip-compressed JSON, inflated up to 64 MiB and not a byte further.
 * @throws Fault 413 for a bomb, 400 for what is not gzip or not JSON
 */
export async function decodeGzipJson(bytes: Buffer): Promise<unknown> {
  let text: string;
  try {
    text = (await inflate(bytes, { maxOutputLength: maximumInflatedBytes })).toString('utf8');
  } catch (error) {
    if (error instanceof RangeError) throw new Fault(413, 'BODY_TOO_LARGE');
    throw invalid('MALFORMED_GZIP', 'The body is not gzip-compressed JSON.');
  }
  return decodeJson(text);
}

/** Iterative, since recursion would overflow on exactly the input that it looks for. */
function refuseHostile(root: unknown): void {
  let level: unknown[] = [root];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > maximumDepth) throw invalid('NESTED_TOO_DEEP', `The body nests deeper than ${maximumDepth} levels.`);
    level = level.flatMap(childrenOf);
  }
}

function childrenOf(value: unknown): unknown[] {
  if (typeof value === 'string') refuseUnstorable(value);
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value;
  for (const name of Object.keys(value)) {
    refuseUnstorable(name);
    if (forbiddenNames.has(name)) throw invalid('FORBIDDEN_NAME', `The name ${name} is not allowed.`, name);
  }
  return Object.values(value);
}

/** No database text holds NUL or half of a surrogate pair. */
function refuseUnstorable(text: string): void {
  if (text.includes('\0') || !text.isWellFormed())
    throw invalid('INVALID_TEXT', 'The body holds text that is no valid Unicode, or NUL.');
}
