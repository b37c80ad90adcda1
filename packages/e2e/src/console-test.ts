import { test as playwrightTest } from '@playwright/test';
import { type DemoServer, startDemoServer } from './demo-server.ts';

interface WorkerParts {
  /** Journeys that name a demo of their own meet no others: they get a worker, and so a server, for themselves. */
  readonly demoOf: string;
  readonly demoServer: DemoServer;
}

/** A journey on the server and the demo of its worker: journeys of two workers do not meet. */
export const test = playwrightTest.extend<object, WorkerParts>({
  demoOf: ['all', { option: true, scope: 'worker' }],
  demoServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const server = await startDemoServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  baseURL: ({ demoServer }, use) => use(demoServer.url),
});
