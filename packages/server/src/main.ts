import { pino } from 'pino';
import { createApp } from './app.ts';
import { hasDemo, loadDemo } from './demo/load-demo.ts';
import { startOpenStores } from './demo/open-stores.ts';
import { scheduleBackups } from './platform/database/backups.ts';
import { oneNodeAtATime } from './platform/database/locks/one-at-a-time.ts';
import { migrate } from './platform/database/migrate.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { describeEnvironment, type Environment, readEnvironment } from './platform/environment.ts';
import { writePrivately } from './platform/private-files.ts';
import { StartError } from './platform/start-error.ts';
import { whyNotStarted } from './platform/why-not-started.ts';

if (process.argv.includes('--help')) {
  console.log(describeEnvironment());
} else {
  await run();
}

/** The sandbox where it is asked for, and with the demo unless there is a real mail server. */
async function openMail(environment: Environment, isDemo: boolean) {
  const wantsSandbox = environment.MAIL_URL === 'sandbox' || (environment.MAIL_URL === '' && isDemo);
  if (!wantsSandbox || environment.MAIL_SANDBOX_URL !== '') return { environment: {}, close: async () => undefined };
  const { startMailSandbox } = await import('@servery/sandbox');
  const sandbox = await startMailSandbox();
  return {
    environment: { MAIL_URL: sandbox.smtpUrl, MAIL_SANDBOX_URL: sandbox.mailboxUrl },
    close: () => sandbox.close(),
  };
}

/** Stand-ins of the outside services for the demo, each where no real one is configured. */
async function openServices(environment: Environment, isDemo: boolean) {
  if (!isDemo) return { environment: {}, laborUrl: '', close: async () => undefined };
  const {
    startAggregatorSandbox,
    startBuildSandbox,
    startCardHostSandbox,
    startGeocoderSandbox,
    startLaborSandbox,
    startPushSandbox,
  } = await import('@servery/sandbox');
  const cardHost = environment.CARD_HOST_URL === '' ? await startCardHostSandbox() : undefined;
  const aggregator = environment.AGGREGATOR_URL === '' ? await startAggregatorSandbox() : undefined;
  const geocoder = environment.GEOCODER_URL === '' ? await startGeocoderSandbox() : undefined;
  const labor = environment.LABOR_URL === '' ? await startLaborSandbox() : undefined;
  const builds = environment.MOBILE_BUILD_URL === '' ? await startBuildSandbox() : undefined;
  const push = environment.PUSH_CREDENTIALS === '' ? await startPushSandbox() : undefined;
  return {
    environment: {
      ...(cardHost && { CARD_HOST_URL: cardHost.service.url, CARD_HOST_TOKEN: cardHost.token }),
      ...(aggregator && {
        AGGREGATOR_URL: aggregator.service.url,
        AGGREGATOR_CLIENT_ID: aggregator.clientId,
        AGGREGATOR_CLIENT_SECRET: aggregator.clientSecret,
      }),
      ...(geocoder && { GEOCODER_URL: geocoder.searchUrl }),
      ...(labor && { LABOR_URL: labor.service.url }),
      ...(builds && { MOBILE_BUILD_URL: builds.service.url, MOBILE_BUILD_TOKEN: builds.token }),
      ...(push && { PUSH_URL: push.service.url, PUSH_CREDENTIALS: push.credentials }),
    },
    laborUrl: labor?.service.url ?? '',
    close: async () => {
      await cardHost?.service.stop();
      await aggregator?.service.stop();
      await geocoder?.service.stop();
      await labor?.service.stop();
      await push?.service.stop();
      await builds?.service.stop();
    },
  };
}

/**
 * `npm start` builds the console beside, and says how that ended.
 * @returns why there is no console; empty: there is one, or nobody builds one
 */
function consoleBuild(): Promise<string> {
  if (process.channel === undefined) return Promise.resolve('');
  return new Promise((resolve) => {
    process.once('message', (problem) => resolve(typeof problem === 'string' ? problem : ''));
    process.once('disconnect', () => resolve(''));
  });
}

/** Starts, or says why not and ends: nothing is left open that would hold the folder or keep the process alive. */
async function run(): Promise<void> {
  const closers: Closer[] = [];
  let isEnding = false;
  const end = async (code: number, signal?: NodeJS.Signals): Promise<void> => {
    if (isEnding) return;
    isEnding = true;
    await closeAll(closers, signal).catch((error: unknown) => {
      console.error(error);
      process.exit(1);
    });
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => end(0, signal));
  let environment: Environment | undefined;
  writePrivately();
  const building = consoleBuild();
  try {
    environment = readEnvironment(process.env);
    await start(environment, closers, building);
  } catch (error) {
    if (!isEnding) console.error(whyNotStarted(error, environment));
    await end(1);
  }
}

/** @param signal the signal that ended the server, if any did */
type Closer = (signal?: NodeJS.Signals) => Promise<void>;

/** Each step leaves behind how it is undone, also when a later one fails. */
async function start(environment: Environment, closers: Closer[], building: Promise<string>): Promise<void> {
  const logger = pino({ level: environment.LOG_LEVEL });
  const database = await openDatabase(environment, 'the Servery server');
  closers.push(() => database.close());
  const isDemo = await oneNodeAtATime(database, async () => {
    await migrate(database);
    return hasDemo(database, environment);
  });
  const services = await openServices(environment, isDemo);
  closers.push(() => services.close());
  const signIns = await oneNodeAtATime(database, () => loadDemo(database, environment, services.laborUrl));
  const mail = await openMail(environment, isDemo);
  closers.push(() => mail.close());
  const problem = await building;
  if (problem !== '') throw new StartError(problem);
  const app = await createApp({ ...environment, ...mail.environment, ...services.environment }, database, logger);
  // An orchestrator says SIGTERM, and takes the node out once it hears that it is not ready; a person says SIGINT.
  closers.push((signal) => app.stop({ announces: signal === 'SIGTERM' }));
  await app.start();
  const backups = scheduleBackups(database, environment, logger);
  closers.push(async () => backups.stop());
  const address = await app.http.listen({ port: environment.PORT, host: environment.HOST });
  app.prepare();
  const weeks = environment.SERVERY_DEMO_WEEKS;
  if (isDemo && weeks > 0) {
    const stores = startOpenStores({ database, logger, weeks });
    closers.push(() => stores.stop());
  }
  if (signIns.length > 0) console.log(`\nDemo sign-ins:\n${signIns.map((line) => `  ${line}`).join('\n')}`);
  console.log(`\nServery is ready at ${environment.SERVERY_PUBLIC_URL || address}\n`);
}

/** In reverse: the part that was opened last is closed first. */
async function closeAll(closers: readonly Closer[], signal: NodeJS.Signals | undefined): Promise<void> {
  for (const close of closers.toReversed()) await close(signal);
}
