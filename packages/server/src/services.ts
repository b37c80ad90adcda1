import type { FastifyBaseLogger } from 'fastify';
import { createCredentialCheck } from './access/credential-check.ts';
import { createGuard } from './access/guard.ts';
import { createSecretsStore } from './configuration/secrets/secrets-store.ts';
import { createGeocoder } from './features/addresses/geocoder.ts';
import { createDocumentWatch } from './features/configuration/watch-document.ts';
import { createAggregator } from './features/integrations/aggregator.ts';
import { createLicenseSigner } from './features/licensing/license-signer.ts';
import { createLicenseWatch } from './features/licensing/license-watch.ts';
import { createBuildService } from './features/mobile-app/build-service.ts';
import { createPushProvider } from './features/push/provider/push-provider.ts';
import { readServiceAccount } from './features/push/provider/service-account.ts';
import { createEmailHash, pushEmailPurpose } from './features/push/push-devices.ts';
import { createContacts } from './features/terminals/contacts.ts';
import { createCustomerHash, forgottenPurpose } from './features/tickets/forgetting/customer-hash.ts';
import type { Database } from './platform/database/database.ts';
import type { Environment } from './platform/environment.ts';
import { isLoopbackHost } from './platform/http/loopback.ts';
import { createJobs } from './platform/jobs.ts';
import { createMailer } from './platform/mail/mailer.ts';
import { openObjectStorage } from './platform/object-storage/open-object-storage.ts';
import { createServiceClient } from './platform/outbound/service-client.ts';
import { previousSecretKey, readSecretKey } from './platform/secret-key.ts';
import { softwareVersion } from './platform/software-version.ts';
import { createDueWorkWatch } from './platform/work/due-work.ts';
import { deleteExpired } from './sign-in/expired-sessions.ts';
import { createFailureNotes } from './sign-in/sign-in-audit.ts';

const hourMillis = 3_600_000;

export type Services = ReturnType<typeof createServices>;

/** The services that the features share: rights, keys, and the ways out to mail, files and other services. */
export function createServices(environment: Environment, database: Database, logger: FastifyBaseLogger) {
  const isSecure = environment.SERVERY_PUBLIC_URL.startsWith('https:');
  const cookieName = isSecure ? '__Host-servery' : 'servery_session';
  const providerId = environment.SERVERY_PROVIDER_ID;
  const limits = { idleMinutes: environment.SESSION_IDLE_MINUTES, hours: environment.SESSION_HOURS };
  const credentials = createCredentialCheck(database);
  const secretKey = readSecretKey(environment);
  const contacts = createContacts(database, logger);
  const failures = createFailureNotes(database, logger);
  const licenseWatch = createLicenseWatch(database, logger);
  const mailer = createMailer(environment.MAIL_URL, environment.MAIL_FROM, logger);
  const dueWork = createDueWorkWatch(database, logger);
  const jobs = createJobs(database, logger, dueWork);
  const forgetExpired = setInterval(() => {
    deleteExpired(database, limits).catch((error: unknown) =>
      logger.error({ err: error }, 'expired sessions not deleted'),
    );
  }, hourMillis);
  forgetExpired.unref();

  return {
    database,
    logger,
    isSecure,
    cookieName,
    providerId,
    limits,
    credentials,
    guard: createGuard({ database, limits, providerId, cookieName, credentials }),
    contacts,
    failures,
    licenseWatch,
    documentWatch: createDocumentWatch(database),
    mailer,
    dueWork,
    jobs,
    analyticsKey: secretKey.derive('analytics'),
    signer: createLicenseSigner(secretKey),
    secrets: createSecretsStore(secretKey, previousSecretKey(environment)),
    objects: openObjectStorage(environment),
    cardHost: {
      client: createServiceClient({ name: 'card host', baseUrl: environment.CARD_HOST_URL, logger }),
      token: environment.CARD_HOST_TOKEN,
    },
    aggregator: createAggregator({
      client: createServiceClient({ name: 'aggregator', baseUrl: environment.AGGREGATOR_URL, logger }),
      clientId: environment.AGGREGATOR_CLIENT_ID,
      clientSecret: environment.AGGREGATOR_CLIENT_SECRET,
    }),
    labor: {
      client: createServiceClient({ name: 'labor service', baseUrl: environment.LABOR_URL, logger }),
      retrySeconds: environment.LABOR_RETRY_SECONDS,
    },
    push: {
      provider: createPushProvider({
        client: createServiceClient({
          name: 'push provider',
          baseUrl: environment.PUSH_URL,
          logger,
          timeoutMillis: 10_000,
        }),
        account: readServiceAccount(environment.PUSH_CREDENTIALS),
        isSandbox: isLoopbackHost(new URL(environment.PUSH_URL).hostname),
      }),
      hash: createEmailHash(secretKey.derive(pushEmailPurpose)),
    },
    customers: { hash: createCustomerHash(secretKey.derive(forgottenPurpose)) },
    builds: createBuildService({
      client: createServiceClient({
        name: 'build service',
        baseUrl: environment.MOBILE_BUILD_URL,
        logger,
        asksAgain: false,
      }),
      token: environment.MOBILE_BUILD_TOKEN,
    }),
    geocoder: createGeocoder({
      template: environment.GEOCODER_URL,
      agent: `Servery/${softwareVersion}${environment.SERVERY_PUBLIC_URL && ` (${environment.SERVERY_PUBLIC_URL})`}`,
      logger,
    }),
    /** Ends the work that runs by the clock. */
    stopTimers: () => {
      clearInterval(forgetExpired);
      licenseWatch.stop();
    },
    /** Once no request comes any more: running jobs end, noted values are written. */
    finish: async () => {
      await jobs.stop();
      await contacts.stop();
      await failures.settled();
      mailer.close();
    },
  };
}
