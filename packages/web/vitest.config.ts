import { waysOfOperations } from '@servery/contract';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserLaunch, roomForNewObjects } from '../../tools/src/browser.ts';
import { bundledWorkers } from './bundled-workers.ts';

// The React that people run: as for development, a fifth of the work would be checks and records that no test reads.
process.env.NODE_ENV = 'production';

/** The modules that the domain imports by parts, which the search from here does not find. */
const reached = ['parser', 'walker', 'generator'].map((part) => `@servery/domain > css-tree/${part}`);

const launch = browserLaunch();

/** Component tests in a real browser; pure functions of the web run beside them. */
export default defineConfig({
  plugins: [react(), bundledWorkers()],
  define: { __SERVERY_VERSION__: JSON.stringify('0.0.0-test'), __SERVERY_WAYS__: JSON.stringify(waysOfOperations()) },
  // Found before the first test: one found on the way reloads the page under a running test.
  optimizeDeps: { entries: ['src/**/*.{ts,tsx}'], include: ['react-dom/client', ...reached] },
  test: {
    name: 'web',
    root: import.meta.dirname,
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/testing/setup.ts'],
    testTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    maxWorkers: 3,
    // The files of a worker share the modules, which are loaded once; state that tests leave behind is cleared in the setup.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      // Without motion: axe measures the end of a transition, not a color on the way.
      provider: playwright({
        contextOptions: { reducedMotion: 'reduce', permissions: ['clipboard-read', 'clipboard-write'] },
        launchOptions: { ...launch, args: [...launch.args, `--js-flags=${roomForNewObjects}`] },
      }),
      viewport: { width: 1440, height: 900 },
      instances: [{ browser: 'chromium' }],
    },
  },
});
