import { defineConfig } from '@playwright/test';
import { browserLaunch, roomForNewObjects } from '../../tools/src/browser.ts';

const launch = browserLaunch();
/** A page lives for seconds here: the compilers that optimize its scripts, beside them, cost 40 of 100 of its processor time. */
const engine = `--js-flags=--no-opt --no-maglev ${roomForNewObjects}`;

/** Journeys in a real browser against the real server on the demo: each worker has its own (src/support/console-test.ts). */
export default defineConfig({
  testDir: './src',
  globalSetup: './src/support/one-demo.ts',
  timeout: 120_000,
  expect: { timeout: 15_000 },
  workers: 2,
  // On a fresh server and demo. A test that passes only then is named at the end of the run.
  retries: 1,
  reporter: [['list'], ['json'], ['./src/support/failure-reporter.ts']],
  outputDir: '../../test-results',
  use: {
    viewport: { width: 1440, height: 900 },
    // Without motion: a list that is still opening when it is clicked makes Playwright scroll the page,
    // which closes the list.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { ...launch, args: [...launch.args, engine] },
  },
});
