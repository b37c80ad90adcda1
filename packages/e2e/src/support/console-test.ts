import { createHash } from 'node:crypto';
import { expect, type Page, test as playwrightTest, type TestInfo } from '@playwright/test';
import { type LaborSandbox, startLaborSandbox } from '@servery/sandbox';
import { type DemoServer, startDemoServer } from './demo-server.ts';
import { watchPageErrors } from './page-errors.ts';

interface WorkerParts {
  /** Journeys that name a demo of their own meet no others: they get a worker, and so a server, for themselves. */
  readonly demoOf: string;
  /** Whether the server speaks to `labor`, with no store connected, and not to the stand-in that comes with the demo. */
  readonly hasOwnLabor: boolean;
  /** Whether the server made its demo of nothing, the stand-in of the labor service included, which keeps its data in memory. */
  readonly isOwn: boolean;
  /** Whether the server is met on loopback without a proxy: only then does it show the demo's mail to everybody. */
  readonly isDirect: boolean;
  /** So many hours the clock of the server is behind, until the journey lets it catch up. */
  readonly hoursBehind: number;
  /** A labor service that a journey can send away and bring back. */
  readonly labor: LaborSandbox;
  readonly demoServer: DemoServer;
}

interface JourneyParts {
  /** Fails the journey when one of its pages, also of another window, writes an error into the console or throws. */
  readonly noPageErrors: undefined;
}

/** A journey on the server and the demo of its worker: journeys of two workers do not meet. */
export const test = playwrightTest.extend<JourneyParts, WorkerParts>({
  demoOf: ['all', { option: true, scope: 'worker' }],
  hasOwnLabor: [false, { option: true, scope: 'worker' }],
  isDirect: [false, { option: true, scope: 'worker' }],
  isOwn: [false, { option: true, scope: 'worker' }],
  hoursBehind: [0, { option: true, scope: 'worker' }],
  labor: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needs of a fixture from the pattern
    async ({}, use) => {
      const labor = await startLaborSandbox();
      await use(labor);
      await labor.service.stop();
    },
    { scope: 'worker' },
  ],
  demoServer: [
    async ({ hasOwnLabor, hoursBehind, isDirect, isOwn, labor }, use) => {
      const server = await startDemoServer({
        isNew: isOwn || hasOwnLabor,
        hoursBehind,
        environment: {
          ...(hasOwnLabor && { LABOR_URL: labor.service.url, LABOR_RETRY_SECONDS: '1' }),
          ...(!isDirect && { SERVERY_TRUSTED_PROXIES: '127.0.0.1' }),
        },
      });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  // LG-16 counts failed logins by address: as people do, each journey comes from an address of its own.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needs of a fixture from the pattern
  extraHTTPHeaders: ({}, use, info) => use({ 'x-forwarded-for': addressOf(info) }),
  baseURL: ({ demoServer }, use) => use(demoServer.url),
  noPageErrors: [
    async ({ browser }, use) => {
      const watch = watchPageErrors(browser);
      await use(undefined);
      watch.stop();
      expect(watch.errors, 'errors of the pages').toEqual([]);
    },
    { auto: true },
  ],
  page: async ({ page }, use, info) => {
    const complaints = complaintsOf(page);
    await use(page);
    if (info.status === info.expectedStatus || complaints.length === 0) return;
    await info.attach('complaints', { body: complaints.join('\n'), contentType: 'text/plain' });
  },
});

/** An address of the documentation range 2001:db8::/32 for each journey and each of its tries. */
function addressOf({ testId, retry }: TestInfo): string {
  const digits = createHash('sha256').update(`${testId} ${retry}`).digest('hex');
  return `2001:db8:${digits.slice(0, 4)}:${digits.slice(4, 8)}::1`;
}

/** Errors of the console, requests without an answer and answers that refuse, as they come. */
function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('requestfailed', (request) => complaints.push(`${request.url()}: ${request.failure()?.errorText}`));
  page.on(
    'response',
    (response) => response.status() >= 400 && complaints.push(`${response.url()}: ${response.status()}`),
  );
  return complaints;
}
