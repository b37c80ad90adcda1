import { fileURLToPath } from 'node:url';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import rateLimit from '@fastify/rate-limit';
import fastifyStatic from '@fastify/static';
import swagger from '@fastify/swagger';
import type { PublishStrategy } from '@servery/contract';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { createCredentialCheck } from './access/credential-check.ts';
import { createGuard } from './access/guard.ts';
import { watchRoutes } from './access/serve.ts';
import { deleteExpired } from './access/sessions-store.ts';
import { serveCompanies } from './features/companies/companies-routes.ts';
import { serveConfiguration } from './features/configuration/configuration-routes.ts';
import { serveMenus } from './features/menus/menus-routes.ts';
import { serveNews } from './features/news/news-routes.ts';
import { type Sweeper, servePublishing, startSweeping } from './features/publishing/publishing-routes.ts';
import { serveSessions } from './features/sessions/sessions-routes.ts';
import { serveSettings } from './features/settings/settings-routes.ts';
import { serveTenants } from './features/tenants/tenants-routes.ts';
import { createContacts } from './features/terminals/contacts.ts';
import { createPublishedPointers } from './features/terminals/published-pointers.ts';
import { serveTerminals } from './features/terminals/terminals-routes.ts';
import { serveUsers } from './features/users/users-routes.ts';
import type { Database } from './platform/database/database.ts';
import type { Environment } from './platform/environment.ts';
import { createHttpServer } from './platform/http/http-server.ts';
import { createJobs } from './platform/jobs.ts';
import { operatingPaths, serveOperating } from './platform/operating-routes.ts';
import { softwareVersion } from './platform/software-version.ts';

const hourMillis = 3_600_000;

export interface App {
  readonly http: FastifyInstance;
  /** Starts the job queue and takes up what was left undone. */
  start(): Promise<void>;
  /** Stops gracefully: not ready, no new requests, running jobs end, contacts written. The database stays open. */
  stop(): Promise<void>;
}

/** The one place that knows every feature. */
export async function createApp(environment: Environment, database: Database, logger: FastifyBaseLogger): Promise<App> {
  const isSecure = environment.SERVERY_PUBLIC_URL.startsWith('https:');
  const http = await createHttpServer({
    logger,
    trustedProxies: environment.SERVERY_TRUSTED_PROXIES.split(',').filter((proxy) => proxy !== ''),
    isSecure,
  });
  const watch = watchRoutes(http, [...operatingPaths, '/', '/*']);
  await http.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Servery', version: softwareVersion } },
    transform: jsonSchemaTransform,
  });
  await http.register(rateLimit, {
    max: 3000,
    timeWindow: '1 minute',
    allowList: (request) => request.headers.authorization !== undefined,
  });

  await http.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  });

  const cookieName = isSecure ? '__Host-servery' : 'servery_session';
  const credentials = createCredentialCheck(database);
  const limits = { idleMinutes: environment.SESSION_IDLE_MINUTES, hours: environment.SESSION_HOURS };
  const providerId = environment.SERVERY_PROVIDER_ID;
  const guard = createGuard({ database, limits, providerId, cookieName, credentials });
  const jobs = createJobs(database, logger);
  const contacts = createContacts(database, logger);
  const defaultStrategy: PublishStrategy = {
    kind: 'batches',
    size: environment.PUBLISH_BATCH_SIZE,
    everySeconds: environment.PUBLISH_BATCH_SECONDS,
  };
  const forgetExpired = setInterval(() => {
    database
      .lookup((db) => deleteExpired(db, limits))
      .catch((error: unknown) => logger.error({ err: error }, 'expired sessions not deleted'));
  }, hourMillis);
  forgetExpired.unref();
  let isReady = false;
  let sweeper: Sweeper | undefined;

  serveOperating(http, { database, withMetrics: environment.SERVERY_METRICS, isReady: () => isReady });
  serveSessions(http, guard, {
    database,
    cookieName,
    isSecure,
    providerId,
    providerName: environment.SERVERY_PROVIDER_NAME,
    softwareVersion,
  });
  serveCompanies(http, guard, database, providerId);
  serveTenants(http, guard, database, credentials);
  serveNews(http, guard, database, providerId);
  serveConfiguration(http, guard, database);
  serveSettings(http, guard, database);
  serveMenus(http, guard, database, providerId);
  servePublishing(http, guard, { database, jobs, logger, defaultStrategy });
  serveTerminals(http, guard, { database, contacts, pointers: createPublishedPointers(database) });
  serveUsers(http, guard, database);
  await serveWeb(http);
  watch.check();

  return {
    http,
    start: async () => {
      await jobs.start();
      isReady = true;
      sweeper = await startSweeping({ database, logger });
    },
    stop: async () => {
      isReady = false;
      clearInterval(forgetExpired);
      sweeper?.stop();
      await http.close();
      await jobs.stop();
      await contacts.stop();
    },
  };
}

/** The built console; every path that is neither a file nor an API call is the console's own business. */
async function serveWeb(http: FastifyInstance): Promise<void> {
  const root = fileURLToPath(new URL('../../web/dist', import.meta.url));
  await http.register(fastifyStatic, { root, index: false, wildcard: false, immutable: true, maxAge: '365d' });
  http.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !request.url.startsWith('/api/') && !request.url.includes('.');
    if (!isPage) return reply.code(404).send({ error: 'NOT_FOUND' });
    return reply.header('cache-control', 'no-cache').sendFile('index.html', { immutable: false, maxAge: 0 });
  });
}
