import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

const megabyte = 1024 * 1024;

const brotli = promisify(brotliCompress);
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** In the order of preference; in a thread of the system: others are answered while a large answer is packed. */
const encodings: readonly (readonly [name: string, pack: (text: string) => Promise<Uint8Array>])[] = [
  ['br', (text) => brotli(text, quality)],
  ['gzip', promisify(gzip)],
];
const packed = new LRUCache<string, Uint8Array>({
  maxSize: 32 * megabyte,
  sizeCalculation: (bytes) => bytes.byteLength,
});

interface PackedAnswer<Record> {
  /** Two answers with the same key are the same to the letter. */
  readonly key: string;
  readonly read: () => Promise<Record>;
}

/**
 * Answers with a large document as it was packed for the last reader of the same one, which costs no more than sending its bytes.
 * @returns the record itself for a client that reads no packed answers
 */
export async function answerPacked<Record extends object>(
  request: FastifyRequest,
  reply: FastifyReply,
  { key, read }: PackedAnswer<Record>,
): Promise<Record | FastifyReply> {
  const accepted = String(request.headers['accept-encoding'] ?? '').split(/[\s,;]+/);
  const chosen = encodings.find(([name]) => accepted.includes(name));
  if (chosen === undefined) return read();
  const [encoding, pack] = chosen;
  const place = `${encoding} ${key}`;
  const bytes = packed.get(place) ?? (await pack(JSON.stringify(await read())));
  packed.set(place, bytes);
  return reply
    .header('content-type', 'application/json; charset=utf-8')
    .header('content-encoding', encoding)
    .header('vary', 'accept-encoding')
    .send(bytes);
}
