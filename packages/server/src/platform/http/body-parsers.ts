import { bodyLimits, imageLimits, imageTypes } from '@servery/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { BodyReader } from '../bodies/body-reader.ts';
import { Fault, notFound } from '../fault.ts';
import type { Encoding } from './route-config.ts';

const types: Readonly<Record<Exclude<Encoding, 'image'>, string>> = {
  json: 'application/json',
  gzipJson: 'application/octet-stream',
};

/** One way in for each encoding; a route takes exactly the one it declares, up to the size it declares. */
export function addParsers(app: FastifyInstance, reader: BodyReader): void {
  app.removeAllContentTypeParsers();
  for (const encoding of ['json', 'gzipJson'] as const) {
    app.addContentTypeParser(types[encoding], { parseAs: 'buffer' }, async (request: FastifyRequest, bytes: Buffer) => {
      const { operationId = '', bodySize = 'form' } = request.routeOptions.config;
      return whileConnected(request, (gone) =>
        reader.read({
          address: request.ip,
          operationId,
          bytes,
          isCompressed: encoding === 'gzipJson',
          limits: bodyLimits[bodySize],
          gone,
        }),
      );
    });
  }
  app.addContentTypeParser(
    [...imageTypes],
    { parseAs: 'buffer', bodyLimit: imageLimits.bytes },
    async (_request: FastifyRequest, bytes: Buffer) => bytes,
  );
  app.addHook('preParsing', async (request) => requireEncoding(request));
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
