import { bodyLimits, imageLimits, imageTypes } from '@servery/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { BodyReader } from '../bodies/body-reader.ts';
import { Fault, notFound } from '../fault.ts';
import { createTurns } from '../work/fair-turns.ts';
import type { Encoding } from './route-config.ts';

const types: Readonly<Record<Exclude<Encoding, 'image'>, string>> = {
  json: 'application/json',
  gzipJson: 'application/octet-stream',
};

/** A body that is not longer is gathered at once. */
const countedBytes = 64 * 1024;
/** Bodies that are gathered and read: their bytes together, and how many of one person; the others wait, without a byte of them in memory. */
const places = { atOnce: 256 * 1024 * 1024, atOnceOfOne: 2, waiting: 500, waitingOfOne: 8 };

/** One way in for each encoding; a route takes exactly the one it declares, up to the size it declares. */
export function addParsers(app: FastifyInstance, reader: BodyReader): void {
  app.removeAllContentTypeParsers();
  const { wait, leave } = createPlaces();
  for (const encoding of ['json', 'gzipJson'] as const) {
    app.addContentTypeParser(types[encoding], { parseAs: 'buffer' }, async (request: FastifyRequest, bytes: Buffer) => {
      const { operationId = '', bodySize = 'form' } = request.routeOptions.config;
      const read = (gone: AbortSignal) =>
        reader.read({
          share: request.share,
          operationId,
          bytes,
          isCompressed: encoding === 'gzipJson',
          limits: bodyLimits[bodySize],
          gone,
        });
      return whileConnected(request, read).finally(() => leave(request));
    });
  }
  app.addContentTypeParser(
    [...imageTypes],
    { parseAs: 'buffer', bodyLimit: imageLimits.bytes },
    async (request: FastifyRequest, bytes: Buffer) => {
      leave(request);
      return bytes;
    },
  );
  app.addHook('preParsing', async (request) => {
    requireEncoding(request);
    await wait(request);
  });
  app.addHook('onResponse', async (request) => leave(request));
}

/** Large bodies are counted before a byte of them is gathered. */
function createPlaces() {
  const turns = createTurns(places);
  const held = new WeakMap<FastifyRequest, () => void>();
  return {
    /** @throws Fault 503 when the person has too many of them already, or everybody together */
    wait: async (request: FastifyRequest): Promise<void> => {
      const weight = lengthOf(request);
      if (weight <= countedBytes) return;
      const { share } = request;
      const end = await whileConnected(request, (gone) => turns.begin({ share, weight, gone }));
      held.set(request, end);
      // A connection that ends while the body is gathered has no answer.
      request.raw.socket.once('close', end);
      if (request.raw.socket.destroyed) end();
    },
    leave: (request: FastifyRequest): void => {
      const end = held.get(request);
      if (end === undefined) return;
      held.delete(request);
      request.raw.socket.off('close', end);
      end();
    },
  };
}

/** Bytes of the body as declared; as many as its route takes when it comes in chunks. */
function lengthOf({ headers, routeOptions }: FastifyRequest): number {
  const most = routeOptions.bodyLimit ?? bodyLimits.form.bytes;
  if (headers['transfer-encoding'] !== undefined) return most;
  return Math.min(Number(headers['content-length'] ?? 0), most);
}

/** Work that is told when who asked for it has closed the connection. */
async function whileConnected<Result>(
  { raw: { socket } }: FastifyRequest,
  work: (gone: AbortSignal) => Promise<Result>,
) {
  const controller = new AbortController();
  const leave = () => socket.destroyed && controller.abort();
  socket.once('close', leave);
  try {
    return await work(controller.signal);
  } finally {
    socket.off('close', leave);
  }
}

/** A body without a route, or of another encoding than the route's, is refused before a byte of it is read. */
function requireEncoding(request: FastifyRequest): void {
  if (request.is404 || request.routeOptions.config.isAbsent === true) throw notFound();
  const sent = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (sent === '') return;
  const { encoding } = request.routeOptions.config;
  const isDeclared =
    encoding === 'image'
      ? imageTypes.some((type) => type === sent)
      : encoding !== undefined && types[encoding] === sent;
  if (!isDeclared && hasBody(request)) throw new Fault(415, 'UNSUPPORTED_MEDIA_TYPE');
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
