import { pino } from 'pino';
import { createApp } from './app.ts';
import { loadDemo } from './demo/load-demo.ts';
import { scheduleBackups } from './platform/database/backups.ts';
import { FolderInUseError } from './platform/database/folder-lock.ts';
import { migrate } from './platform/database/migrate.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { describeEnvironment, type Environment, EnvironmentError, readEnvironment } from './platform/environment.ts';

if (process.argv.includes('--help')) {
  console.log(describeEnvironment());
} else {
  await run().catch((error: unknown) => {
    console.error(error instanceof EnvironmentError || error instanceof FolderInUseError ? error.message : error);
    process.exitCode = 1;
  });
}

/** The sandbox where it is asked for, and with the demo unless there is a real mail server. */
async function openMail(environment: Environment, hasDemo: boolean) {
  const wantsSandbox = environment.MAIL_URL === 'sandbox' || (environment.MAIL_URL === '' && hasDemo);
  if (!wantsSandbox || environment.MAIL_SANDBOX_URL !== '') return { environment: {}, close: async () => undefined };
  const { startMailSandbox } = await import('@servery/sandbox');
  const sandbox = await startMailSandbox();
  return {
    environment: { MAIL_URL: sandbox.smtpUrl, MAIL_SANDBOX_URL: sandbox.mailboxUrl },
    close: () => sandbox.close(),
  };
}

/** Stand-ins of the outside services for the demo, each where no real one is configured. */
async function openServices(environment: Environment, hasDemo: boolean) {
  if (!hasDemo) return { environment: {}, close: async () => undefined };
  const { startAggregatorSandbox, startCardHostSandbox } = await import('@servery/sandbox');
  const cardHost = environment.CARD_HOST_URL === '' ? await startCardHostSandbox() : undefined;
  const aggregator = environment.AGGREGATOR_URL === '' ? await startAggregatorSandbox() : undefined;
  return {
    environment: {
      ...(cardHost && { CARD_HOST_URL: cardHost.service.url, CARD_HOST_TOKEN: cardHost.token }),
      ...(aggregator && {
        AGGREGATOR_URL: aggregator.service.url,
        AGGREGATOR_CLIENT_ID: aggregator.clientId,
        AGGREGATOR_CLIENT_SECRET: aggregator.clientSecret,
      }),
    },
    close: async () => {
      await cardHost?.service.stop();
      await aggregator?.service.stop();
    },
  };
}

async function run(): Promise<void> {
  const environment = readEnvironment(process.env);
  const logger = pino({ level: environment.LOG_LEVEL });
  const database = await openDatabase(environment, 'the Servery server');
  await migrate(database);
  const signIns = await loadDemo(database, environment);
  const mail = await openMail(environment, signIns.length > 0);
  const services = await openServices(environment, signIns.length > 0);
  const app = await createApp({ ...environment, ...mail.environment, ...services.environment }, database, logger);
  await app.start();
  const backups = scheduleBackups(database, environment, logger);
  const address = await app.http.listen({ port: environment.PORT, host: environment.HOST });
  if (signIns.length > 0) console.log(`\nDemo sign-ins:\n${signIns.map((line) => `  ${line}`).join('\n')}`);
  console.log(`\nServery is ready at ${environment.SERVERY_PUBLIC_URL || address}\n`);

  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    backups.stop();
    await app.stop();
    await mail.close();
    await services.close();
    await database.close();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
  }
}
