import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import swagger from '@fastify/swagger';
import type { PublishStrategy } from '@servery/contract';
import { passwordPolicies } from '@servery/domain';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { createCredentialCheck } from './access/credential-check.ts';
import { deleteExpired } from './access/expired-sessions.ts';
import { createGuard } from './access/guard.ts';
import { watchRoutes } from './access/serve.ts';
import { createFailureNotes } from './access/sign-in-audit.ts';
import { createSecretsStore } from './configuration/secrets-store.ts';
import { createAggregator } from './features/aggregators/aggregator.ts';
import { serveAggregators } from './features/aggregators/aggregators-routes.ts';
import { serveAudit } from './features/audit/audit-routes.ts';
import { serveCards } from './features/cards/cards-routes.ts';
import { serveCompanies } from './features/companies/companies-routes.ts';
import { serveConfiguration } from './features/configuration/configuration-routes.ts';
import { serveConsole } from './features/console/console-routes.ts';
import { mapOrigins, originsOf, trackingOrigins } from './features/console/console-settings.ts';
import { serveGrants } from './features/grants/grants-routes.ts';
import { serveImages, serveTerminalImages } from './features/images/images-routes.ts';
import { createLicenceSigner } from './features/licensing/licence-signer.ts';
import { createLicenceWatch } from './features/licensing/licence-watch.ts';
import { serveLicensing } from './features/licensing/licensing-routes.ts';
import { serveMenus } from './features/menus/menus-routes.ts';
import { serveNews } from './features/news/news-routes.ts';
import { servePasswords } from './features/passwords/passwords-routes.ts';
import { endPublications, endPublicationsAt } from './features/publishing/end-publications.ts';
import { type Sweeper, servePublishing, startSweeping } from './features/publishing/publishing-routes.ts';
import { serveRoles } from './features/roles/roles-routes.ts';
import { serveSessions } from './features/sessions/sessions-routes.ts';
import { serveSecrets } from './features/settings/secrets-routes.ts';
import { serveSettings } from './features/settings/settings-routes.ts';
import { serveTenants } from './features/tenants/tenants-routes.ts';
import { createContacts } from './features/terminals/contacts.ts';
import { createPublishedPointers } from './features/terminals/published-pointers.ts';
import { serveTerminalSecrets } from './features/terminals/terminal-secrets.ts';
import { serveTerminals } from './features/terminals/terminals-routes.ts';
import { serveUsers } from './features/users/users-routes.ts';
import type { Database } from './platform/database/database.ts';
import type { Environment } from './platform/environment.ts';
import { createHttpServer, defendBrowsers } from './platform/http/http-server.ts';
import { createJobs } from './platform/jobs.ts';
import { createMailer } from './platform/mail/mailer.ts';
import { openObjectStorage } from './platform/object-storage/open-object-storage.ts';
import { countRequests, operatingPaths, serveOperating } from './platform/operating-routes.ts';
import { createServiceClient } from './platform/outbound/service-client.ts';
import { previousSecretKey, readSecretKey } from './platform/secret-key.ts';
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
  const http = createHttpServer({
    logger,
    trustedProxies: environment.SERVERY_TRUSTED_PROXIES.split(',').filter((proxy) => proxy !== ''),
  });
  const watch = watchRoutes(http, [...operatingPaths, '/', '/*']);
  await http.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Servery', version: softwareVersion } },
    transform: jsonSchemaTransform,
  });

  const cookieName = isSecure ? '__Host-servery' : 'servery_session';
  const credentials = createCredentialCheck(database);
  const limits = { idleMinutes: environment.SESSION_IDLE_MINUTES, hours: environment.SESSION_HOURS };
  const providerId = environment.SERVERY_PROVIDER_ID;
  const guard = createGuard({ database, limits, providerId, cookieName, credentials });
  const contacts = createContacts(database, logger);
  const failures = createFailureNotes(database, logger);
  const secretKey = readSecretKey(environment);
  const signer = createLicenceSigner(secretKey);
  const secrets = createSecretsStore(secretKey, previousSecretKey(environment));
  const cardHost = {
    client: createServiceClient({ name: 'card host', baseUrl: environment.CARD_HOST_URL, logger }),
    token: environment.CARD_HOST_TOKEN,
  };
  const aggregator = createAggregator({
    client: createServiceClient({ name: 'aggregator', baseUrl: environment.AGGREGATOR_URL, logger }),
    clientId: environment.AGGREGATOR_CLIENT_ID,
    clientSecret: environment.AGGREGATOR_CLIENT_SECRET,
  });
  const licenceWatch = createLicenceWatch(database, logger);
  const mailer = createMailer(environment.MAIL_URL, environment.MAIL_FROM, logger);
  const jobs = createJobs(database, logger);
  const objects = openObjectStorage(environment);
  const defaultStrategy: PublishStrategy = {
    kind: 'batches',
    size: environment.PUBLISH_BATCH_SIZE,
    everySeconds: environment.PUBLISH_BATCH_SECONDS,
  };
  const forgetExpired = setInterval(() => {
    deleteExpired(database, limits).catch((error: unknown) =>
      logger.error({ err: error }, 'expired sessions not deleted'),
    );
  }, hourMillis);
  forgetExpired.unref();
  const metrics = environment.SERVERY_METRICS ? countRequests(http) : undefined;
  let isReady = false;
  let sweeper: Sweeper | undefined;

  // Two scopes, since a scope's hooks run for each of its requests: what protects browsers would be most of what an
  // answer to a terminal costs.
  await http.register(async (forTerminals) => {
    const pointers = createPublishedPointers(database);
    serveTerminals(forTerminals, guard, { database, contacts, pointers });
    serveTerminalSecrets(forTerminals, guard, { database, pointers, secrets });
    serveTerminalImages(forTerminals, guard, database, objects);
  });
  await http.register(async (forPeople) => {
    await defendBrowsers(forPeople, {
      isSecure,
      connectOrigins: [...trackingOrigins(environment), ...mapOrigins(environment)],
      frameOrigins: originsOf(environment.SERVERY_FRAME_ANCESTORS),
    });
    serveOperating(forPeople, { database, metrics, isReady: () => isReady });
    serveSessions(forPeople, guard, {
      database,
      failures,
      limits,
      cookieName,
      deviceCookieName: isSecure ? '__Host-servery-device' : 'servery_device',
      isSecure,
      providerId,
      providerName: environment.SERVERY_PROVIDER_NAME,
      softwareVersion,
    });
    servePasswords(forPeople, guard, {
      database,
      jobs,
      policy: passwordPolicies[environment.SERVERY_PASSWORD_POLICY],
      mailer,
      providerId,
      publicUrl: publicUrlOf(environment),
      resetMinutes: environment.RESET_MINUTES,
      inviteMinutes: environment.INVITE_HOURS * 60,
      sandboxMailboxUrl: environment.MAIL_SANDBOX_URL,
    });
    serveCompanies(forPeople, guard, {
      database,
      jobs,
      providerId,
      endPublications,
      forgetCompany: credentials.forgetCompany,
    });
    serveCards(forPeople, guard, database, cardHost);
    serveAggregators(forPeople, guard, aggregator);
    serveLicensing(forPeople, guard, {
      database,
      signer,
      watch: licenceWatch,
      tokenHours: environment.LICENCE_TOKEN_HOURS,
      awaitSeconds: environment.LICENCE_AWAIT_SECONDS,
    });
    serveTenants(forPeople, guard, { database, credentials, endPublications: endPublicationsAt });
    serveRoles(forPeople, guard, database, providerId);
    serveGrants(forPeople, guard, database);
    serveNews(forPeople, guard, database, providerId);
    serveUsers(forPeople, guard, database);
    serveAudit(forPeople, guard, database);
    serveConsole(forPeople, guard, environment);
    serveConfiguration(forPeople, guard, database);
    serveSettings(forPeople, guard, database);
    serveSecrets(forPeople, guard, database, secrets);
    serveMenus(forPeople, guard, database, providerId);
    serveImages(forPeople, guard, database, objects);
    servePublishing(forPeople, guard, { database, jobs, logger, defaultStrategy });
    const hasMailbox = environment.MAIL_SANDBOX_URL !== '';
    await serveWeb(forPeople, hasMailbox ? [] : ['/debug/inviteEmails']);
  });
  watch.check();

  return {
    http,
    start: async () => {
      await secrets.renewKeys(database);
      await jobs.start();
      isReady = true;
      sweeper = await startSweeping({ database, logger });
    },
    stop: async () => {
      isReady = false;
      clearInterval(forgetExpired);
      sweeper?.stop();
      licenceWatch.stop();
      await http.close();
      await jobs.stop();
      await contacts.stop();
      await failures.settled();
      mailer.close();
    },
  };
}

/** Where mailed links lead: what the configuration says, never what a request claims. */
function publicUrlOf(environment: Environment): string {
  const url = environment.SERVERY_PUBLIC_URL || `http://${environment.HOST}:${environment.PORT}`;
  return url.replace(/\/+$/, '');
}

/** The built console; every path that is neither a file nor an API call is the console's own business. */
async function serveWeb(http: FastifyInstance, absentPages: readonly string[]): Promise<void> {
  const root = fileURLToPath(new URL('../../web/dist', import.meta.url));
  const forever = { immutable: true, maxAge: '365d' };
  await http.register(fastifyStatic, { root, index: false, wildcard: false, preCompressed: true, ...forever });
  http.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const isPage =
      request.method === 'GET' && !path.startsWith('/api/') && !path.includes('.') && !absentPages.includes(path);
    if (!isPage) return reply.code(404).send({ error: 'NOT_FOUND' });
    return reply.header('cache-control', 'no-cache').sendFile('index.html', { immutable: false, maxAge: 0 });
  });
}
