import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

/** Of every answer: smaller than gzip, in as much time. */
export const brotliOptions: BrotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const brotli = promisify(brotliCompress);
/** The preferred one first; in a thread of the system: others are answered while a large answer is packed. */
const packers = {
  br: (text: string): Promise<Uint8Array> => brotli(text, brotliOptions),
  gzip: (text: string): Promise<Uint8Array> => promisify(gzip)(text),
};
type Encoding = keyof typeof packers;
export const encodings: Encoding[] = ['br', 'gzip'];

const megabyte = 1024 * 1024;
type Pack = () => Promise<Uint8Array>;

/** Those who ask for an answer while it is packed wait for the same bytes. */
const packed = new LRUCache<string, Uint8Array, Pack>({
  maxSize: 32 * megabyte,
  sizeCalculation: (bytes) => bytes.byteLength,
  fetchMethod: (_key, _stale, { context: pack }) => pack(),
  // Others may take its place before it is packed: its readers get it nevertheless.
  ignoreFetchAbort: true,
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
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { key, read }: PackedAnswer<Record>,
): Promise<Record | FastifyReply> {
  const encoding = negotiate(headers['accept-encoding'] ?? '', encodings);
  if (encoding === null) return read();
  const pack: Pack = async () => packers[encoding](JSON.stringify(await read()));
  const bytes = await packed.forceFetch(`${encoding} ${key}`, { context: pack });
  return reply
    .header('content-type', 'application/json; charset=utf-8')
    .header('content-encoding', encoding)
    .header('vary', 'accept-encoding')
    .send(bytes);
}
