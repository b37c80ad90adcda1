import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import { bodyLimits } from '@servery/contract';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  LogController,
} from 'fastify';
import { hasZodFastifySchemaValidationErrors, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import type { BodyReader } from '../bodies/body-reader.ts';
import { Fault } from '../fault.ts';
import { outageOf } from '../outages.ts';
import { addParsers } from './body-parsers.ts';
import { crossSiteFault } from './cross-site.ts';
import { brotliOptions, encodings } from './packed-answers.ts';
import { setPlainMessages } from './plain-messages.ts';
import { limitRequests, type RequestLimits } from './request-limits.ts';
import { schemaFault } from './schema-fault.ts';
import { addShares } from './shares.ts';

export interface HttpOptions {
  readonly logger: FastifyBaseLogger;
  readonly trustedProxies: readonly string[];
  readonly bodies: BodyReader;
}

export interface BrowserOptions extends RequestLimits {
  /** https: sends HSTS. */
  readonly isSecure: boolean;
  /** Where pages may send beside their own origin. */
  readonly connectOrigins: readonly string[];
  /** The origins that may show the console in a frame. */
  readonly frameOrigins: readonly string[];
}

/** When to ask again after a 503, or while a disk is full. */
const retrySeconds = 5;

/** The HTTP server with the parts that every route shares: decoding, answers' headers, error mapping. */
export function createHttpServer(options: HttpOptions): FastifyInstance {
  setPlainMessages();
  const app = Fastify({
    loggerInstance: options.logger,
    trustProxy: options.trustedProxies.length > 0 ? [...options.trustedProxies] : false,
    bodyLimit: bodyLimits.form.bytes,
    requestTimeout: 30_000,
    // How often Node looks for requests that are late.
    http: { connectionsCheckingInterval: 1000 },
    connectionTimeout: 60_000,
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 200 },
    // A request on an open connection while the server closes is served, and the connection closed after it.
    return503OnClosing: false,
    genReqId: () => crypto.randomUUID(),
    // A path that cannot be decoded, or is too long for a parameter, matches no route: no hook runs for it.
    frameworkErrors: (_error, _request, reply: FastifyReply) => {
      guardAnswer(reply);
      reply.code(404).send({ error: 'NOT_FOUND' });
    },
  });
  app.setValidatorCompiler<z.ZodType>((route) => {
    const validate = validatorCompiler(route);
    if (route.httpPart !== 'body') return validate;
    // Fastify hands on null for a body that was not sent.
    return (body) => (options.bodies.isChecked(body) ? { value: body } : validate(body ?? undefined));
  });
  app.setSerializerCompiler(serializerCompiler);
  addShares(app);
  addParsers(app, options.bodies);
  app.addHook('onClose', () => options.bodies.close());
  app.addHook('onSend', async (_request, reply) => guardAnswer(reply));
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const fault = faultOf(error) ?? outageOf(error);
    if (fault === undefined) {
      request.log.error({ err: { name: error.name, message: error.message, stack: error.stack } }, 'failed');
      return reply.code(500).send({ error: 'INTERNAL' });
    }
    // The rest of a body is not even read and thrown away: an attacker wants it to be read.
    if ((fault.status === 429 || fault.status === 503) && !request.raw.complete) reply.header('connection', 'close');
    const seconds = fault.retrySeconds ?? (fault.status === 503 || fault.status === 507 ? retrySeconds : undefined);
    if (seconds !== undefined) reply.header('retry-after', String(seconds));
    if (fault.status !== 401)
      request.log.info({ code: fault.code, errors: fault.errors.map(({ code, path }) => ({ code, path })) }, 'refused');
    return reply
      .code(fault.status)
      .send(fault.status === 400 ? { errors: fault.errors } : { error: fault.code, ...fault.extra });
  });
  return app;
}

/** Types are not guessed; no cache keeps an answer unless its route says so: pages and files do say so. */
function guardAnswer(reply: FastifyReply): void {
  reply.header('x-content-type-options', 'nosniff');
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
}

/**
 * Prepares routes for people and their browsers: cookies, the headers of pages, limits of requests per person and network,
 * compressed answers, the refusal of other sites, a line in the log.
 */
export async function defendBrowsers(app: FastifyInstance, options: BrowserOptions): Promise<void> {
  await app.register(cookie);
  await app.register(helmet, helmetOptions(options));
  await limitRequests(app, options);
  await app.register(compress, {
    threshold: 1024,
    encodings,
    brotliOptions,
  });
  app.addHook('onRequest', (request, _reply, done) => done(crossSiteFault(request, options)));
  app.addHook('onResponse', (request, reply, done) => {
    // The path only: queries and bodies may carry values that no log should.
    request.log.info(
      {
        method: request.method,
        path: request.routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
    done();
  });
}

function helmetOptions({ isSecure, connectOrigins, frameOrigins }: BrowserOptions) {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...connectOrigins],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: frameOrigins.length > 0 ? [...frameOrigins] : ["'none'"],
      },
    },
    hsts: isSecure ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'no-referrer' as const },
  };
}

function faultOf(error: FastifyError): Fault | undefined {
  if (error instanceof Fault) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return validationFault(error);
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new Fault(415, 'UNSUPPORTED_MEDIA_TYPE');
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Fault(413, 'BODY_TOO_LARGE');
  if (error.statusCode === 400)
    return new Fault(400, 'BAD_REQUEST', { errors: [{ code: 'BAD_REQUEST', message: error.message }] });
  if (error.statusCode === 429) return new Fault(429, 'RATE_LIMIT_EXCEEDED');
  return undefined;
}

function validationFault(error: FastifyError): Fault {
  if (error.validationContext === 'params') return new Fault(404, 'NOT_FOUND');
  return schemaFault(
    error.validationContext ?? 'body',
    (error.validation ?? []).map(({ instancePath, message }) => ({
      path: instancePath.split('/').filter((step) => step !== ''),
      message,
    })),
  );
}
