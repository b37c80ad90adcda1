import { setTimeout as sleep } from 'node:timers/promises';
import type { PublishStrategy } from '@servery/contract';
import { passwordPolicies } from '@servery/domain';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { apiDocumentPaths, serveApiDocument } from './access/openapi/api-document-routes.ts';
import { type Routes, routesIn } from './access/routes.ts';
import { watchRoutes } from './access/serve.ts';
import { createConfigurationReader } from './configuration/configuration-reader.ts';
import { startVersionCounter } from './configuration/versions/version-counter.ts';
import { serveAddresses } from './features/addresses/addresses-routes.ts';
import { analyticsOrigins, serveAnalytics } from './features/analytics/analytics-routes.ts';
import { serveAudit } from './features/audit/audit-routes.ts';
import { serveCompanies } from './features/companies/companies-routes.ts';
import { serveConfiguration } from './features/configuration/configuration-routes.ts';
import { serveHistory } from './features/configuration/history-routes.ts';
import { serveConsole } from './features/console/console-routes.ts';
import { mapOrigins, originsOf, trackingOrigins } from './features/console/console-settings.ts';
import { serveUsers } from './features/employees/employees-routes.ts';
import { tellCertifications } from './features/employees/staff/certification-notices.ts';
import { serveGrants } from './features/grants/grants-routes.ts';
import { serveImages, serveTerminalImages } from './features/images/images-routes.ts';
import { serveAggregators } from './features/integrations/aggregators-routes.ts';
import { serveCards } from './features/integrations/cards-routes.ts';
import { serveLabor } from './features/labor/labor-routes.ts';
import { startLaborWorker } from './features/labor/labor-worker.ts';
import { serveLicensing } from './features/licensing/licensing-routes.ts';
import { menuHooks, serveMenus } from './features/menus/menus-routes.ts';
import { serveMobileApp } from './features/mobile-app/mobile-app-routes.ts';
import { serveNews } from './features/news/news-routes.ts';
import { startFanOut } from './features/notifications/mail/fan-out.ts';
import { serveNotifications } from './features/notifications/notifications-routes.ts';
import { startNotificationSweep } from './features/notifications/sweeping.ts';
import { serveOutOfStock, serveTerminalStock } from './features/out-of-stock/out-of-stock-routes.ts';
import { servePasswords } from './features/passwords/passwords-routes.ts';
import { servePreferences } from './features/preferences/preferences-routes.ts';
import { servePublishing, startSweeping } from './features/publishing/publishing-routes.ts';
import { endPublications, endPublicationsAt } from './features/publishing/rollout/end-publications.ts';
import { servePunches, servePunchIntake } from './features/punches/punches-routes.ts';
import { servePush, serveTerminalPush } from './features/push/push-routes.ts';
import { startPushWorker } from './features/push/sending/push-worker.ts';
import { serveRetention, startDropping } from './features/retention/retention-routes.ts';
import { serveRoles } from './features/roles/roles-routes.ts';
import { serveSessions } from './features/sessions/sessions-routes.ts';
import { serveSecrets } from './features/settings/secrets-routes.ts';
import { serveSettings } from './features/settings/settings-routes.ts';
import { serveTenants } from './features/tenants/tenants-routes.ts';
import { createPublishedPointers } from './features/terminals/published-pointers.ts';
import { createSilentStores } from './features/terminals/silent-stores.ts';
import { serveTerminalSecrets } from './features/terminals/terminal-secrets.ts';
import { serveTerminals } from './features/terminals/terminals-routes.ts';
import {
  serveForgetting,
  serveSales,
  serveTicketIntake,
  serveTickets,
  startSettling,
} from './features/tickets/tickets-routes.ts';
import { serveReportViews } from './features/tickets/views/report-views-routes.ts';
import { startViewMails } from './features/tickets/views/view-mails.ts';
import type { Database } from './platform/database/database.ts';
import { oneNodeAtATime } from './platform/database/locks/one-at-a-time.ts';
import { hasRoom } from './platform/disk-room.ts';
import type { Environment } from './platform/environment.ts';
import { serveConsoleFiles } from './platform/http/console-files.ts';
import { createHttpServer, defendBrowsers } from './platform/http/http-server.ts';
import { isLoopbackHost } from './platform/http/loopback.ts';
import { countRequests, operatingPaths, serveOperating } from './platform/operating-routes.ts';
import { softwareVersion } from './platform/software-version.ts';
import type { Rounds } from './platform/work/rounds.ts';
import { createServices, type Services } from './services.ts';

export interface App {
  readonly http: FastifyInstance;
  /** Starts the job queue and takes up unfinished jobs. */
  start(): Promise<void>;
  /** Starts the thread for large bodies, so that the first save does not wait for its modules. */
  prepare(): void;
  /** Stops gracefully: not ready, no new requests, running jobs end, contacts written. The database stays open. */
  stop(stopping?: Stopping): Promise<void>;
}

export interface Stopping {
  /** Says *not ready* for a while and serves on, so that balancers take the node out before its port closes. */
  readonly announces: boolean;
}

/** The one place that knows every feature. */
export async function createApp(environment: Environment, database: Database, logger: FastifyBaseLogger): Promise<App> {
  const bodies = createConfigurationReader();
  const http = createHttpServer({
    logger,
    trustedProxies: environment.SERVERY_TRUSTED_PROXIES.split(',').filter((proxy) => proxy !== ''),
    bodies,
  });
  const watch = watchRoutes(http, [...operatingPaths, ...apiDocumentPaths, '/api/*', '/', '/*']);
  const services = createServices(environment, database, logger);
  const metrics = environment.SERVERY_METRICS ? countRequests(http, database) : undefined;
  let isReady = false;
  const rounds: Rounds[] = [];

  // Two scopes, since a scope's hooks run for each of its requests: the protection of browsers would be most of the cost of
  // an answer to a terminal.
  await http.register(async (forTerminals) =>
    serveForTerminals(routesIn({ app: forTerminals, guard: services.guard, database }), services),
  );
  await http.register(async (forPeople) => {
    await defendBrowsers(forPeople, {
      isSecure: services.isSecure,
      connectOrigins: [...trackingOrigins(environment), ...mapOrigins(environment), ...analyticsOrigins(environment)],
      frameOrigins: originsOf(environment.SERVERY_FRAME_ANCESTORS),
    });
    serveOperating(forPeople, {
      database,
      metrics,
      hasRoom: () => hasRoom(environment, database),
      isReady: () => isReady,
    });
    serveApiDocument(forPeople, { version: softwareVersion, cookieName: services.cookieName });
    const route = routesIn({ app: forPeople, guard: services.guard, database });
    serveAccess(route, environment, services);
    serveAccounts(route, environment, services);
    serveDocuments(route, environment, services);
    const hasMailbox = environment.MAIL_SANDBOX_URL !== '';
    await serveConsoleFiles(forPeople, hasMailbox ? [analyticsPaths] : [analyticsPaths, '/debug/inviteEmails']);
  });
  watch.check();

  return {
    http,
    prepare: () => bodies.prepare(),
    start: async () => {
      await oneNodeAtATime(database, async () => {
        await services.secrets.renewKeys(database);
        await services.jobs.start();
      });
      isReady = true;
      rounds.push(database.hearNudges());
      rounds.push(await startSweeping({ database, logger }));
      rounds.push(await startLaborWorker({ database, logger, ...services.labor }, services.dueWork));
      rounds.push(
        startVersionCounter(database, logger),
        startSettling(database, logger),
        startDropping(database, logger),
        startViewMails({ database, mailer: services.mailer, publicUrl: publicUrlOf(environment) }, logger),
        startPushWorker({ database, logger, provider: services.push.provider, dueWork: services.dueWork }),
        services.dueWork.start(),
        startFanOut({ database, jobs: services.jobs, logger }),
        startNotificationSweep(database, logger, [
          { everyMinutes: 1, look: createSilentStores() },
          { everyMinutes: 60, look: tellCertifications },
        ]),
      );
    },
    stop: async ({ announces } = { announces: false }) => {
      isReady = false;
      if (announces) await sleep(environment.STOP_NOTICE_SECONDS * 1000);
      await Promise.all(rounds.map((one) => one.stop()));
      services.stopTimers();
      services.documentWatch.stop();
      await closeWithin(environment.STOP_LIMIT_SECONDS, http);
      await services.finish();
    },
  };
}

/** Requests that are under way end; a body that does not is cut off. */
async function closeWithin(seconds: number, http: FastifyInstance): Promise<void> {
  const limit = setTimeout(() => http.server.closeAllConnections(), seconds * 1000);
  try {
    await http.close();
  } finally {
    clearTimeout(limit);
  }
}

function serveForTerminals(route: Routes, { contacts, secrets, objects, push, customers }: Services): void {
  const pointers = createPublishedPointers(route.database);
  serveTerminals(route, { contacts, pointers });
  serveTerminalSecrets(route, { pointers, secrets });
  serveTerminalImages(route, objects);
  serveTicketIntake(route, customers.hash);
  servePunchIntake(route);
  serveTerminalStock(route);
  serveTerminalPush(route, push.hash);
}

/** The identity of people: sessions and passwords. */
function serveAccess(route: Routes, environment: Environment, services: Services): void {
  const { database, providerId, cookieName, isSecure } = services;
  serveSessions(route, {
    database,
    failures: services.failures,
    limits: services.limits,
    cookieName,
    deviceCookieName: isSecure ? '__Host-servery-device' : 'servery_device',
    isSecure,
    providerId,
    providerName: environment.SERVERY_PROVIDER_NAME,
    softwareVersion,
  });
  servePasswords(route, {
    database,
    jobs: services.jobs,
    policy: passwordPolicies[environment.SERVERY_PASSWORD_POLICY],
    mailer: services.mailer,
    providerId,
    publicUrl: publicUrlOf(environment),
    resetMinutes: environment.RESET_MINUTES,
    inviteMinutes: environment.INVITE_HOURS * 60,
    sandboxMailboxUrl: environment.MAIL_SANDBOX_URL,
    isOnLoopback: isLoopbackHost(environment.HOST) && environment.SERVERY_TRUSTED_PROXIES === '',
  });
}

/** Companies with their parts: locations, licenses, people, roles, news. */
function serveAccounts(route: Routes, environment: Environment, services: Services): void {
  const { database, providerId } = services;
  serveCompanies(route, {
    database,
    jobs: services.jobs,
    providerId,
    endPublications,
    allowsPrivateUrls: environment.SERVERY_PRIVATE_URLS,
  });
  serveCards(route, services.cardHost);
  serveAddresses(route, services.geocoder);
  serveAggregators(route, services.aggregator);
  servePreferences(route);
  serveNotifications(route, {
    database,
    jobs: services.jobs,
    mailer: services.mailer,
    publicUrl: publicUrlOf(environment),
  });
  serveLabor(route, environment.LABOR_URL);
  serveLicensing(route, {
    database,
    signer: services.signer,
    watch: services.licenseWatch,
    tokenHours: environment.LICENCE_TOKEN_HOURS,
    awaitSeconds: environment.LICENCE_AWAIT_SECONDS,
  });
  serveTenants(route, { endPublications: endPublicationsAt });
  serveRoles(route, providerId);
  serveGrants(route);
  serveNews(route, providerId);
  serveUsers(route);
  serveAudit(route);
  serveTickets(route);
  serveForgetting(route, { hash: services.customers.hash, emailHash: services.push.hash });
  serveRetention(route);
  serveOutOfStock(route);
  servePush(route, services.push);
  serveMobileApp(route, services.builds);
  serveSales(route);
  servePunches(route);
  serveReportViews(route, {
    database,
    jobs: services.jobs,
    mailer: services.mailer,
    publicUrl: publicUrlOf(environment),
  });
  serveAnalytics(route, environment, services.analyticsKey);
  serveConsole(route, environment, services.logger);
}

/** The configuration, and its way to the stores. */
function serveDocuments(route: Routes, environment: Environment, services: Services): void {
  const { logger, providerId } = services;
  const defaultStrategy: PublishStrategy = {
    kind: 'batches',
    size: environment.PUBLISH_BATCH_SIZE,
    everySeconds: environment.PUBLISH_BATCH_SECONDS,
  };
  serveConfiguration(route, { hooks: { menu: menuHooks }, watch: services.documentWatch });
  serveHistory(route);
  serveSettings(route);
  serveSecrets(route, services.secrets);
  serveMenus(route, { providerId });
  serveImages(route, services.objects);
  servePublishing(route, {
    jobs: services.jobs,
    logger,
    defaultStrategy,
    mailer: services.mailer,
    publicUrl: publicUrlOf(environment),
  });
}

/** The address that mailed links lead to: the one of the configuration, never one that a request claims. */
function publicUrlOf(environment: Environment): string {
  const url = environment.SERVERY_PUBLIC_URL || `http://${environment.HOST}:${environment.PORT}`;
  return url.replace(/\/+$/, '');
}

/** Of the analytics service: calls, not pages of the console. */
const analyticsPaths = '/sisense/*';
