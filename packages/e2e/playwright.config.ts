import { existsSync, mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

/** Chosen once: the workers read this file too, in the environment of the first reader. */
process.env.E2E_PORT ??= String(await freePort());
const port = Number(process.env.E2E_PORT);
const chromium = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser'].find(
  (path) => path !== undefined && existsSync(path),
);

/** Journeys in a real browser against the real server on the demo, each run on a data folder of its own. */
export default defineConfig({
  testDir: './src',
  timeout: 120_000,
  expect: { timeout: 15_000 },
  workers: 1,
  reporter: [['list'], ['json']],
  outputDir: '../../test-results',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      ...(chromium === undefined ? {} : { executablePath: chromium }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: `${process.execPath} ../server/src/main.ts`,
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: 120_000,
    env: {
      PORT: String(port),
      SERVERY_DATA: mkdtempSync(join(tmpdir(), 'servery-e2e-')),
      LOG_LEVEL: 'warn',
      PUBLISH_BATCH_SECONDS: '1',
    },
  },
});

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 4173));
    });
  });
}
